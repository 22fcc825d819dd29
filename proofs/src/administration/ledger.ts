import type { Query } from '../database.ts'
import type { Made } from './calls.ts'

/** What anybody may do, as rows say it: `post zs05-1 R06`, what that reaches by lines of superiors, `role R06 menu:mail`. */
export type Rights = ReadonlySet<string>

export async function readRights(query: Query): Promise<Rights> {
  const rows = await query<{ right: string }>(`
    select ${ofPost(LISTED)} as right from post_role join post on post.id = post_id
    join person on person.id = person_id where in_use
    union all select ${ofPost(LISTED)} || ' reaches ' || below from post_role join post on post.id = post_id
    join person on person.id = person_id join ${BELOW} on above = org_id and scope = data_scope where in_use
    union all select 'role ' || role_code || ' ' || node_id || ' ' from role_permission
    union all select 'delegation ' || post_id || ' ' || to_person_id || ' ' from delegation where not waits`)
  return new Set(rows.map(({ right }) => right))
}

/** The right of which one is what is left when its organisation's own alone is reached. */
export const widerThan = (right: string): string => right.replace(' ORG in ', ' ORG_TREE in ')

/** Every organisation above another, by which scope. */
const BELOW = `(with recursive line as (
    select 'ORG_TREE' as scope, parent1_id as above, id as below from organisation where parent1_id is not null
    union select line.scope, parent1_id, below from line join organisation on id = above where parent1_id is not null
  ) select scope, above, below from line) as line`

const REACHES = ' reaches '

/** The right of which a row says what it reaches; undefined where it says no such thing. */
export const reachingRight = (right: string): string | undefined =>
  right.includes(REACHES) ? right.slice(0, right.indexOf(REACHES)) : undefined

const LISTED = 'array(select org_id from post_scope where post_scope.post_id = post.id order by 1)'

/** A role of a post, with its scope and where the post is; the rights of officers are the same everywhere. */
const ofPost = (listed: string) => `
  'post ' || post_id || ' ' || role_code || ' ' || coalesce(data_scope, '')
  || case when data_scope = 'LIST' then array_to_string(${listed}, '+') else '' end
  || case when is_officer_role(role_code) then '' else ' in ' || dept_id end`

export interface Proposal {
  readonly id: string
  readonly right: string
  readonly proposer: string | null
  /** Organisations below that of the post, where the proposed scope is that. */
  readonly reach: readonly string[]
}

/** What is proposed of posts, as the right that it would be. */
export const readProposals = (query: Query): Promise<Proposal[]> =>
  query<Proposal>(`
    select post_role_proposal.id::text, ${ofPost('org_ids')} as right, proposed_by as proposer,
      array(select below from ${BELOW} where above = org_id and scope = data_scope) as reach
    from post_role_proposal join post on post.id = post_id`)

/** The calls that propose something of a post. */
const PROPOSING = [
  ...['setRoles', 'savePost', 'reopen'].map(name => `api/accounts/${name}`),
  ...['api/scopes/propose', 'api/orgController/updateOrg', 'api/organisations/merge'],
]

/** What is wrong with the proposals after a call: they are new by whoever made it, or as they were. */
export function wrongProposals(
  before: readonly Proposal[],
  after: readonly Proposal[],
  { path }: Made,
  personId: string,
) {
  const known = new Map(before.map(proposal => [proposal.id, proposal]))
  return after.flatMap(({ id, right, proposer, reach }) => {
    const was = known.get(id)
    if (was && reach.some(organisation => !was.reach.includes(organisation)))
      return [`${path} widened the proposed ${right}`]
    if (was) return was.right === right && was.proposer === proposer ? [] : [`${right} was proposed as ${was.right}`]
    return proposer === personId && PROPOSING.includes(path) ? [] : [`${path} of ${personId} proposed ${right}`]
  })
}

/** Roles of officers whom nobody holds who could sign in. An auditor may wait for a password that the others hand out. */
export async function vacant(query: Query): Promise<string[]> {
  const rows = await query<{ role: string }>(`
    select role from unnest(array['R91', 'R92', 'R93']) as role where not exists (
      select from post_role join post on post.id = post_id join person on person.id = person_id
      join organisation on organisation.id = org_id
      where role_code = role and person.in_use and organisation.in_use
        and (not awaits_password or role = 'R93'))`)
  return rows.map(({ role }) => role)
}

/** Who proposed which right: of permissions and delegations by the calls alone, of posts by what was proposed before. */
export function createLedger() {
  const proposers = new Map<string, Set<string>>()

  /** Notes what a call that was carried out proposes, or gives up. */
  function note({ path, args }: Made, personId: string): void {
    // Of a permission it is whoever proposed it last.
    if (path === 'api/rights/change') {
      for (const node of args.take as string[]) proposers.delete(`role ${args.roleCode} ${node} `)
      for (const node of args.give as string[]) proposers.set(`role ${args.roleCode} ${node} `, new Set([personId]))
    }
    if (path === 'api/rights/delegate') {
      const right = `delegation demo-${args.fromAccount}-1 demo-${args.toAccount} `
      proposers.set(right, new Set([...(proposers.get(right) ?? []), personId]))
    }
  }

  /** What is wrong with a right that somebody has after a call and not before; undefined where nothing is. */
  function wrong(right: string, { made, actor, holder, security, proposals }: Gained) {
    const ofPosts = proposals.filter(proposal => proposal.right === right).map(({ proposer }) => proposer ?? '')
    const agreed = [...(proposers.get(right) ?? []), ...ofPosts].some(
      proposer => proposer !== actor && (security.has(proposer) || security.has(actor)),
    )
    proposers.delete(right)
    if (!agreed) return `${actor} gave ${right} by ${made.path}, on which no second officer agreed`
    return holder === actor ? `${actor} gave ${right} to none but the own person` : undefined
  }
  return { note, wrong }
}

interface Gained {
  readonly made: Made
  readonly actor: string
  readonly holder: string | undefined
  /** Who is a security officer. */
  readonly security: ReadonlySet<string>
  /** Of posts, before the call. */
  readonly proposals: readonly Proposal[]
}
