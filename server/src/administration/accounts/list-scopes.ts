import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { SCOPES_PAGE } from '@portal/shared-lib/contract/rules/authorisation'
import type { postScopes } from '@portal/shared-lib/contract/scopes'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { rowsBefore } from '../../platform/paging/page'
import { type Asker, rightsOfPosts } from './post-rights'

type Asked = CallInput<typeof postScopes>

/** A page of posts of people in use with what they reach, by the name of their person; not those of officers. */
export async function listScopes(db: Db, asked: Asked, asker: Asker): Promise<CallAnswer<typeof postScopes>> {
  const found = matching(db, asked)
  const { count } = await found.select(eb => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const posts = await found
    .innerJoin('department', 'department.id', 'post.dept_id')
    .orderBy('user_name')
    .orderBy('post.id')
    .limit(SCOPES_PAGE)
    .offset(rowsBefore({ pageNumber: asked.pageNumber, limit: SCOPES_PAGE }))
    .select(['post.id as postId', 'login_account as account', 'user_name as userName'])
    .select(['company_name as orgName', 'dept_name as deptName'])
    .execute()
  const ids = posts.map(({ postId }) => postId)
  const rightsOf = await rightsOfPosts(db, ids, asker)
  return { total: Number(count), list: posts.map(post => ({ ...post, ...rightsOf(post.postId) })) }
}

function matching(db: Db, { name, orgName, otherwiseOnly }: Asked) {
  return db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('person.in_use', '=', true)
    .where(sql<boolean>`not is_officer(person.id)`)
    .where(sql<boolean>`(exists (select from post_role where post_id = post.id) or ${HAS_PROPOSALS})`)
    .$if(name !== '', query =>
      query.where(eb => eb.or([eb('user_name', 'like', contains(name)), eb('login_account', 'like', contains(name))])),
    )
    .$if(orgName !== '', query => query.where('company_name', 'like', contains(orgName)))
    .$if(otherwiseOnly, query => query.where(sql<boolean>`(${HAS_OWN_SCOPE} or ${HAS_PROPOSALS})`))
}

const HAS_PROPOSALS = sql<boolean>`exists (select from post_role_proposal where post_id = post.id)`
const HAS_OWN_SCOPE = sql<boolean>`exists (
  select from post_role where post_id = post.id and data_scope is not null)`
