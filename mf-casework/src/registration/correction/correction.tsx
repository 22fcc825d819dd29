import { Loading, Trouble } from '@portal/shared-lib/page'
import { CorrectionForm } from './correction-form'
import type { CorrectionProps } from './correction-props'
import { useCorrection } from './use-correction'

/** 修改: a petition on the form on which it was registered, in place of its case. */
export default function Correction(props: CorrectionProps) {
  const { petition, todoId } = props
  const { opened, error, open } = useCorrection(petition.petitionNo, todoId)
  if (error) return <Trouble error={error} onRetry={() => void open()} />
  if (!opened) return <Loading />
  return <CorrectionForm key={opened.registered.version} {...props} {...opened} onReopen={typed => void open(typed)} />
}
