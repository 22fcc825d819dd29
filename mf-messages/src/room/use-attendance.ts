import { asPortalError } from '@portal/shared-lib'
import { MEETING_TEXTS } from '@portal/shared-lib/contract/rules/meeting'
import { useEffect, useEffectEvent } from 'react'
import { useMeetingsAttendQuery } from '../meeting/api'

/** Milliseconds between two signs of life; more often than what makes a member count as lost. */
const ALIVE_EVERY = 15_000

interface Window {
  readonly roomId: string
  readonly peerId: string
}

/** Who is there, as long as this window attends; says in words why it does not any more. */
export function useAttendance(window: Window, onOut: (reason: string) => void) {
  const { data, error } = useMeetingsAttendQuery(window, { pollingInterval: ALIVE_EVERY })
  const out = useEffectEvent(onOut)
  // A network that is gone for a while ends nothing, a refusal does.
  const refusal = error && !asPortalError(error).retry ? asPortalError(error).message : undefined
  const reason = data?.ended ? MEETING_TEXTS.ended : refusal
  useEffect(() => {
    if (reason) out(reason)
  }, [reason])
  return data
}
