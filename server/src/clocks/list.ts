import type { clocks } from '@portal/shared-lib/contract/clocks'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { dateTimeOf, dayOf } from '../calendar/china-time'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import { getPetition } from '../petitions/scope'
import { clockLamp } from '../warnings/clock-lamp'
import { daysOfRegions } from '../warnings/days-of-regions'
import { CLOCKS, getClockType } from './types'

type Listed = CallAnswer<typeof clocks>

/** The clocks of a petition that the caller may see. */
export async function listClocks(db: Db, caller: Caller, petitionNo: string, now: Date): Promise<Listed> {
  const { id } = await getPetition(db, caller, petitionNo)
  const daysOf = daysOfRegions(db, dayOf(now))
  const listed: Listed = []
  for (const { regionCode, ofDepartment, ...clock } of await clocksOf(db, caller, id)) {
    const type = getClockType(clock.type)
    listed.push({
      ...clock,
      name: CLOCKS[type].name,
      ...clockLamp({ ...clock, type, ofDepartment }, await daysOf(regionCode), now),
      startAt: dateTimeOf(clock.startAt),
      dueAt: dateTimeOf(clock.dueAt),
      closedAt: clock.closedAt && dateTimeOf(clock.closedAt),
    })
  }
  return listed
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
    .select(['region_code as regionCode', 'is_petition as ofDepartment'])
    .execute()
}
