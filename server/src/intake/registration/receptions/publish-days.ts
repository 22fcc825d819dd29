import type { CallInput } from '@portal/shared-lib/contract/form'
import type { publishReceptionDays } from '@portal/shared-lib/contract/receptions'
import { dayOf } from '../../../platform/calendar/china-time'
import { isRowId } from '../../../platform/paging/row-id'
import type { Ask } from '../../../platform/route'
import { auditDay } from './audit-day'

/** 公示: days of the caller's organisation that are to come; any other is left alone. */
export async function publishDays(ask: Ask<CallInput<typeof publishReceptionDays>>): Promise<number> {
  const { db, caller, args, services } = ask
  const at = services.now()
  const published = await db
    .updateTable('reception_day')
    .set({ published_at: at })
    .where('province_code', '=', caller.provinceCode)
    .where('org_id', '=', caller.orgId)
    .where('id', 'in', ['0', ...args.dayIds.filter(isRowId)])
    .where('cancelled_at', 'is', null)
    .where('published_at', 'is', null)
    .where('day', '>=', dayOf(at))
    .returning('id')
    .execute()
  for (const { id } of published) await auditDay(ask, '公示接访排班', id)
  return published.length
}
