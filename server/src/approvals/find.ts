import { petitionsVisibleTo } from '../petitions/record/scope'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { isRowId } from '../platform/paging/row-id'
import { refuse } from '../platform/refusal'
import { type Approval, approvalOf } from './approval'

/** Refuses alike where there is none and where the caller may not know of it. */
export const refuseApproval = (): never => refuse('notFound', { what: '审批事项' })

/** An approval on a petition that the caller may know of. */
export async function findApproval(db: Db, caller: Caller, id: string): Promise<Approval | undefined> {
  if (!isRowId(id)) return undefined
  const row = await db
    .selectFrom('approval')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', id)
    .where('petition_id', 'in', petitionsVisibleTo(db, caller).select('petition.id'))
    .selectAll()
    .executeTakeFirst()
  return row && approvalOf(row)
}

/**
 * As `findApproval`, but refuses, and keeps everybody else from changing the approval until the transaction ends. The
 * petition is locked first, as every action on it does.
 */
export async function lockApproval(db: Db, caller: Caller, id: string): Promise<Approval> {
  const { provinceCode, petitionId } = (await findApproval(db, caller, id)) ?? refuseApproval()
  await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('id', '=', petitionId)
    .select('id')
    .forUpdate()
    .execute()
  const row = await db
    .selectFrom('approval')
    .where('province_code', '=', provinceCode)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  return approvalOf(row)
}
