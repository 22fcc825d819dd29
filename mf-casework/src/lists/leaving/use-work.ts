import { type PortalError, send } from '@portal/shared-lib'
import { workOf } from '@portal/shared-lib/contract/calls/assignments'
import { useCallback, useEffect, useState } from 'react'
import type { Work } from './work'

/** What somebody has to hand over, read once: it stays as the account of what was handed over. */
export function useWork(leaverId: string) {
  const [read, keep] = useState<{ work?: Work; error?: PortalError }>({})
  const load = useCallback(async () => {
    const { data, error } = await send(workOf, { leaverId })
    keep(error ? { error } : { work: data })
  }, [leaverId])
  useEffect(() => void load(), [load])
  return { ...read, retry: () => void load() }
}
