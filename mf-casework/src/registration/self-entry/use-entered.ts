import type { SelfEntriesAnswer } from '@portal/shared-lib/contract/calls/self-entries'
import { usePolling } from '@portal/shared-lib/router'
import { useCaseworkSelfEntriesQuery } from '../api'

const POLLING = { pollingInterval: 10_000, skipPollingIfUnfocused: true }

/** Which tickets of today have an entry of their visitor, by number. */
export function useEntered(): ReadonlyMap<string, SelfEntriesAnswer[number]> {
  const { data = [] } = useCaseworkSelfEntriesQuery({}, usePolling(POLLING))
  return new Map(data.map(one => [one.ticketNo, one]))
}
