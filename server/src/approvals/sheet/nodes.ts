import type { approval } from '@portal/shared-lib/contract/approvals'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { APPROVAL_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { sql } from 'kysely'
import type { ChainNode } from '../../platform/database/columns'
import type { Db } from '../../platform/database/connect'
import type { Approval } from '../approval'

type Node = CallAnswer<typeof approval>['chain'][number]

/** The chain as its readers see it. */
export async function nodesOf(db: Db, approval: Approval): Promise<Node[]> {
  const names = await namesIn(db, approval.chain)
  const agreed = await agreedNodes(db, approval)
  const people = await askedNow(db, approval)
  return approval.chain.map((node, index) => {
    const state = stateOf(approval, index, agreed.has(node.id))
    const name = names.get(node.role || node.personId) ?? node.role
    return { nodeId: node.id, name, state, people: state === 'current' ? people : [] }
  })
}

function stateOf({ position, state }: Approval, index: number, agreed: boolean): Node['state'] {
  if (index < position) return agreed ? 'done' : 'skipped'
  if (index > position) return 'waiting'
  if (state === 'pending') return 'current'
  return state === 'approved' ? 'done' : 'waiting'
}

/** Of the roles by code, of the people who are asked by name by id. */
async function namesIn(db: Db, chain: readonly ChainNode[]): Promise<ReadonlyMap<string, string>> {
  const keys = chain.map(({ role, personId }) => role || personId)
  const rows = await db
    .selectFrom('role')
    .where('role_code', 'in', keys)
    .select(['role_code as key', 'role_name as name'])
    .unionAll(db.selectFrom('person').where('id', 'in', keys).select(['id as key', 'user_name as name']))
    .execute()
  return new Map(rows.map(({ key, name }) => [key, name]))
}

async function agreedNodes(db: Db, { provinceCode, id }: Approval): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('approval_decision')
    .where('province_code', '=', provinceCode)
    .where('approval_id', '=', id)
    .where('decision', '=', 'agree')
    .select('node_id')
    .execute()
  return new Set(rows.map(({ node_id }) => node_id))
}

async function askedNow(db: Db, { provinceCode, id }: Approval): Promise<string[]> {
  const rows = await db
    .selectFrom('todo')
    .innerJoin('person', 'person.id', 'todo.person_id')
    .where('province_code', '=', provinceCode)
    .where('ref_id', '=', id)
    .where(
      'todo_type',
      'in',
      APPROVAL_TODOS.map(type => sql.lit(type)),
    )
    .where('done_at', 'is', null)
    .orderBy('todo.id')
    .select('user_name as name')
    .execute()
  return rows.map(({ name }) => name)
}
