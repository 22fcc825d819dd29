import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { CLOCK_TYPES, CLOCKS } from '../../clocks/types'

/** Clocks read, and at most warned of, at once. */
const BATCH = 200

/** SQL for how texts call what a clock is of: a topic that is supervised has no number. */
export const NO_OR_TOPIC = sql<string>`case petition.state when '00' then '督办专题“' || petition.title || '”' else petition.petition_no end`

const WARNED_TYPES = CLOCK_TYPES.filter(type => CLOCKS[type].warning !== null)

/** Where a batch ended. */
export interface Place {
  readonly at: Date
  readonly id: string
}

export type DueClock = Awaited<ReturnType<typeof readDueClocks>>[number]

/** Behind which clock the next ones come. */
export const placeOf = ({ yellow_at, id }: DueClock): Place | undefined =>
  yellow_at ? { at: yellow_at, id } : undefined

/** The next clocks that are yellow or worse, and not yet told of as overdue. */
export const readDueClocks = (db: Db, provinceCode: string, at: Date, after?: Place) =>
  dueClocks(db, provinceCode, at, after).execute()

/** The query of `readDueClocks`. */
export function dueClocks(db: Db, provinceCode: string, at: Date, after?: Place) {
  return db
    .selectFrom('clock')
    .innerJoin('organisation', 'organisation.id', 'clock.org_id')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'clock.province_code').onRef('petition.id', '=', 'clock.petition_id'),
    )
    .where('clock.province_code', '=', provinceCode)
    .where('clock.state', '=', 'running')
    .where('clock.yellow_at', '<=', at)
    .where('clock.lamp_told', '<>', 'red')
    .where('clock.type', 'in', WARNED_TYPES)
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(clock.yellow_at, clock.id) > (${after?.at}::timestamptz, ${after?.id}::bigint)`),
    )
    .orderBy('clock.yellow_at')
    .orderBy('clock.id')
    .limit(BATCH)
    .select(['clock.id', 'clock.type', 'clock.petition_id as petitionId', 'clock.step_id as stepId'])
    .select(['clock.start_at as startAt', 'clock.due_at as dueAt', 'clock.lamp_told as told'])
    .select([NO_OR_TOPIC.as('petitionNo'), 'organisation.region_code as regionCode'])
    .select(['clock.calm_at', 'clock.yellow_at', 'clock.orange_at'])
}
