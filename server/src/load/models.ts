import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/connect'

/** Tables with rows of a petition that have an id of their own. */
export const NUMBERED = [
  ...['handling_step', 'todo', 'clock', 'approval', 'handling_report', 'petition_document'],
  ...['urge', 'process_record', 'extension', 'suspension', 'closing_check'],
] as const
export type Numbered = (typeof NUMBERED)[number]

/** A petition that is copied. */
export interface Model {
  readonly id: string
  readonly petitionNo: string
  readonly category: string
  /** Twelve digits; of the organisation that registered it. */
  readonly regionCode: string
  /** Day at +08:00. */
  readonly day: string
  readonly isOpen: boolean
  /** Roles of its people, in their order. */
  readonly roles: readonly string[]
  readonly anonymous: boolean
}

/**
 * The demonstration's ordinary petitions, each with where its rows begin and end in every numbered table: a temporary
 * table `model`, and its rows. Those that belong together with others, or that few may know of, are left out. `lastOf`:
 * the last row of a table that was there when the load began; what has come since is no model.
 */
export async function chooseModels(db: Db, lastOf: (table: Numbered | 'petition') => number): Promise<Model[]> {
  const bounds = NUMBERED.flatMap(table => [boundOf('min', table, lastOf(table)), boundOf('max', table, lastOf(table))])
  await sql`drop table if exists model`.execute(db)
  await sql`create temp table model as select petition.*, ${sql.join(bounds)} from petition
    where petition_no <> '' and state not in ('05', '91', '99') and not walled_off and accused_org_id is null
      and inspection_team = '' and id <= ${lastOf('petition')}`.execute(db)
  const { rows } = await sql<Model>`select model.id::text, petition_no as "petitionNo", category,
      region_code as "regionCode", to_char(registered_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      end_state = '' or exists (select from todo where todo.province_code = model.province_code
        and todo.petition_id = model.id and done_at is null) as "isOpen", anonymous,
      array(select role from petition_person as person where person.province_code = model.province_code
        and person.petition_id = model.id order by seq) as roles
    from model join organisation on organisation.id = register_org_id order by model.id`.execute(db)
  return rows
}

/** How far apart the rows of two copies must lie at least in a table. */
export async function strideOf(db: Db, table: Numbered): Promise<number> {
  const { rows } = await sql<{ stride: number }>`
    select coalesce(max(${lastOfModel(table)} - ${firstOf(table)}), 0)::int + 1 as stride from model`.execute(db)
  return rows[0]?.stride ?? 1
}

export const firstOf = (table: Numbered): RawBuilder<unknown> => sql.ref(`model.first_${table}`)
export const lastOfModel = (table: Numbered): RawBuilder<unknown> => sql.ref(`model.last_${table}`)

export const isNumbered = (table: string): table is Numbered => (NUMBERED as readonly string[]).includes(table)

function boundOf(bound: 'min' | 'max', table: Numbered, last: number) {
  const name = { min: `first_${table}`, max: `last_${table}` }[bound]
  return sql`(select ${sql.raw(bound)}(id) from ${sql.table(table)} as row where row.province_code = petition.province_code
    and row.petition_id = petition.id and row.id <= ${last}) as ${sql.ref(name)}`
}
