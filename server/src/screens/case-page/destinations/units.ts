import { sql } from 'kysely'
import { digitsOf, organisationsIn } from '../../../petitions/access/organisations'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { contains } from '../../../platform/paging/like'
import { regionPath } from '../../../platform/tables/names'

/** More than these are found by more of the name. */
const MOST_NAMED = 50

interface Reach {
  readonly place: 'below' | 'aside'
  /** A bureau hands over within its region, any other organisation in its own line or below it. */
  readonly isWithinRegion: boolean
}

export type Candidates = ReturnType<typeof receiving>
export type Unit = Awaited<ReturnType<typeof inRegion>>[number]

/** The organisations that can receive what the caller hands over. */
export function receiving(db: Db, caller: Caller, { place, isWithinRegion }: Reach) {
  const { orgId, regionCode } = caller
  return db
    .selectFrom('organisation')
    .where('in_use', '=', true)
    .where('is_choose', '=', true)
    .where('organisation.id', '<>', orgId)
    .$if(place === 'below' && isWithinRegion, query => query.where('region_code', 'like', `${digitsOf(regionCode)}%`))
    .$if(place === 'below' && !isWithinRegion, query =>
      query.where(sql<boolean>`(parent2_id = ${orgId} or organisation.id in (${organisationsIn.ORG_TREE(caller)}))`),
    )
    .select(['organisation.id as orgId', 'company_name as name', 'is_petition as isBureau'])
    .select(regionPath('organisation.region_code').as('regionName'))
}

/** Those of one region, petition departments first; all of them where no region is meant. */
export const inRegion = (candidates: Candidates, regionCode: string | undefined) =>
  candidates
    .$if(regionCode !== undefined, query => query.where('region_code', '=', regionCode ?? ''))
    .orderBy('is_petition', 'desc')
    .orderBy('company_name')
    .execute()

/** Those whose name holds a text, the shortest name first. */
export const named = (candidates: Candidates, name: string) =>
  candidates
    .where('company_name', 'like', contains(name))
    .orderBy(sql`length(company_name)`)
    .orderBy('company_name')
    .limit(MOST_NAMED)
    .execute()
