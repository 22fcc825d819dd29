import type { CallInput } from '@portal/shared-lib/contract/form'
import type { cancelReceptionDay } from '@portal/shared-lib/contract/receptions'
import type { Ask } from '../../../platform/route'
import { auditDay } from './audit-day'
import { lockDay } from './lock-day'

/** 取消: it is shown no more, to the public neither. */
export async function cancelDay(ask: Ask<CallInput<typeof cancelReceptionDay>>): Promise<null> {
  const { db, caller, args, services } = ask
  const before = await lockDay(ask)
  await db
    .updateTable('reception_day')
    .set({ cancelled_at: services.now(), cancel_reason: args.reason })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', args.dayId)
    .execute()
  await auditDay(ask, '取消接访排班', args.dayId, { before })
  return null
}
