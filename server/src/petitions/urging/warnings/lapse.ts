import type { Db } from '../../../platform/database/connect'
import { openClocks } from '../../clocks/open-clocks'
import { CLOCK_TYPES, CLOCKS } from '../../clocks/types'

/** DM_XFJZT 已办结. */
const CLOSED = '60'
const LAPSING = CLOCK_TYPES.filter(type => CLOCKS[type].lapses)

/** Closes the windows that are over, like that for asking for a review: nobody is late with them. */
export async function lapseClocks(db: Db, provinceCode: string, now: Date): Promise<void> {
  const lapsed = await db
    .updateTable('clock')
    .set(eb => ({ state: 'lapsed', closed_at: eb.ref('due_at'), result: '期满' }))
    .where('province_code', '=', provinceCode)
    .where('state', '=', 'running')
    .where('due_at', '<', now)
    .where('type', 'in', LAPSING)
    .returning(['petition_id as petitionId', 'type', 'closed_at as at'])
    .execute()
  const windows = lapsed.filter(({ type }) => WINDOWS.includes(type))
  for (const { petitionId, at } of windows) await endAppeal(db, provinceCode, petitionId, at ?? now)
}

/** For asking for a review, and for a re-review. */
const WINDOWS = ['K09', 'K11']
/** Review chain: none or reviewed, with nothing under way; appeal time over. */
const WAITING = [0, 2]
const OVER = 5

/** Where nobody else may still ask and nobody has asked, the answer stands for good. */
async function endAppeal(db: Db, provinceCode: string, petitionId: string, at: Date): Promise<void> {
  const others = openClocks(db, { provinceCode, petitionId, types: ['K09', 'K11'] })
  const ended = await db
    .updateTable('petition')
    .set({ review_state: OVER })
    .where('province_code', '=', provinceCode)
    .where('id', '=', petitionId)
    .where('review_state', 'in', WAITING)
    .where('end_state', '=', CLOSED)
    .where(({ not, exists }) => not(exists(others.select('id'))))
    .returning('matter_id')
    .executeTakeFirst()
  if (!ended?.matter_id) return
  await db
    .updateTable('matter')
    .set({ appeal_over_at: at })
    .where('province_code', '=', provinceCode)
    .where('id', '=', ended.matter_id)
    .where('appeal_over_at', 'is', null)
    .execute()
}
