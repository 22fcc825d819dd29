import { STATE } from '../../petitions/record/states'
import type { Ask } from '../../platform/route'
import type { WaitingRow } from './waiting'

type Changed = 'state' | 'end_state' | 'void_reason' | 'closed_at' | 'due_at' | 'flags' | 'barcode'
type Changes = Partial<Pick<WaitingRow, Changed>>

/** Changes what waits to be registered; its version goes up by one. */
export async function changeWaiting(
  { db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>,
  petitionId: string,
  changes: Changes,
): Promise<void> {
  await db
    .updateTable('petition')
    .set(eb => ({ ...changes, version: eb('version', '+', 1) }))
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', petitionId)
    .execute()
}

/** What will never be registered. */
export const voidColumns = (reason: string, at: Date): Changes => ({
  state: STATE.void,
  end_state: STATE.void,
  void_reason: reason,
  closed_at: at,
  due_at: null,
})
