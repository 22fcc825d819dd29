import { dueOf } from '../../petitions/clocks/rules'
import { readLimit } from '../../petitions/clocks/terms'
import { dayOf } from '../../platform/calendar/china-time'
import { readCalendar } from '../../platform/calendar/read-calendar'
import { refuseField } from '../../platform/refusal'
import type { Work } from '../engine/work'

/** As calls name the day. */
export const DUE_ON = 'bljzrq'

/** A report cannot be due later than the law gives the receiver: to inform the petitioner, then to conclude. */
export async function refuseLateReport(work: Work, reportBy: string): Promise<void> {
  if (reportBy > (await lastStatutoryDay(work))) refuseField('交办期限不得晚于法定办结期限', DUE_ON)
}

async function lastStatutoryDay({ db, caller, at }: Work): Promise<string> {
  const place = { regionCode: caller.regionCode, day: dayOf(at) }
  const informing = await readLimit(db, 'K04', place)
  const concluding = await readLimit(db, 'K05', place)
  const calendar = await readCalendar(db)
  const { dueAt: informed } = dueOf({ startAt: at, ...informing }, calendar)
  return dayOf(dueOf({ startAt: informed, ...concluding }, calendar).dueAt)
}
