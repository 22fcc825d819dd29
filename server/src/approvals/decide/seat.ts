import { APPROVAL_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Approval, draftersOf } from '../approval'
import { coversApproval, delegationsTo } from '../delegations/in-force'

/** In whose place a caller stands before an approval. */
export interface Seat {
  readonly personId: string
  /** Whether that person is asked now, or was asked and somebody has decided since. */
  readonly isOpen: boolean
}

/** The caller's seat: an open one before one that is over, the own before that of somebody who has entrusted it. */
export async function findSeat(db: Db, caller: Caller, approval: Approval, at: Date): Promise<Seat | undefined> {
  const seats = await askedAmong(db, caller, approval, at)
  return seats.toSorted((a, b) => rank(a, caller) - rank(b, caller))[0]
}

const rank = ({ isOpen, personId }: Seat, { holderId }: Caller): number =>
  (isOpen ? 0 : 2) + (personId === holderId ? 0 : 1)

function askedAmong(db: Db, caller: Caller, { provinceCode, id, ...approval }: Approval, at: Date): Promise<Seat[]> {
  const delegators = delegationsTo(db, caller, at)
    .innerJoin('approval', join => join.on('approval.province_code', '=', provinceCode).on('approval.id', '=', id))
    .where(coversApproval)
    .where(sql<boolean>`not ${caller.personId} = any(${draftersOf(approval)})`)
    .select('from_person_id')
  return db
    .selectFrom('todo')
    .where('province_code', '=', provinceCode)
    .where('ref_id', '=', id)
    .where('todo_type', 'in', APPROVAL_TODOS)
    .where(eb =>
      eb.or([
        eb.and([eb('person_id', '=', caller.holderId), eb('dept_id', '=', caller.deptId)]),
        eb('person_id', 'in', delegators),
      ]),
    )
    .select(['person_id as personId', sql<boolean>`done_at is null`.as('isOpen')])
    .execute()
}
