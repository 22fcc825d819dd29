import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/recognition'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Ask } from '../../platform/route'
import { refuseOthers } from '../registration/scan-holder'
import { getScan } from './items'
import { keepUnreadable } from './store'

const MARKED = '标记无法识别'

/** 标记无法识别: whoever registers it types it in. Having it read anew takes the mark back. */
export async function markUnreadable(ask: Ask<CallInput<typeof contract.markUnreadable>>): Promise<null> {
  const { args, caller, db, services, requestId, request } = ask
  const { itemId: petitionId } = await getScan(db, caller, args.itemId)
  await refuseOthers(db, caller, petitionId)
  await keepUnreadable(db, { provinceCode: caller.provinceCode, petitionId }, args.reason, services.now())
  const object = { objectType: 'petition', objectId: petitionId }
  await recordAudit(db, { ...actorOf(caller), action: MARKED, ...object, requestId, address: request.ip })
  return null
}
