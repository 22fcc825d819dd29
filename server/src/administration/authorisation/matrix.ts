import type { rightsMatrix } from '@portal/shared-lib/contract/authorisation'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { OFFICER_ROLES } from '../../people/identity/officers'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { mayAgreeTo } from '../accounts/second-officer'
import { readTree, withBelow } from './tree'

type Matrix = CallAnswer<typeof rightsMatrix>
type Asker = Pick<Caller, 'personId' | 'roles'>

/** Every role with every permission, beside what was delivered and what is proposed. */
export async function readMatrix(db: Db, asker: Asker): Promise<Matrix> {
  const tree = await readTree(db)
  const grants = await db.selectFrom('role_permission').selectAll().execute()
  const holders = new Map(grants.map(({ node_id }) => [node_id, new Set<string>()]))
  for (const { node_id, role_code } of grants) holders.get(node_id)?.add(role_code)
  const rolesOf = (id: string) => [...new Set(withBelow(tree, id).flatMap(below => [...(holders.get(below) ?? [])]))]
  const delivered = new Map(tree.map(node => [node.id, node.delivered]))
  const deliveredTo = (id: string) => [
    ...new Set(withBelow(tree, id).flatMap(below => [...(delivered.get(below) ?? [])])),
  ]
  return {
    roles: await rolesWithPeople(db),
    nodes: tree.map(({ id, row, kind, depth, isReserved }) => ({
      nodeId: id,
      name: row.fun_name,
      kind,
      depth,
      isReserved: flag(isReserved),
      roles: kind === 'block' ? [] : rolesOf(id).sort(),
      delivered: kind === 'block' ? [] : deliveredTo(id).sort(),
    })),
    proposals: await proposalsFor(db, asker),
  }
}

async function rolesWithPeople(db: Db): Promise<Matrix['roles']> {
  const rows = await db
    .selectFrom('role')
    .leftJoin('post_role', 'post_role.role_code', 'role.role_code')
    .leftJoin('post', 'post.id', 'post_id')
    .leftJoin('person', join => join.onRef('person.id', '=', 'post.person_id').on('in_use', '=', true))
    .groupBy(['role.role_code', 'role_name'])
    .orderBy('role.role_code')
    .select(['role.role_code as roleCode', 'role_name as roleName'])
    .select(eb => eb.fn.count<string>('person.id').distinct().as('people'))
    .execute()
  return rows.map(({ people, ...role }) => ({
    ...role,
    people: Number(people),
    isFixed: flag(OFFICER_ROLES.includes(role.roleCode)),
  }))
}

/** How many grants wait for another officer. */
export async function countProposals(db: Db): Promise<number> {
  const found = db.selectFrom('role_permission_proposal')
  const { count } = await found.select(eb => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

async function proposalsFor(db: Db, asker: Asker): Promise<Matrix['proposals']> {
  const rows = await db
    .selectFrom('role_permission_proposal as proposal')
    .innerJoin('person', 'person.id', 'proposed_by')
    .orderBy('role_code')
    .orderBy('proposed_at')
    .orderBy('node_id')
    .select(['proposal.id', 'role_code as roleCode', 'node_id as nodeId', 'reason', 'user_name as by'])
    .select(['proposed_at as at', 'proposed_by as proposer'])
    .execute()
  return await Promise.all(
    rows.map(async ({ at, proposer, ...row }) => ({
      ...row,
      at: dateTimeOf(at),
      mayAgree: flag(await mayAgreeTo(db, asker, proposer)),
    })),
  )
}
