import type { CallInput } from '@portal/shared-lib/contract/form'
import type { saveReceptionDay } from '@portal/shared-lib/contract/receptions'
import { RECEPTION_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/reception'
import { findLeader } from '../../../people/organisations/leader'
import { changed } from '../../../platform/audit/changed'
import { addDays, dayOf } from '../../../platform/calendar/china-time'
import { refuseField } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { inTurn } from '../taken'
import { auditDay } from './audit-day'
import { daysOf } from './days'
import { lockDay } from './lock-day'

type SaveAsk = Ask<CallInput<typeof saveReceptionDay>>

const FARTHEST_DAYS = 366

/** 排班: a new day, or a changed one; what was published stays so. */
export async function saveDay(ask: SaveAsk): Promise<null> {
  const { db, caller, args, services } = ask
  const was = args.dayId ? await lockDay(ask) : undefined
  await refuseDay(ask)
  const columns = { leader_id: args.leaderId, day: args.day, half: args.half, place: args.place }
  const { id } = args.dayId
    ? await update(ask, columns)
    : await db
        .insertInto('reception_day')
        .values({
          ...columns,
          province_code: caller.provinceCode,
          org_id: caller.orgId,
          created_by: caller.personId,
          created_at: services.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
  await auditDay(ask, was ? '变更接访排班' : '接访排班', id, was ? changed(was, columns) : { after: columns })
  return null
}

const update = ({ db, caller, args }: SaveAsk, columns: object) =>
  db
    .updateTable('reception_day')
    .set(columns)
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', args.dayId)
    .returning('id')
    .executeTakeFirstOrThrow()

/** A leader of the organisation receives once at a time, on a day that can still be planned. */
async function refuseDay({ db, caller, args, services }: SaveAsk): Promise<void> {
  const today = dayOf(services.now())
  if (args.day < today) refuseField(TEXTS.pastDay, 'jfrq')
  if (args.day > addDays(today, FARTHEST_DAYS)) refuseField(TEXTS.farDay, 'jfrq')
  if (!(await findLeader(db, caller, args.leaderId))) refuseField(TEXTS.noLeader, 'jfldId')
  await inTurn(db, `reception day ${caller.provinceCode} ${args.leaderId} ${args.day}`)
  const other = await daysOf(db, caller)
    .where('leader_id', '=', args.leaderId)
    .where('day', '=', args.day)
    .where(eb => (args.half === 'all' ? eb.lit(true) : eb('half', 'in', [args.half, 'all'])))
    .$if(args.dayId !== '', query => query.where('reception_day.id', '<>', args.dayId))
    .select('reception_day.id')
    .executeTakeFirst()
  if (other) refuseField(TEXTS.taken, 'sd')
}
