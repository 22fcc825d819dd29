import { RECEPTION_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/reception'
import { dayOf } from '../../calendar/china-time'
import { refuse, refuseRule } from '../../http/refusal'
import type { Ask } from '../../http/route'
import { isRowId } from '../../paging/row-id'
import { daysOf } from './days'

const refuseUnknown = (): never => refuse('notFound', { what: '该接访排班' })

/** A day of the caller's organisation that is not over, locked until the transaction ends. */
export async function lockDay({ db, caller, args, services }: Ask<{ readonly dayId: string }>): Promise<void> {
  if (!isRowId(args.dayId)) refuseUnknown()
  const found = await daysOf(db, caller)
    .where('reception_day.id', '=', args.dayId)
    .select('day')
    .forUpdate()
    .executeTakeFirst()
  const { day } = found ?? refuseUnknown()
  if (day < dayOf(services.now())) refuseRule(TEXTS.over)
}
