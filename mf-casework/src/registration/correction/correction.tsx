import { asPortalError, type PortalError } from '@portal/shared-lib'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FormValues } from '../engine/form-values'
import { useLazyCorrectionFormQuery } from './api'
import { CorrectionForm } from './correction-form'
import type { CorrectionProps } from './correction-props'
import type { Registered } from './registered'

/** 修改: a petition on the form on which it was registered, in place of its case. */
export default function Correction(props: CorrectionProps) {
  const { petition, todoId } = props
  const { opened, error, open } = useCorrection(petition.petitionNo, todoId)
  if (error) return <Trouble error={error} onRetry={() => void open()} />
  if (!opened) return <Loading />
  return <CorrectionForm key={opened.registered.version} {...props} {...opened} onReopen={typed => void open(typed)} />
}

/** The form under way: as it stands at the server, and what was typed on an older one. */
interface Opened {
  readonly registered: Registered
  readonly typed?: FormValues | undefined
}

/** What was registered of a petition, to be corrected; read anew where somebody else has corrected it meanwhile. */
function useCorrection(petitionNo: string, todoId: string) {
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
