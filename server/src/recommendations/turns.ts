import { getOffice } from '../people/organisations/office'
import { closeTodos } from '../petitions/todos/close'
import { openTodo } from '../petitions/todos/open'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Recommendation } from './row'

/** 信访局领导, 责任单位领导. */
const LEADERS = ['R08', 'R14']

export const isLeader = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.some(role => LEADERS.includes(role))

interface Desk {
  readonly deptId: string
  /** Empty: anybody there. */
  readonly personId: string
}

/** The leaders of an organisation who may be asked to agree: nobody agrees to what is the own. */
export async function leadersOf(db: Db, orgId: string, but: string): Promise<Desk[]> {
  return await db
    .selectFrom('post')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', orgId)
    .where('post_role.role_code', 'in', LEADERS)
    .where('person.in_use', '=', true)
    .where('person.id', '<>', but)
    .distinctOn('person.id')
    .orderBy('person.id')
    .orderBy('post.id')
    .select(['post.dept_id as deptId', 'person.id as personId'])
    .execute()
}

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
