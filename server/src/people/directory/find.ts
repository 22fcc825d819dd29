import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { people } from '@portal/shared-lib/contract/people'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { rowsBefore } from '../../platform/paging/page'
import { countTotal } from '../../platform/paging/total'
import { regionsFrom } from '../../platform/tables/regions-from'

interface Criteria {
  /** Part of the name. */
  readonly userName?: string | undefined
  readonly regionCode?: string | undefined
  readonly lowerRegions?: boolean
}

interface Page {
  readonly pageNumber: number
  readonly limit: number
}

/** A page of people in use, none of whom waits to be activated, by name and organisation, once for each organisation in which they have a post. */
export async function findPeople(db: Db, criteria: Criteria, page: Page): Promise<CallAnswer<typeof people>> {
  const found = matching(db, criteria)
  const list = await found
    .orderBy('user_name')
    .orderBy('company_name')
    .orderBy('post.id')
    .select(['login_account as loginAccount', 'user_name as userName'])
    .select(['company_name as orgName', 'organisation.id as orgId'])
    .limit(page.limit)
    .offset(rowsBefore(page))
    .execute()
  return { list, ...(await countTotal(db, found)) }
}

/** What `getUsers` asks, in these terms. */
export function criteriaOf({ userName, regionCode, isIncludeLowerLever }: CallInput<typeof people>): Criteria {
  return { userName, regionCode, lowerRegions: isIncludeLowerLever === 1 }
}

function matching(db: Db, { userName, regionCode, lowerRegions = false }: Criteria) {
  return db
    .selectFrom('person')
    .innerJoin('post', 'post.person_id', 'person.id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('person.in_use', '=', true)
    .where('person.awaits_password', '=', false)
    .where('organisation.in_use', '=', true)
    .$if(Boolean(userName), query => query.where('user_name', 'like', contains(userName ?? '')))
    .$if(Boolean(regionCode) && !lowerRegions, query => query.where('region_code', '=', regionCode ?? ''))
    .$if(Boolean(regionCode) && lowerRegions, query => query.where('region_code', 'in', regionsFrom(regionCode ?? '')))
}
