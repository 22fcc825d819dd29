import { send } from '@portal/shared-lib'
import { leaveMeeting } from '@portal/shared-lib/contract/calls/meetings'
import { useEffect, useEffectEvent } from 'react'
import type { Meeting } from '../meeting/api'
import controls from './controls.module.css'
import styles from './room.module.css'
import { useAttendance } from './use-attendance'

interface EmbeddedRoomProps {
  readonly meeting: Meeting
  readonly peerId: string
  readonly url: string
  readonly onLeft: (reason: string) => void
}

/** A meeting in the page of another service. */
export function EmbeddedRoom({ meeting: { roomId }, peerId, url, onLeft }: EmbeddedRoomProps) {
  useAttendance({ roomId, peerId }, onLeft)
  const tell = useEffectEvent(() => void send(leaveMeeting, { roomId, peerId }, { keepalive: true }))
  useEffect(() => {
    const leave = () => tell()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  const leave = async () => {
    await send(leaveMeeting, { roomId, peerId })
    onLeft('您已离开会议')
  }
  return (
    <>
      <iframe
        className={styles.embedded}
        title={`视频会议 ${roomId}`}
        src={url}
        allow="camera; microphone; display-capture; fullscreen; autoplay"
      />
      <div className={controls.controls}>
        <button type="button" className={controls.leave} onClick={() => void leave()}>
          离开会议
        </button>
      </div>
    </>
  )
}
