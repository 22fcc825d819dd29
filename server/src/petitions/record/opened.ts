import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { petition } from '@portal/shared-lib/contract/petitions'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Ask } from '../../platform/route'
import { CASE_OPENED } from '../access/access-alarm'
import { readCase } from './case'

/** A petition for its case page. Who opened which case is part of the audit. */
export async function openCase(ask: Ask<{ petitionNo: string }>): Promise<CallAnswer<typeof petition>> {
  const { args, caller, db, services, request } = ask
  const shown = await readCase(db, caller, args.petitionNo, services)
  const opened = { action: CASE_OPENED, objectType: 'petition', objectId: args.petitionNo, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return shown
}
