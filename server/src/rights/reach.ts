import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import { digitsOf } from './organisations'
import { type Way, waysOf } from './ways'

/** Digits of a region's code that name a province. */
const PROVINCE_DIGITS = 2
/** About where, of a million petitions, a page of a list is found as fast in either way. */
const MANY = 5000

/**
 * SQL for whether the petition in the query is within the caller's scopes: who registered it, sent or received a step
 * of it or was given a to-do on it is, or for petition departments where it lies. Looked up from the petition: a value,
 * unlike an `exists`, never makes the database read everything within reach first.
 */
export function isInReach(caller: Caller): RawBuilder<boolean> {
  if (reachesProvince(caller)) return sql<boolean>`true`
  return sql<boolean>`(${sql.join(waysOf(caller).map(fromPetition), sql` or `)})`
}

/** As `isInReach`, where so few are within reach that they are gathered first. */
export const isAmongReach = (caller: Caller): RawBuilder<boolean> => sql<boolean>`petition.id in (${gathered(caller)})`

/** Whether so many are within reach that the next ones are found sooner among all petitions, in their order. */
export async function reachesMany(db: Db, caller: Caller): Promise<boolean> {
  if (reachesProvince(caller)) return true
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (${gathered(caller)} limit ${MANY}) as within`.execute(db)
  return Number(rows[0]?.count) === MANY
}

const gathered = (caller: Caller) =>
  sql.join(
    waysOf(caller).map(way => toPetitions(way, caller)),
    sql` union all `,
  )

/** To whom the whole province is open, nothing in it is looked up. */
const reachesProvince = ({ scopes, regionCode }: Caller): boolean =>
  scopes.includes('REGION_TREE') && digitsOf(regionCode).length <= PROVINCE_DIGITS

function fromPetition({ table, condition }: Way): RawBuilder<boolean> {
  if (table === 'petition') return sql<boolean>`(${condition})`
  const [provinceCode, petitionId] = [sql.ref(`${table}.province_code`), sql.ref(`${table}.petition_id`)]
  return sql<boolean>`coalesce((select true from ${sql.table(table)}
    where ${provinceCode} = petition.province_code and ${petitionId} = petition.id and ${condition} limit 1), false)`
}

function toPetitions({ table, condition }: Way, { provinceCode }: Caller): RawBuilder<unknown> {
  const id = sql.ref(table === 'petition' ? 'petition.id' : `${table}.petition_id`)
  return sql`select ${id} from ${sql.table(table)}
    where ${sql.ref(`${table}.province_code`)} = ${provinceCode} and ${condition}`
}
