import type { CallInput } from '@portal/shared-lib/contract/form'
import type { cancelReceptionDay, publishReceptionDays } from '@portal/shared-lib/contract/receptions'
import * as contract from '@portal/shared-lib/contract/receptions'
import { dayOf } from '../../../platform/calendar/china-time'
import { isRowId } from '../../../platform/paging/row-id'
import { type Ask, type Route, route } from '../../../platform/route'
import { HALL } from '../tickets/pages'
import { auditDay } from './audit-day'
import { readMonth, readToday } from './days'
import { followUp } from './follow-up'
import { lockDay } from './lock-day'
import { readReceived } from './received'
import { saveDay } from './save-day'

/** 公示: days of the caller's organisation that are to come; any other is left alone. */
async function publishDays(ask: Ask<CallInput<typeof publishReceptionDays>>): Promise<number> {
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

/** 取消: it is shown no more, to the public neither. */
async function cancelDay(ask: Ask<CallInput<typeof cancelReceptionDay>>): Promise<null> {
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

const PAGE = 'leaderJieFang/leaderJFRegister'
const REGISTER = 'jf:register'

export const routes: Route[] = [
  route(contract.receptionDays, [PAGE], ({ args, caller, db }) => readMonth(db, caller, args.month)),
  route(contract.saveReceptionDay, [REGISTER], saveDay),
  route(contract.cancelReceptionDay, [REGISTER], cancelDay),
  route(contract.publishReceptionDays, [REGISTER], publishDays),
  route(contract.receptionsToday, HALL, ({ caller, db, services }) => readToday(db, caller, services.now())),
  route(contract.received, [PAGE], ({ args, caller, db }) => readReceived(db, caller, args)),
  route(contract.followUp, [REGISTER], followUp),
]
