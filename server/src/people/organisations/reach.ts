import { sql } from 'kysely'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import type { Scope } from '../../platform/scopes'
import { oneAtATime } from './save'

/**
 * Does what may bring organisations within reach of others: a new superior, another region. Posts that would reach
 * more by it than two officers agreed on reach their own organisation alone until that is agreed to again. What names a
 * region that is `replaced` is reached in the one that takes its place.
 */
export async function keepingReach<T>(
  db: Db,
  by: Author,
  reason: string,
  work: () => Promise<T>,
  replaced?: Replaced,
): Promise<T> {
  await oneAtATime(db)
  const before = await readReach(db, replaced)
  const answer = await work()
  const grown = grownSince(before, await readReach(db, replaced, 'replaced'))
  if (grown.length > 0) await askAgain(db, grown, reason, by)
  return answer
}

/** A region that is to take another's place. */
export interface Replaced {
  readonly regionCode: string
  readonly intoCode: string
  /** The one, and what it had replaced, as far as petitions name them. */
  readonly places: readonly string[]
}

/** Of how many posts the scope would fall if a region took another's place. */
export async function countFalling(db: Db, replaced: Replaced): Promise<number> {
  const grown = grownSince(await readReach(db, replaced), await readReach(db, replaced, 'replaced'))
  const { rows } = await sql<{ count: number }>`select count(distinct post_id)::int as count
    from (${within('post_role', grown)}) as held`.execute(db)
  return rows[0]?.count ?? 0
}

/** A scope of those who sit in an organisation. */
type OfOrganisation = readonly [scope: string, orgId: string]

function grownSince(before: ReadonlySet<string>, after: ReadonlySet<string>): OfOrganisation[] {
  const grown = new Map<string, OfOrganisation>()
  for (const pair of after) {
    const [scope = '', above = '', below = ''] = pair.split(' ')
    const isNew = !before.has(itself(below))
    if (!isNew && !before.has(pair)) grown.set(`${scope} ${above}`, [scope, above])
  }
  return [...grown.values()]
}

const itself = (id: string) => `ORG ${id} ${id}`

/**
 * Which organisations reach which by which scope, as `ORG_TREE above below`; each one itself. Besides, who reaches what
 * petitions name that is replaced, before or after.
 */
async function readReach(db: Db, replaced?: Replaced, when?: 'replaced'): Promise<ReadonlySet<string>> {
  const { regionCode = '', intoCode = '', places = [] } = replaced ?? {}
  const code = when ? sql`case region_code when ${regionCode} then ${intoCode} else region_code end` : sql`region_code`
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
    select concat_ws(' ', 'REGION_TREE', wide.id, narrow.id)
      from (select id, left(region, ${DIGITS}) as digits from (select id, ${code} as region from organisation) as there) as wide
      join (
        select id, ${code} as code from organisation
        union all select place, ${when ? intoCode : regionCode} from unnest(${places}::text[]) as place
      ) as narrow on starts_with(code, digits)
    union all
    select concat_ws(' ', 'ORG', place, place) from unnest(${places}::text[]) as place
    union all
    select concat_ws(' ', 'ORG', id, id) from organisation`.execute(db)
  return new Set(rows.map(({ pair }) => pair))
}

/** As `digitsOf`: whole levels of a region's code. Not by its pattern: here the longest of several that fit is taken. */
const DIGITS = sql`case when region like '__0000000000' then 2 when region like '____00000000' then 4
  when region like '______000000' then 6 when region like '_________000' then 9 else 12 end`

interface Right {
  readonly post_id: string
  readonly role_code: string
  readonly data_scope: Scope | null
}

const within = (table: 'post_role' | 'post_role_proposal', grown: readonly OfOrganisation[]) => sql<Right>`
  select given.post_id, given.role_code, given.data_scope from ${sql.table(table)} as given
    join post on post.id = given.post_id join role on role.role_code = given.role_code
    join unnest(${grown.map(([scope]) => scope)}::text[], ${grown.map(([, org]) => org)}::text[]) as grown (scope, org_id)
      on grown.org_id = post.org_id and grown.scope = coalesce(given.data_scope, role.data_scope)`

/** What was proposed was so for how things stood, and is proposed anew too. */
async function askAgain(db: Db, grown: readonly OfOrganisation[], reason: string, by: Author) {
  const { rows: held } = await within('post_role', grown).execute(db)
  const { rows: proposed } = await sql<Right>`delete from post_role_proposal where (post_id, role_code) in
    (select post_id, role_code from (${within('post_role_proposal', grown)}) as known)
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
