import type { destinations } from '@portal/shared-lib/contract/choices'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { successorOf } from '../../../people/organisations/successor'
import { digitsOf } from '../../../petitions/access/organisations'
import { getPetition } from '../../../petitions/record/scope'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { candidatesFor } from './candidates'
import { type Suggested, suggested } from './suggested'
import { type Candidates, inRegion, named, type Unit } from './units'

type Input = CallInput<typeof destinations>
type Answer = CallAnswer<typeof destinations>

const ACCUSED = '不得将检举控告材料转至被反映单位'

/** To whom the caller can hand a petition over: a level of the tree, what a name finds, or one alone. */
export async function readDestinations(db: Db, caller: Caller, asked: Input): Promise<Answer> {
  const petition = await getPetition(db, caller, asked.petitionNo)
  const { candidates, isWithinRegion } = await candidatesFor(db, caller, asked.place)
  const regionCode = asked.regionCode ?? caller.regionCode
  const isLevel = !asked.orgId && !asked.name
  const units = await wanted(candidates, asked, isWithinRegion ? regionCode : undefined)
  const isFirst = isLevel && !asked.regionCode
  const recent = isFirst ? await suggested(db, caller, candidates, petition) : []
  const accused = await accusedAmong(db, petition.accused_org_id, [...units, ...recent])
  const shown = (unit: Suggested) => ({ ...unit, problem: accused.has(unit.orgId) ? ACCUSED : '' })
  return {
    regions: isLevel && isWithinRegion ? await regionsBelow(db, regionCode) : [],
    units: units.map(unit => shown({ ...unit, reason: '' })),
    recent: recent.map(shown),
  }
}

async function wanted(candidates: Candidates, { orgId, name }: Input, regionCode: string | undefined): Promise<Unit[]> {
  if (orgId) return await candidates.where('organisation.id', '=', orgId).execute()
  return name ? await named(candidates, name) : await inRegion(candidates, regionCode)
}

/** Which of some organisations are the accused one or below it. */
async function accusedAmong(
  db: Db,
  accusedId: string | null,
  units: readonly { readonly orgId: string }[],
): Promise<ReadonlySet<string>> {
  if (accusedId === null || units.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    with recursive tree as (
      select ${successorOf(accusedId)} as id
      union
      select below.id from organisation as below join tree on below.parent1_id = tree.id
    )
    select id from tree where id in (${sql.join(units.map(({ orgId }) => orgId))})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The regions directly below one in which, or below which, somebody can receive a petition. */
async function regionsBelow(db: Db, regionCode: string) {
  const regions = await db
    .selectFrom('region')
    .where('parent_code', '=', regionCode)
    .orderBy('sort_no')
    .orderBy('region_code')
    .select(['region_code as regionCode', 'region_name as regionName'])
    .execute()
  const offices = await db
    .selectFrom('organisation')
    .where('in_use', '=', true)
    .where('is_choose', '=', true)
    .where('region_code', 'like', `${digitsOf(regionCode)}%`)
    .select('region_code as code')
    .distinct()
    .execute()
  return regions.filter(region => offices.some(({ code }) => code.startsWith(digitsOf(region.regionCode))))
}
