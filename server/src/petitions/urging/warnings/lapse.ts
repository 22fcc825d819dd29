import type { Db } from '../../../platform/database/connect'
import { CLOCK_TYPES, CLOCKS } from '../../clocks/types'

const LAPSING = CLOCK_TYPES.filter(type => CLOCKS[type].lapses)

/** Closes the windows that are over, like that for asking for a review: nobody is late with them. */
export async function lapseClocks(db: Db, provinceCode: string, now: Date): Promise<void> {
  await db
    .updateTable('clock')
    .set(eb => ({ state: 'lapsed', closed_at: eb.ref('due_at'), result: '期满' }))
    .where('province_code', '=', provinceCode)
    .where('state', '=', 'running')
    .where('due_at', '<', now)
    .where('type', 'in', LAPSING)
    .execute()
}
