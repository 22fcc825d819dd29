import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { peopleByName } from '@portal/shared-lib/contract/people'
import type { Db } from '../database/connect'
import { contains } from '../paging/like'
import { rowsBefore } from '../paging/page'
import { countTotal } from '../paging/total'

type Ask = CallInput<typeof peopleByName>

/** A page of the people whose name holds a text, by name and organisation. */
export async function findPeopleByName(db: Db, ask: Ask): Promise<CallAnswer<typeof peopleByName>> {
  const people = peopleCalled(db, ask)
  const list = await people
    .orderBy('user_name')
    .orderBy('company_name')
    .orderBy('post.id')
    .select(['login_account as loginAccount', 'user_name as userName'])
    .select(['company_name as orgName', 'organisation.id as orgId'])
    .limit(ask.limit)
    .offset(rowsBefore(ask))
    .execute()
  return { list, ...(await countTotal(db, people)) }
}

function peopleCalled(db: Db, { userName, regionCode }: Ask) {
  const people = db
    .selectFrom('person')
    .innerJoin('post', 'post.person_id', 'person.id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('person.in_use', '=', true)
    .where('organisation.in_use', '=', true)
    .where('user_name', 'like', contains(userName))
  return regionCode ? people.where('region_code', '=', regionCode) : people
}
