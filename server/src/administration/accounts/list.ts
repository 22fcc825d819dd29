import type { managedAccounts } from '@portal/shared-lib/contract/accounts'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { ACCOUNTS_PAGE, type AccountState } from '@portal/shared-lib/contract/rules/accounts'
import { SCOPE_NAMES } from '@portal/shared-lib/contract/rules/authorisation'
import { sql } from 'kysely'
import { DAY_MS, dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { rowsBefore } from '../../platform/paging/page'
import type { Scope } from '../../platform/scopes'
import type { Services } from '../../platform/services'
import { signOnOf } from './sign-on'

type Query = CallInput<typeof managedAccounts>
type Policy = Pick<Services, 'config' | 'now'>

/** A page of accounts, by the name of their person. */
export async function listAccounts(db: Db, policy: Policy, query: Query): Promise<CallAnswer<typeof managedAccounts>> {
  const found = matching(db, policy, query)
  const { count } = await found.select(eb => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  // First which: PostgreSQL would look posts and roles up for every row that it skips.
  const page = found
    .orderBy('user_name')
    .orderBy('person.id')
    .limit(ACCOUNTS_PAGE)
    .offset(rowsBefore({ pageNumber: query.pageNumber, limit: ACCOUNTS_PAGE }))
    .select('person.id')
  const rows = await db
    .selectFrom('person')
    .where('person.id', 'in', page)
    .orderBy('user_name')
    .orderBy('person.id')
    .select(['person.id as personId', 'login_account as account', 'user_name as userName', 'person.telephone'])
    .select(['last_sign_in_at as lastSignInAt', stateOf(policy).as('state')])
    .select([
      sql<string[]>`array(select trim(company_name || ' ' || dept_name || ' ' || position_name)
        from post join organisation on organisation.id = post.org_id join department on department.id = post.dept_id
        where post.person_id = person.id order by company_name, post.id)`.as('posts'),
      sql<string[]>`array(select distinct role_name from post join post_role on post_role.post_id = post.id
        join role on role.role_code = post_role.role_code where post.person_id = person.id order by 1)`.as('roleNames'),
      sql<Proposed[]>`coalesce((select json_agg(json_build_object(
          'name', role_name, 'scope', post_role_proposal.data_scope, 'listed', cardinality(org_ids)) order by role_name)
        from post join post_role_proposal on post_id = post.id
        join role on role.role_code = post_role_proposal.role_code where post.person_id = person.id), '[]')`.as(
        'proposed',
      ),
      sql<string[]>`array(select provider from sign_on_tie where sign_on_tie.person_id = person.id order by 1)`.as(
        'providers',
      ),
    ])
    .select('local_only as isLocal')
    .execute()
  return {
    total: Number(count),
    list: rows.map(({ lastSignInAt, proposed, providers, isLocal, ...row }) => ({
      ...row,
      lastSignInAt: dateTimeOf(lastSignInAt),
      proposedRoleNames: [...new Set(proposed.map(shownOf))],
      signOn: signOnOf(policy, isLocal, providers),
    })),
  }
}

interface Proposed {
  readonly name: string
  readonly scope: Scope | null
  readonly listed: number
}

/** A role that is proposed, with what it would reach where that is not the role's: whoever agrees has seen it. */
function shownOf({ name, scope, listed }: Proposed): string {
  if (scope === null) return name
  return `${name}（${SCOPE_NAMES[scope]}${scope === 'LIST' ? `${listed}个` : ''}）`
}

/** How many accounts stand in a certain way, as the list would find them. */
export async function countAccounts(db: Db, policy: Policy, state: Query['state']): Promise<number> {
  const found = matching(db, policy, { name: '', orgId: '', roleCode: '', state, pageNumber: 1 })
  const { count } = await found.select(eb => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** The accounts of a search; those of the system itself are none. */
function matching(db: Db, policy: Policy, { name, orgId, roleCode, state }: Query) {
  const holds = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<boolean>`exists (select from post where post.person_id = person.id and ${condition})`
  return db
    .selectFrom('person')
    .where(holds(sql`true`))
    .$if(name !== '', query =>
      query.where(eb =>
        eb.or([
          eb('user_name', 'like', contains(name)),
          eb('login_account', 'like', contains(name)),
          eb('person.telephone', 'like', contains(name)),
        ]),
      ),
    )
    .$if(orgId !== '', query => query.where(holds(sql`post.org_id = ${orgId}`)))
    .$if(roleCode !== '', query =>
      query.where(
        holds(sql`exists (select from post_role where post_role.post_id = post.id and role_code = ${roleCode})`),
      ),
    )
    .$if(state === 'proposed', query => query.where(holds(HAS_PROPOSALS)))
    .$if(state !== '' && state !== 'proposed', query => query.where(sql<boolean>`${stateOf(policy)} = ${state}`))
}

const HAS_PROPOSALS = sql<boolean>`exists (select from post_role_proposal where post_id = post.id)`

/** How an account stands, by its row. */
export function stateOf({ config, now }: Policy) {
  const { dormantDays } = config.signIn
  const since = new Date(now().getTime() - dormantDays * DAY_MS)
  return sql<AccountState>`case
    when not person.in_use then 'closed'
    when awaits_password or not exists (
      select from post join post_role on post_role.post_id = post.id where post.person_id = person.id) then 'pending'
    when ${dormantDays}::int > 0 and last_sign_in_at < ${since} then 'dormant'
    else 'active' end`
}
