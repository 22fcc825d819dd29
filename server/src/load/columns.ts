import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/connect'
import { firstOf, isNumbered, type Numbered } from './models'

type Sql = RawBuilder<unknown>

/** How the columns of a table become those of a copy; those that are not named follow from their name and type. */
export type Given = Readonly<Record<string, Sql>>

const OFFICES = /(^|_)(org|dept)_id$/
const PEOPLE =
  /^(person_id|from_person_id|handler_id|signed_by|created_by|done_by|register_person_id|applicant_id|applicant_holder_id|asked_by|replied_by|checked_by|on_behalf_of|target_id)$/
const STEPS = /^(step_id|parent_id|lead_step_id)$/

/** The id of a copied row: as far from the beginning of the copy's rows as the model's from that of the model's. */
export const copied = (table: Numbered, id: Sql): Sql =>
  sql`${id} - ${firstOf(table)} + ${sql.ref(`made.first_${table}`)}`

/** Copies the rows of a table, `row`, for every petition that is made; `from` says where they are found. */
export async function copyRows(db: Db, table: string, from: Sql, given: Given = {}): Promise<void> {
  const columns = await columnsOf(db, table)
  const values = columns.map(({ name, type }) => given[name] ?? copyOf(table, name, type))
  const names = columns.map(({ name }) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from made join model on model.id = made.model_id ${from}`.execute(db)
}

async function columnsOf(db: Db, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`select column_name as name, data_type as type
    from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  return rows
}

function copyOf(table: string, name: string, type: string): Sql {
  const column = sql.ref(`row.${name}`)
  if (name === 'petition_id') return sql`made.id`
  if (name === 'id' && isNumbered(table)) return copied(table, column)
  if (type === 'timestamp with time zone') return sql`${column} - made.shift`
  if (type === 'date') return sql`(${column} - made.shift)::date`
  if (OFFICES.test(name)) return sql`pg_temp.office_at(${column}, made.area)`
  if (PEOPLE.test(name)) return sql`pg_temp.person_at(${column}, made.area)`
  return STEPS.test(name) ? copied('handling_step', column) : column
}
