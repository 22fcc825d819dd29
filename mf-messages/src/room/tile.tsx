import { useEffect, useRef, useState } from 'react'
import type { Member } from '../meeting/api'
import type { Shown } from './call/call-state'
import styles from './room.module.css'

interface TileProps {
  readonly member: Member
  readonly stream: MediaStream | undefined
  /** Of somebody else, once there is a connection. */
  readonly shown: Shown | undefined
}

/** One member: the picture, or the name where there is none; the voice in any case. */
export function Tile({ member, stream, shown }: TileProps) {
  const { userName, isSelf, microphone, camera, sharing } = member
  const { video, blocked, play } = usePlaying(stream)
  const speaking = microphone && (shown?.speaking ?? false)
  return (
    <li className={styles.tile} data-speaking={speaking || undefined} data-sharing={sharing || undefined}>
      <video
        ref={video}
        autoPlay
        playsInline
        muted={isSelf}
        data-own={(isSelf && !sharing) || undefined}
        aria-label={`${userName}的画面`}
      />
      {!camera && !sharing && (
        <span className={styles.avatar} aria-hidden="true">
          {userName.slice(0, 1)}
        </span>
      )}
      {blocked && (
        <button type="button" className={styles.play} onClick={play}>
          播放声音和画面
        </button>
      )}
      <p>
        <strong>
          {userName}
          {isSelf && '（我）'}
        </strong>
        <span>{marksOf(member, shown, speaking).join('，')}</span>
      </p>
    </li>
  )
}

/** Marks in words, for those who see no colours and hear no voices. */
function marksOf({ isSelf, microphone, camera, sharing, state }: Member, shown: Shown | undefined, speaking: boolean) {
  const marks: string[] = []
  if (!isSelf && !shown?.connected) marks.push(state === 'lost' ? '连接中断' : '正在连接')
  if (speaking) marks.push('正在发言')
  if (!microphone) marks.push('麦克风已关')
  if (sharing) marks.push('正在共享屏幕')
  else if (!camera) marks.push('摄像头已关')
  return marks
}

/** Browsers may refuse to play a voice in a window in which nothing was clicked yet. */
function usePlaying(stream: MediaStream | undefined) {
  const video = useRef<HTMLVideoElement>(null)
  const [blocked, setBlocked] = useState(false)
  const play = () =>
    void video.current?.play().then(
      () => setBlocked(false),
      (error: unknown) => setBlocked(error instanceof DOMException && error.name === 'NotAllowedError'),
    )
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null
  }, [stream])
  useEffect(() => {
    const element = video.current
    const start = () =>
      void element?.play().catch((error: unknown) => {
        setBlocked(error instanceof DOMException && error.name === 'NotAllowedError')
      })
    element?.addEventListener('loadedmetadata', start)
    return () => element?.removeEventListener('loadedmetadata', start)
  }, [])
  return { video, blocked, play }
}
