import { asPortalError } from '@portal/shared-lib'
import { useState } from 'react'
import { type Entered, type Meeting, useMeetingsEnterMutation } from '../meeting/api'
import { Call } from './call/call'
import { Conference } from './conference'
import { EmbeddedRoom } from './embedded-room'
import { Left } from './left'
import { Lobby } from './lobby'

/** In another service's page, or in the portal's own. */
type Attendance = { readonly peerId: string; readonly url: string } | { readonly call: Call }

/** A meeting: before it is entered, while it goes on, afterwards. */
export function Room({ meeting }: { meeting: Meeting }) {
  const [enter, { isLoading, error }] = useMeetingsEnterMutation()
  const [attendance, setAttendance] = useState<Attendance>()
  const [leftBecause, setLeftBecause] = useState<string>()
  const begin = async () => {
    const { data } = await enter({ args: { roomId: meeting.roomId } })
    if (!data) return
    setLeftBecause(undefined)
    setAttendance(attendanceOf(meeting.roomId, data))
  }
  const leave = (reason: string) => {
    setAttendance(undefined)
    setLeftBecause(reason)
  }
  const problem = error && asPortalError(error).message
  const entering = { entering: isLoading, problem, onEnter: () => void begin() }
  if (attendance && 'call' in attendance) return <Conference meeting={meeting} call={attendance.call} onLeft={leave} />
  if (attendance) return <EmbeddedRoom meeting={meeting} {...attendance} onLeft={leave} />
  if (leftBecause) return <Left meeting={meeting} reason={leftBecause} {...entering} />
  return <Lobby meeting={meeting} {...entering} />
}

const attendanceOf = (roomId: string, entered: Entered): Attendance =>
  entered.url === null ? { call: new Call(roomId, entered) } : { peerId: entered.peerId, url: entered.url }
