import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/connect'
import { copied, copyRows } from './columns'
import { isNumbered, lastOfModel } from './models'

/** Of what only grows old, so many petitions keep one. */
const REMEMBERED = 10
/** Windows that close by themselves: of petitions that lie back they have. */
const WINDOWS = sql`('K09', 'K11', 'K13')`

/** The rows of a model, without what has come to them since the load began. */
const of = (table: string, as = 'row'): RawBuilder<unknown> => sql`join ${sql.table(table)} as ${sql.ref(as)}
  on ${sql.ref(`${as}.province_code`)} = model.province_code and ${sql.ref(`${as}.petition_id`)} = model.id
  and ${isNumbered(table) ? sql`${sql.ref(`${as}.id`)} <= ${lastOfModel(table)}` : sql`true`}`

const lapsed = sql`row.state = 'running' and row.type in ${WINDOWS} and row.due_at - made.shift < now()`
const renamed = (column: string) => sql`replace(${sql.ref(column)}, model.petition_no, made.petition_no)`

/** Copies all that belongs to the models of the petitions that are made, in the table `made`. */
export async function copyCases(db: Db): Promise<void> {
  await copyPetitions(db)
  await copyRows(db, 'handling_step', of('handling_step'))
  await copyRows(db, 'clock', of('clock'), {
    state: sql`case when ${lapsed} then 'lapsed' else row.state end`,
    closed_at: sql`case when ${lapsed} then row.due_at else row.closed_at end - made.shift`,
  })
  await copyRows(
    db,
    'clock_pause',
    sql`${of('clock', 'paused')} join clock_pause as row on row.province_code = model.province_code
      and row.clock_id = paused.id`,
    { clock_id: copied('clock', sql`row.clock_id`) },
  )
  await copyApprovals(db)
  await copyAnswers(db)
  await copyRows(db, 'todo', of('todo'), { ref_id: REFERENCE })
  const remembered = sql`where made.n % ${sql.lit(REMEMBERED)} = 0`
  await copyRows(db, 'timeline', sql`${of('timeline')} ${remembered}`, { text: renamed('row.text') })
  await copyAudit(db, remembered)
}

/** What is written here waits to be sealed like everything else. */
async function copyAudit(db: Db, remembered: RawBuilder<unknown>): Promise<void> {
  await sql`with written as (
      insert into audit (person_id, org_id, action, object_type, object_id, result)
      select pg_temp.person_at(row.person_id, made.area), pg_temp.office_at(row.org_id, made.area), row.action,
        row.object_type, made.petition_no, row.result
      from made join model on model.id = made.model_id
      join audit as row on row.object_type = 'petition' and row.object_id = model.petition_no ${remembered}
      returning id)
    insert into audit_unsealed select id from written`.execute(db)
}

const copyPetitions = (db: Db) =>
  copyRows(db, 'petition', sql`join petition as row on row.province_code = model.province_code and row.id = model.id`, {
    id: sql`made.id`,
    ...{ petition_no: sql`made.petition_no`, query_code: sql`made.query_code`, matter_id: sql`made.matter_id` },
    ...{
      summary: sql`made.summary`,
      request: sql`made.request`,
      title: sql`made.title`,
      barcode: sql`''`,
      ticket_no: sql`''`,
    },
    source_no: sql`case when row.source_no = '' then '' else 'L' || made.n end`,
    place_region: sql`made.place_region`,
    repeat_flag: sql`made.repeat_flag`,
    first_local: sql`made.repeat_flag = '0'`,
    first_national: sql`made.repeat_flag = '0'`,
    merged_into: sql`null`,
    archive_no: sql`case when row.archive_no = '' then '' else made.petition_no end`,
  })

async function copyApprovals(db: Db): Promise<void> {
  await copyRows(db, 'approval', of('approval'), {
    title: renamed('row.title'),
    subject_id: sql`(${copied('handling_step', sql`split_part(row.subject_id, ':', 1)::bigint`)})::text
      || substr(row.subject_id, strpos(row.subject_id, ':'))`,
    snapshot: sql`pg_temp.office_at(replace(row.snapshot::text, model.petition_no, made.petition_no), made.area)::jsonb`,
    previous_id: copied('approval', sql`row.previous_id`),
  })
  await copyRows(
    db,
    'approval_decision',
    sql`${of('approval', 'decided')} join approval_decision as row on row.province_code = model.province_code
      and row.approval_id = decided.id`,
    { approval_id: copied('approval', sql`row.approval_id`) },
  )
}

async function copyAnswers(db: Db): Promise<void> {
  for (const table of ['petition_document', 'handling_report', 'process_record', 'extension', 'suspension'] as const)
    await copyRows(db, table, of(table), table === 'petition_document' ? { file_id: sql`null` } : {})
  await copyRows(db, 'delivery', of('delivery'), {
    document_id: copied('petition_document', sql`row.document_id`),
    file_id: sql`null`,
  })
  await copyRows(db, 'evaluation', of('evaluation'), {
    state: sql`case when row.state = '0' and row.due_at - made.shift < now() then '3' else row.state end`,
  })
  for (const table of ['urge', 'closing_check']) await copyRows(db, table, of(table))
}

/** Of what a to-do speaks: an approval, a report, an urge. */
const REFERENCE = sql`case when row.ref_id !~ '^\\d+$' then row.ref_id
  when row.todo_type = 'approval' then (${copied('approval', sql`row.ref_id::bigint`)})::text
  when row.todo_type = 'reportSignFor' then (${copied('handling_report', sql`row.ref_id::bigint`)})::text
  when row.todo_type = 'urgeReply' then (${copied('urge', sql`row.ref_id::bigint`)})::text
  else row.ref_id end`
