import { useState } from 'react'
import type { Meeting } from '../meeting/api'
import { Call } from './call/call'
import styles from './card.module.css'
import { Conference } from './conference'
import { EmbeddedRoom } from './embedded-room'
import { type Entering, Lobby } from './lobby'
import { MinuteForm } from './minute-form'
import { type Entered, useEntering } from './use-entering'

/** In another service's page, or in the portal's own. */
type Attendance = { readonly peerId: string; readonly url: string } | { readonly call: Call }

/** A meeting: before it is entered, while it goes on, afterwards. */
export function Room({ meeting }: { meeting: Meeting }) {
  const [attendance, setAttendance] = useState<Attendance>()
  const [leftBecause, setLeftBecause] = useState<string>()
  const entering = useEntering(meeting.roomId, entered => {
    setLeftBecause(undefined)
    setAttendance(attendanceOf(meeting.roomId, entered))
  })
  const leave = (reason: string) => {
    setAttendance(undefined)
    setLeftBecause(reason)
  }
  if (attendance && 'call' in attendance) return <Conference meeting={meeting} call={attendance.call} onLeft={leave} />
  if (attendance) return <EmbeddedRoom meeting={meeting} {...attendance} onLeft={leave} />
  if (leftBecause) return <Left meeting={meeting} reason={leftBecause} {...entering} />
  return <Lobby meeting={meeting} {...entering} />
}

const attendanceOf = (roomId: string, entered: Entered): Attendance =>
  entered.url === null ? { call: new Call(roomId, entered) } : { peerId: entered.peerId, url: entered.url }

interface LeftProps extends Entering {
  readonly meeting: Meeting
  readonly reason: string
}

/** After a meeting: its minute, and the way back. */
function Left({ meeting, reason, entering, problem, onEnter }: LeftProps) {
  return (
    <section className={styles.card} aria-label="会议之后">
      <h1>{reason}</h1>
      {meeting.minuteDue && <MinuteForm meeting={meeting} />}
      <p role="alert">{problem}</p>
      <div className={styles.actions}>
        {!meeting.ended && (
          <button type="button" disabled={entering} onClick={onEnter}>
            重新进入
          </button>
        )}
        <button type="button" onClick={() => window.close()}>
          关闭窗口
        </button>
      </div>
    </section>
  )
}
