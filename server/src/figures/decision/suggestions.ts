import type { suggestions } from '@portal/shared-lib/contract/decision-board'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dateTimeOf, endOfDay, startOfDay } from '../../platform/calendar/china-time'
import { ANSWERED_BY, matching } from '../../recommendations/list'
import type { Counting } from '../counting'
import { codeNames } from '../dimensions'

type Answer = CallAnswer<typeof suggestions>

const IMPROVE_POLICY = '2'
/** The category of the first level. */
const FIELD = sql<string>`coalesce(rpad(left(about.category, 2), 6, '0'), '')`
const OF_NO_PETITION = '未关联信访件'

/** 完善政策 that the caller's organisation has sent in a period, by the field of the petition. */
export async function countSuggestions(
  { db, caller, now }: Counting,
  { from, to }: CallInput<typeof suggestions>,
): Promise<Answer> {
  const found = await matching(db, caller, { tab: 'sent', year: 0, kind: IMPROVE_POLICY, adopted: '', words: '' }, now)
    .leftJoin('petition as about', join =>
      join
        .onRef('about.province_code', '=', 'recommendation.province_code')
        .onRef('about.id', '=', 'recommendation.petition_id'),
    )
    .where('recommendation.sent_at', '>=', startOfDay(from))
    .where('recommendation.sent_at', '<=', endOfDay(to))
    .groupBy(FIELD)
    .select(({ fn }) => [
      FIELD.as('field'),
      fn.countAll<string>().as('sent'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.waiting).as('waiting'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.full).as('full'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.part).as('part'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.none).as('none'),
    ])
    .execute()
  const names = await codeNames(
    db,
    'DM_NRFL',
    found.map(({ field }) => field),
  )
  const rows = found.map(({ field, ...counts }) => ({
    id: field,
    name: field === '' ? OF_NO_PETITION : (names.find(({ key }) => key === field)?.name ?? field),
    sent: Number(counts.sent),
    waiting: Number(counts.waiting),
    full: Number(counts.full),
    part: Number(counts.part),
    none: Number(counts.none),
  }))
  return { asOf: dateTimeOf(now), rows: rows.toSorted((one, other) => other.sent - one.sent) }
}
