import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { report } from '@portal/shared-lib/contract/stats'
import type { Counting } from '../counting'
import { countReport } from '../reports'
import { officeOf } from '../sight'
import { isOfAll, withFrozenBefore } from './before'
import { findKept } from './kept'
import { besideNow, lateOf } from './late'

/** A report: as it was frozen, with what has come since, or as it is now. */
export async function answerReport(
  counting: Counting,
  args: CallInput<typeof report>,
): Promise<CallAnswer<typeof report>> {
  const { db, caller } = counting
  const [kept, now] = await Promise.all([findKept(db, caller, args), countReport(counting, args)])
  if (!kept || !isOfAll(args)) {
    const table = await withFrozenBefore(db, caller, args, now)
    return { ...table, frozen: kept ? { by: kept.by, at: kept.at, isShown: false, late: [] } : null }
  }
  const whole = officeOf(caller)
  const office = { ...counting, caller: whole, reader: whole, isForAll: true }
  const alike = await countReport(office, { ...args, compare: false })
  const table = besideNow(kept.table, now, args.compare)
  const { by, at } = kept
  return { ...table, frozen: { by, at, isShown: true, late: lateOf(table, kept.table, alike) } }
}
