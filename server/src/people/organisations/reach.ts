import { sql } from 'kysely'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import type { Scope } from '../../platform/scopes'
import { oneAtATime } from './save'

/**
 * Does what may bring organisations within reach of others: a new superior, another region. Posts that would reach
 * more by it than two officers agreed on reach their own organisation alone until that is agreed to again.
 */
export async function keepingReach<T>(db: Db, by: Author, reason: string, work: () => Promise<T>): Promise<T> {
  await oneAtATime(db)
  const before = await readReach(db)
  const answer = await work()
  const grown = new Map<string, readonly [scope: string, orgId: string]>()
  for (const pair of await readReach(db)) {
    const [scope = '', above = '', below = ''] = pair.split(' ')
    const isNew = !before.has(itself(below))
    if (!isNew && !before.has(pair)) grown.set(`${scope} ${above}`, [scope, above])
  }
  if (grown.size > 0) await askAgain(db, [...grown.values()], reason, by)
  return answer
}

const itself = (id: string) => `ORG ${id} ${id}`

/** Which organisations reach which by which scope, as `ORG_TREE above below`; each one itself. */
async function readReach(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ pair: string }>`
    with recursive line as (
      select 'ORG_TREE' as scope, parent1_id as above, id as below from organisation where parent1_id is not null
      union
      select 'LINE_TREE', parent2_id, id from organisation where parent2_id is not null
      union
      select scope, case scope when 'ORG_TREE' then parent1_id else parent2_id end, below
      from line join organisation on id = above
      where case scope when 'ORG_TREE' then parent1_id else parent2_id end is not null
    )
    select concat_ws(' ', scope, above, below) as pair from line
    union all
    select concat_ws(' ', 'REGION_TREE', wide.id, narrow.id) from organisation as wide
      join organisation as narrow on narrow.region_code like
        regexp_replace(wide.region_code, ${LEVELS}, '\\1') || '%'
    union all
    select concat_ws(' ', 'ORG', id, id) from organisation`.execute(db)
  return new Set(rows.map(({ pair }) => pair))
}

/** As `digitsOf`: whole levels of a region's code. */
const LEVELS = '^(\\d{2}(?=0{10})|\\d{4}(?=0{8})|\\d{6}(?=0{6})|\\d{9}(?=0{3})).*$'

interface Right {
  readonly post_id: string
  readonly role_code: string
  readonly data_scope: Scope | null
}

/** What was proposed was so for how things stood, and is proposed anew too. */
async function askAgain(db: Db, grown: readonly (readonly [string, string])[], reason: string, by: Author) {
  const within = (table: 'post_role' | 'post_role_proposal') => sql<Right>`
    select given.post_id, given.role_code, given.data_scope from ${sql.table(table)} as given
      join post on post.id = given.post_id join role on role.role_code = given.role_code
      join unnest(${grown.map(([scope]) => scope)}::text[], ${grown.map(([, org]) => org)}::text[]) as grown (scope, org_id)
        on grown.org_id = post.org_id and grown.scope = coalesce(given.data_scope, role.data_scope)`
  const { rows: held } = await within('post_role').execute(db)
  const { rows: proposed } = await sql<Right>`delete from post_role_proposal where (post_id, role_code) in
    (select post_id, role_code from (${within('post_role_proposal')}) as known)
    returning post_id, role_code, data_scope`.execute(db)
  for (const { post_id, role_code, data_scope } of held) {
    await db
      .updateTable('post_role')
      .set({ data_scope: 'ORG' })
      .where('post_id', '=', post_id)
      .where('role_code', '=', role_code)
      .execute()
    const change = { was: { role: role_code, scope: data_scope }, is: { role: role_code, scope: 'ORG', reason } }
    await recordSetting(db, { action: 'askScopeAgain', objectType: 'post', objectId: post_id, ...change }, by)
  }
  const again = [...proposed, ...held]
  if (again.length === 0) return
  await db
    .insertInto('post_role_proposal')
    .values(again.map(right => ({ ...right, reason, proposed_by: by.personId ?? null })))
    .onConflict(known => known.columns(['post_id', 'role_code']).doNothing())
    .execute()
}
