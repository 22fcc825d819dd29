import type { ChainNode } from '../../platform/database/columns'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { type Approver, type Matter, peopleOf } from './people'

/** The node that is asked next, with its people. */
export interface Next {
  readonly position: number
  readonly people: readonly Approver[]
}

/**
 * The first node from a position on that has anybody to ask; undefined behind the last. A node without anybody but the
 * drafter is passed over to the one above it. Nothing is above the last: without anybody there it is refused.
 */
export async function nextNode(
  db: Db,
  matter: Matter,
  chain: readonly ChainNode[],
  from: number,
): Promise<Next | undefined> {
  const rest = chain.slice(from)
  const asked = []
  for (const node of rest) asked.push(await peopleOf(db, matter, node))
  if (asked.at(-1)?.length === 0) await refuseWithoutAnybody(db, rest)
  const first = asked.findIndex(people => people.length > 0)
  return first < 0 ? undefined : { position: from + first, people: asked[first] ?? [] }
}

async function refuseWithoutAnybody(db: Db, rest: readonly ChainNode[]): Promise<never> {
  const role = await db
    .selectFrom('role')
    .where('role_code', '=', rest.at(-1)?.role ?? '')
    .select('role_name')
    .executeTakeFirst()
  const who = role?.role_name ?? '审批人'
  return refuseRule(`除送审人外，没有可以审批此事项的${who}，请联系管理员`)
}
