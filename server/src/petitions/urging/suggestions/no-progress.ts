import { sql } from 'kysely'
import { DAY_MS } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { onceADay } from '../../../platform/jobs/once-a-day'
import type { Services } from '../../../platform/services'
import { suggestBySystem } from './suggest'

export const IDLE = 'suggestForIdle'

/** So many days back it is asked which limits have come to their half: as long as the job may have failed. */
const LOOK_BACK_DAYS = 7

interface Idle {
  readonly petitionId: string
  readonly stepId: string
}

/** Every day: where half of the time for handling has passed without a record of it, a supervision is suggested. */
export const suggestForIdle = (services: Services): Promise<void> =>
  onceADay(services, IDLE, async () => {
    const { db, config, now } = services
    for (const idle of await readIdle(db, config.provinceCode, now()))
      await suggestBySystem(services, idle, 'noProgress')
  })

async function readIdle(db: Db, provinceCode: string, at: Date): Promise<Idle[]> {
  const since = new Date(at.getTime() - LOOK_BACK_DAYS * DAY_MS)
  const half = sql`clock.start_at + (clock.due_at - clock.start_at) / 2`
  const { rows } = await sql<Idle>`
    select clock.petition_id as "petitionId", clock.step_id as "stepId"
    from clock
    where clock.province_code = ${provinceCode} and clock.type = 'K05' and clock.state = 'running'
      and clock.due_at >= ${at} and ${half} > ${since} and ${half} <= ${at}
      and not exists (
        select from process_record as record
        where record.province_code = clock.province_code and record.step_id = clock.step_id)
    order by clock.petition_id`.execute(db)
  return rows
}
