import type { registeredForm } from '@portal/shared-lib/contract/correction'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { getPetition } from '../../../petitions/record/scope'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { readButtons } from '../../../workflow/buttons'
import { ENTRY } from '../waiting'
import { formOf } from './form-of'
import { registeredOf } from './registered'
import { registeredFiles } from './registered-files'

/** What was registered, in full: for whoever may correct it now, and in the audit. */
export async function readRegistered(
  ask: Ask<CallInput<typeof registeredForm>>,
): Promise<CallAnswer<typeof registeredForm>> {
  const { db, caller, services, args, request } = ask
  const petition = await getPetition(db, caller, args.petitionNo)
  await refuseOthers(ask)
  const opened = { action: '查看登记内容', objectType: 'petition', objectId: args.petitionNo, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return {
    petitionNo: petition.petition_no,
    version: petition.version,
    form: formOf(petition),
    isImported: petition.entry_mode === ENTRY.import,
    queryCode: petition.query_code,
    dueAt: petition.due_at && dateTimeOf(petition.due_at),
    repeatFlag: petition.repeat_flag,
    files: await registeredFiles(db, petition),
    values: await registeredOf(db, services.fieldKeys, petition),
  }
}

/** By the same table and the same questions as when it is done. */
async function refuseOthers({ db, caller, services, args }: Ask<CallInput<typeof registeredForm>>): Promise<void> {
  const buttons = await readButtons(db, caller, { ...args, onBehalfOrgCode: '' }, services.now())
  const button = buttons.find(({ action }) => action === 'correct') ?? refuse('forbidden')
  if (button.enabled === 0) refuseRule(button.reason)
}
