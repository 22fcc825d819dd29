import { asPortalError, type PortalError } from '@portal/shared-lib'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormValues } from '../engine/form-values'
import { useLazyCorrectionFormQuery } from './api'
import type { Registered } from './registered'

/** The form under way: as it stands at the server, and what was typed on an older one. */
interface Opened {
  readonly registered: Registered
  readonly typed?: FormValues | undefined
}

/** What was registered of a petition, to be corrected; read anew where somebody else has corrected it meanwhile. */
export function useCorrection(petitionNo: string, todoId: string) {
  const [read] = useLazyCorrectionFormQuery()
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<PortalError>()
  const open = async (typed?: FormValues) => {
    setError(undefined)
    try {
      setOpened({ registered: await read({ petitionNo, todoId }).unwrap(), typed })
    } catch (refused) {
      setError(asPortalError(refused))
    }
  }
  const begin = useEffectEvent(() => void open())
  useEffect(() => begin(), [])
  return { opened, error, open }
}
