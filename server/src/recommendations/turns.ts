import type { Desk } from '../people/organisations/desks'
import { getOffice } from '../people/organisations/office'
import { closeTodos } from '../petitions/todos/close'
import { openTodo } from '../petitions/todos/open'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Recommendation } from './row'

/** Whoever has written it. */
export const drafterOf = (row: Recommendation): Desk => ({ deptId: row.from_dept_id, personId: row.drafter_id })

/** Whoever has it at the addressee: the department that takes in its work as long as nobody has signed for it. */
export async function handlerOf(db: Db, row: Recommendation): Promise<Desk> {
  const { deptId } = await getOffice(db, row.to_org_id)
  return { deptId: row.handler_dept_id ?? deptId, personId: row.handler_id ?? '' }
}

interface Turn {
  readonly type: 'recommendation' | 'recommendationApproval'
  readonly orgId: string
  readonly desks: readonly Desk[]
  /** Limit of what is to be done; none for what the sender does. */
  readonly dueAt: Date | null
  readonly at: Date
}

/** Whose turn it is from now on: all to-dos about it end, and others begin. */
export async function passTo(db: Db, caller: Caller, row: Recommendation, turn: Turn | undefined, at: Date) {
  await endTurns(db, caller, row, at)
  if (!turn) return
  const { type, orgId, desks, dueAt } = turn
  for (const { deptId, personId } of desks) {
    await openTodo(db, {
      provinceCode: row.province_code,
      petitionId: null,
      refId: row.id,
      type,
      orgId,
      deptId,
      personId,
      sourceOrgId: caller.orgId,
      dueAt,
      createdAt: at,
      givenBy: caller.personId,
      ...(row.sent_at && { clock: { type: 'K16', start_at: row.sent_at } }),
    })
  }
}

const endTurns = (db: Db, caller: Caller, { province_code, id }: Recommendation, at: Date) =>
  closeTodos(
    db,
    {
      provinceCode: province_code,
      petitionId: null,
      refId: id,
      types: ['recommendation', 'recommendationApproval'],
    },
    { at, personId: caller.personId },
  )
