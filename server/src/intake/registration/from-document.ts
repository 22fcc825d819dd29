import type { CallInput } from '@portal/shared-lib/contract/form'
import type { register } from '@portal/shared-lib/contract/registration'
import { linkRegistered, lockToRegister } from '../../official-documents/as-petition'
import { addFiles } from '../../petitions/record/attachments'
import { refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import type { RegisteredPetition } from './register'

type From = CallInput<typeof register>['fromDocument']

/**
 * Registers a petition from an official document that came from outside, where there is one: in one transaction each
 * knows of the other, and files of the document are the petition's too, as originals that nobody takes back.
 */
export async function registerFrom(
  ask: Ask<unknown>,
  from: From,
  registerIt: (note: string) => Promise<RegisteredPetition>,
): Promise<RegisteredPetition> {
  if (!from) return await registerIt('')
  const { db, caller } = ask
  const document = await lockToRegister(db, caller, from.id)
  const attachedIds = [...new Set(from.attachedIds)]
  if (!attachedIds.every(id => document.attachment_ids.includes(id))) refuseRule('附件不属于该收文，请刷新后重新选择')
  const made = await registerIt(`来自收文《${document.title}》${document.document_no && `（${document.document_no}）`}`)
  await addFiles(db, caller, made.petitionId, attachedIds)
  await linkRegistered(ask, document, made)
  return made
}
