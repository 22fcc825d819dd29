import type { Query } from '../database.ts'
import type { Made } from './calls.ts'

/** What anybody may do, as rows say it: `post zs05-1 R06` and `role R06 menu:mail`. */
export type Rights = ReadonlySet<string>

export async function readRights(query: Query): Promise<Rights> {
  const rows = await query<{ right: string }>(`
    select 'post ' || post_id || ' ' || role_code || ' ' || coalesce(data_scope, '') as right from post_role
    union all select 'role ' || role_code || ' ' || node_id || ' ' from role_permission
    union all select 'delegation ' || post_id || ' ' || to_person_id || ' ' from delegation where not waits`)
  return new Set(rows.map(({ right }) => right))
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

/** Who proposed which right, by the calls that were answered alone. */
export function createLedger() {
  const proposers = new Map<string, Set<string>>()

  /** Notes what a call that was carried out proposes, or gives up. */
  function note({ path, args }: Made, personId: string): void {
    if (path === 'api/accounts/setRoles') {
      const named = (args.roles as string[]).map(role => `post ${args.postId} ${role} `)
      for (const right of proposers.keys())
        if (right.startsWith(`post ${args.postId} `) && !named.includes(right)) proposers.delete(right)
      for (const right of named) proposers.set(right, new Set([...(proposers.get(right) ?? []), personId]))
    }
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

  /**
   * What is wrong with a right that somebody has after a call and not before; undefined where nothing is.
   * @param security who is a security officer
   */
  function wrong(right: string, { path }: Made, personId: string, holder: string | undefined, security: Set<string>) {
    const agreed = [...(proposers.get(right) ?? [])].some(
      proposer => proposer !== personId && (security.has(proposer) || security.has(personId)),
    )
    proposers.delete(right)
    if (!agreed) return `${personId} gave ${right} by ${path}, on which no second officer agreed`
    return holder === personId ? `${personId} gave ${right} to none but the own person` : undefined
  }
  return { note, wrong }
}
