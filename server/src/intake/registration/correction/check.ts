import type { correct } from '@portal/shared-lib/contract/actions'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { CHANNEL_STAYS } from '@portal/shared-lib/contract/rules/petition-forms'
import { refuseRule } from '../../../platform/refusal'
import type { Work } from '../../../workflow/engine/work'
import { checkRegistration } from '../checks'
import { refuseAt } from '../refuse'
import { formOf } from './form-of'

export type Correction = CallInput<typeof correct>

/** Refuses what could not have been registered either, and what the petition's number depends on. */
export async function checkCorrection({ db, caller, services, at, file }: Work, args: Correction): Promise<void> {
  const { petition } = file
  if (args.form !== formOf(petition)) refuseRule('该信访件不是在此页面登记的，请刷新后重试')
  if (args.channel !== petition.channel) refuseAt('channel', CHANNEL_STAYS)
  if (args.decisions.some(({ decision }) => decision === 'copy'))
    refuseRule('已登记的信访件不能按“重复投递”处理，请改选其他判断，保存后再办理并案')
  const waiting = { petitionId: petition.id, version: petition.version }
  await checkRegistration(db, caller, args, { services, at, waiting })
}
