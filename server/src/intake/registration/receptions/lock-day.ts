import { RECEPTION_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/reception'
import type { Selectable } from 'kysely'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Database } from '../../../platform/database/schema'
import { isRowId } from '../../../platform/paging/row-id'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { daysOf } from './days'

const refuseUnknown = (): never => refuse('notFound', { what: '该接访排班' })

type Planned = Pick<Selectable<Database['reception_day']>, 'leader_id' | 'day' | 'half' | 'place'>

/** A day of the caller's organisation that is not over, locked until the transaction ends. */
export async function lockDay({ db, caller, args, services }: Ask<{ readonly dayId: string }>): Promise<Planned> {
  if (!isRowId(args.dayId)) refuseUnknown()
  const found = await daysOf(db, caller)
    .where('reception_day.id', '=', args.dayId)
    .select(['leader_id', 'day', 'half', 'place'])
    .forUpdate()
    .executeTakeFirst()
  const planned = found ?? refuseUnknown()
  if (planned.day < dayOf(services.now())) refuseRule(TEXTS.over)
  return planned
}
