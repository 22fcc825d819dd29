import { Button } from '@portal/shared-lib/ui'
import { useFormContext } from '@portal/shared-lib/ui-form'
import { useContext } from 'react'
import { FormProposals } from '../registration/engine/proposals'

/** 采纳 all that was read without doubt, and 还原 what was changed since. */
export function Adopting() {
  const proposals = useContext(FormProposals)
  const { setValue } = useFormContext()
  if (!proposals) return null
  const { sure, given, open, confirmSure, reopen } = proposals
  const restore = () => {
    for (const { path, value } of given) setValue(path, value, { shouldDirty: true, shouldValidate: true })
    reopen()
  }
  return (
    <>
      <Button size="small" disabled={sure.length === 0} onClick={confirmSure}>
        采纳可信的{sure.length}项
      </Button>
      <Button size="small" disabled={open.length === given.length} onClick={restore}>
        还原识别值
      </Button>
    </>
  )
}
