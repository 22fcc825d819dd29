import { asPortalError, type PortalError, send } from '@portal/shared-lib'
import { type MeetingAccessAnswer, meetingAccess } from '@portal/shared-lib/contract/calls/meetings'
import { useState } from 'react'
import { useMeetingsEnterMutation } from '../meeting/api'
import type { Entering } from './lobby'

/** What a window needs to attend. */
export type Entered = MeetingAccessAnswer & { readonly peerId: string }

/** Enters a meeting once there is a way into it: who is refused by the service has not entered. */
export function useEntering(roomId: string, onEntered: (entered: Entered) => void): Entering {
  const [entering, setEntering] = useState(false)
  const [problem, setProblem] = useState<PortalError>()
  const [enter] = useMeetingsEnterMutation()
  const attempt = async () => {
    const access = await send(meetingAccess, { roomId })
    if (access.error) return access.error
    const { data, error } = await enter({ args: { roomId } })
    if (data) onEntered({ ...access.data, ...data })
    return error && asPortalError(error)
  }
  const onEnter = () => {
    setEntering(true)
    void attempt()
      .then(setProblem)
      .finally(() => setEntering(false))
  }
  return { entering, problem: problem?.message, onEnter }
}
