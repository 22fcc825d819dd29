import type { clocks } from '@portal/shared-lib/contract/clocks'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { clockLamp } from '../../petitions/clocks/lamps/clock-lamp'
import { CLOCKS, getClockType } from '../../petitions/clocks/types'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

type Listed = CallAnswer<typeof clocks>

/** The clocks of a petition that the caller may see. */
export async function listClocks(db: Db, caller: Caller, petitionNo: string, now: Date): Promise<Listed> {
  const { id } = await getPetition(db, caller, petitionNo)
  const rows = await clocksOf(db, caller, id)
  return rows.map(({ calm_at, yellow_at, orange_at, ...clock }) => ({
    ...clock,
    name: CLOCKS[getClockType(clock.type)].name,
    ...clockLamp(clock, { calm_at, yellow_at, orange_at }, now),
    startAt: dateTimeOf(clock.startAt),
    dueAt: dateTimeOf(clock.dueAt),
    closedAt: clock.closedAt && dateTimeOf(clock.closedAt),
  }))
}

async function clocksOf(db: Db, caller: Caller, petitionId: string) {
  return await db
    .selectFrom('clock')
    .innerJoin('organisation', 'organisation.id', 'clock.org_id')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petitionId)
    .orderBy(eb => eb('closed_at', 'is not', null))
    .orderBy('due_at')
    .orderBy('clock.id')
    .select(['clock.id as clockId', 'type', 'company_name as organisation', 'start_at as startAt', 'due_at as dueAt'])
    .select(['state', 'paused_days as pausedDays', 'extended_days as extendedDays', 'closed_at as closedAt', 'result'])
    .select(['calm_at', 'yellow_at', 'orange_at'])
    .execute()
}
