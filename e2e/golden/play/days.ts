import { inDatabase } from '../../portal/database'
import type { Case } from './case'

/** Of what hangs on a petition by something in between: the column that names it, and what it names. */
const BETWEEN: Readonly<Record<string, readonly [column: string, owner: string]>> = {
  clock_pause: ['clock_id', 'clock'],
  approval_decision: ['approval_id', 'approval'],
  review_applicant: ['review_id', 'review'],
  review_request: ['review_id', 'review'],
  review_hearing: ['review_id', 'review'],
  supervision_addressee: ['supervision_id', 'supervision'],
  termination_step: ['termination_id', 'termination'],
  termination_paper: ['termination_id', 'termination'],
}

const DATES = `
  select dated.table_name as table, array_agg(dated.column_name || ' ' || dated.udt_name) as columns,
    exists (select from information_schema.columns as own
      where own.table_name = dated.table_name and own.column_name = 'petition_id') as hangs
  from information_schema.columns as dated
  join information_schema.tables as kept using (table_schema, table_name)
  where dated.table_schema = 'public' and kept.table_type = 'BASE TABLE' and dated.udt_name in ('date', 'timestamptz')
  group by 1`

interface Dated {
  readonly table: string
  /** Name and type. */
  readonly columns: readonly string[]
  readonly hangs: boolean
}

/** So many days go by: everything that has happened to a case until now happened so many days earlier. */
export async function daysGoBy({ stage, petitionNo }: Case, days: number): Promise<void> {
  await inDatabase(stage.portal, async query => {
    // Lists keep copies of dates, which would otherwise follow once more.
    await query(`set local session_replication_role = 'replica'`)
    const { rows } = await query(DATES)
    for (const dated of rows as Dated[]) {
      const which = whichOf(dated)
      if (which) await query(`update ${dated.table} set ${earlier(dated)} where ${which}`, [days, petitionNo])
    }
  })
  stage.nextDay()
}

const earlier = ({ columns }: Dated) =>
  columns
    .map(column => column.split(' '))
    .map(([name, type]) => `${name} = (${name} - make_interval(days => $1::integer))::${type}`)
    .join()

const IDS = 'select id from petition where petition_no = $2'

function whichOf({ table, hangs }: Dated): string | undefined {
  if (table === 'petition') return `petition_no = $2`
  if (hangs) return `petition_id in (${IDS})`
  const [column, owner] = BETWEEN[table] ?? []
  return column && `${column} in (select id from ${owner} where petition_id in (${IDS}))`
}
