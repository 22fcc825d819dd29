import { type RawBuilder, sql } from 'kysely'
import { AGES, UNIT_DAYS, WATCHED_DAYS } from '../metrics/limits'
import { OPEN } from '../metrics/open'

/**
 * SQL for whether a fact may count otherwise today than on an earlier day, though nobody has touched it: a limit of what is
 * not done yet has passed, or it has reached an age. `standing.test.ts` finds what is missing here.
 */
export function hasTurned(before: string, today: string): RawBuilder<boolean> {
  const [from, until] = [sql`${before}::date`, sql`${today}::date`]
  const passed = (due: RawBuilder<unknown>) => sql`(${due} >= ${from} and ${due} < ${until})`
  const reached = (since: RawBuilder<unknown>, days: number) =>
    sql`(${since} > ${from} - ${sql.lit(days)} and ${since} <= ${until} - ${sql.lit(days)})`
  const registered = sql.ref('fact.registered_on')
  const ages = AGES.map(days => reached(registered, days))
  return sql<boolean>`(fact.acted_on is null and ${passed(sql.ref('fact.act_due_on'))}
    or fact.unit_accepted_on is null and (${passed(sql.ref('fact.unit_due_on'))} or ${reached(registered, UNIT_DAYS + 1)})
    or fact.answered_on is null and ${passed(sql.ref('fact.answer_due_on'))}
    or ${reached(sql.ref('fact.closed_on'), WATCHED_DAYS)}
    or ${OPEN} and (${sql.join(ages, sql` or `)}))`
}
