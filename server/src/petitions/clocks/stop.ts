import type { Db } from '../../platform/database/connect'
import { type ClocksOf, openClocks } from './open-clocks'
import { endPause } from './pause'

/**
 * Ends open clocks in the caller's transaction: what they measured was done, or is no longer owed. `result` says
 * which, like 转送 or 并案. Answers how many there were.
 */
export async function stopClocks(db: Db, of: ClocksOf, at: Date, result: string): Promise<number> {
  const stopped = await db
    .updateTable('clock')
    .set({ state: 'stopped', closed_at: at, result })
    .where('province_code', '=', of.provinceCode)
    .where('id', 'in', openClocks(db, of).select('id'))
    .returning('id')
    .execute()
  for (const { id } of stopped) await endPause(db, { provinceCode: of.provinceCode, clockId: id }, at)
  return stopped.length
}
