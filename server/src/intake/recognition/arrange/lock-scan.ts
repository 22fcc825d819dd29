import type { Ask } from '../../../platform/route'
import { refuseOthers } from '../../registration/scan-holder'
import { lockWaiting, type WaitingRow } from '../../registration/waiting'
import { getScan } from '../items'

/** A scanned letter of the caller's to register, locked; refused where somebody else has taken it. */
export async function lockScan(
  { db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>,
  itemId: string,
): Promise<WaitingRow> {
  await getScan(db, caller, itemId)
  const scan = await lockWaiting(db, caller, itemId)
  await refuseOthers(db, caller, scan.id)
  return scan
}
