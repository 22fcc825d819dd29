import { type RawBuilder, sql } from 'kysely'
import { isOfficer } from '../people/identity/officers'
import { digitsOf } from '../petitions/access/organisations'
import { partiesOf, reachesProvince } from '../petitions/access/parties'
import { mayKnowPetition } from '../petitions/access/wall'
import { liesIn } from '../petitions/record/counted-rows'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { KEPT } from '../platform/database/kept'
import type { Counting } from './counting'

const REGION_DIGITS = 12

/** Which facts somebody counts. */
export interface Sight {
  readonly all: RawBuilder<boolean>
  /**
   * The same in two parts: what all count who count the whole province, within a region (its digits), and what else the
   * caller does. Facts alone say the first.
   */
  readonly parts?: { readonly shared: RawBuilder<boolean>; readonly region: string; readonly own?: RawBuilder<boolean> }
}

export async function sightOf({ db, caller, isForAll }: Pick<Counting, 'db' | 'caller' | 'isForAll'>): Promise<Sight> {
  const all = isForAll ? isCountedForAll(caller) : isCounted(caller)
  if (isOfficer(caller)) return { all }
  const shared = isCountedForAll({ ...caller, regionCode: provinceOf(caller), scopes: ['REGION_TREE'] })
  if (reachesProvince(caller)) {
    const own = sql<boolean>`(${isInReach(caller)} and fact.guarded and ${ofPetition(caller, mayKnowPetition(caller))})`
    return { all, parts: { shared, region: '', ...(!isForAll && { own }) } }
  }
  if (!(await hasRegion(db, caller))) return { all }
  const region = digitsOf(caller.regionCode)
  return { all, parts: { shared, region, own: sql<boolean>`(${all} and (fact.guarded or not ${liesIn(region)}))` } }
}

const provinceOf = ({ provinceCode }: Caller) => provinceCode.padEnd(REGION_DIGITS, '0')

/** Whether all that lies in the caller's region is the caller's: to its bureau it is, though nobody there has it. */
async function hasRegion(db: Db, { scopes, orgId }: Caller): Promise<boolean> {
  if (!scopes.includes('REGION_TREE')) return false
  const found = await db
    .selectFrom('organisation')
    .where('id', '=', orgId)
    .select('is_petition')
    .modifyFront(KEPT)
    .executeTakeFirst()
  return found?.is_petition ?? false
}

/** SQL for whether a fact is that of a petition of which the caller may know: one that the lists show, too. */
export const isCounted = (caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`(${isInReach(caller)} and (not fact.guarded or ${ofPetition(caller, mayKnowPetition(caller))}))`

/** SQL for whether a fact is one of those beyond: within the scopes of a superior who may not know of it. Those whose own organisation is accused are not told either. */
export const isBeyond = (caller: Caller): RawBuilder<boolean> => sql<boolean>`(${isInReach(caller)} and fact.guarded
  and ${ofPetition(
    caller,
    sql`(not ${mayKnowPetition(caller)}
    and (petition.accused_org_id is null or petition.accused_org_id <> all (${caller.orgAndAbove}::text[])))`,
  )})`

/** As whom an office counts what several of it look at: its whole region, nothing of a person's own. */
export const officeOf = (caller: Caller): Caller => ({ ...caller, holderId: '', scopes: ['REGION_TREE'] })

/** Of what an office counts: what nobody is kept from. */
const isCountedForAll = (caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`(${isInReach(caller)} and not fact.guarded)`

/** What lies beyond that, but for those of which the office itself is accused. */
export const isBeyondForAll = (caller: Caller): RawBuilder<boolean> =>
  sql<boolean>`(${isInReach(caller)} and fact.guarded and ${ofPetition(
    caller,
    sql`(petition.accused_org_id is null or petition.accused_org_id <> all (${caller.orgAndAbove}::text[]))`,
  )})`

/** Whether the caller is a superior of others: who reaches a region or what lies below. */
export const isSuperior = ({ scopes }: Caller): boolean =>
  scopes.some(scope => scope === 'REGION_TREE' || scope === 'ORG_TREE' || scope === 'LINE_TREE')

/** To whom the whole province is open needs no look at each petition. */
function isInReach(caller: Caller): RawBuilder<boolean> {
  if (isOfficer(caller)) return sql<boolean>`false`
  const ofProvince = sql<boolean>`fact.province_code = ${caller.provinceCode}`
  if (reachesProvince(caller)) return ofProvince
  return sql<boolean>`(${ofProvince} and fact.petition_id in (
    select reach.petition_id from (${partiesOf(caller)}) as mine (party, given)
    join petition_reach as reach on reach.party = mine.party and (reach.given or not mine.given)))`
}

const ofPetition = ({ provinceCode }: Caller, condition: RawBuilder<unknown>) => sql`coalesce((
  select ${condition} from petition where petition.province_code = ${provinceCode} and petition.id = fact.petition_id), false)`

/** By this permission an analyst counts the whole region, and sees what is counted without people or words; cases stay closed. */
const WHOLE_REGION = 'tj:region'

/** As whom a caller counts. */
export const countingAs = (caller: Caller): Caller =>
  caller.permissions.has(WHOLE_REGION) ? { ...caller, scopes: [...caller.scopes, 'REGION_TREE'] } : caller
