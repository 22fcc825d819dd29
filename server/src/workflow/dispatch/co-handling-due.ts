import type { Office } from '../../people/organisations/office'
import { openClocks } from '../../petitions/clocks/open-clocks'
import { coHandlingDays } from '../../petitions/clocks/rules'
import { readLimit } from '../../petitions/clocks/terms'
import { addDays, dayOf, daysBetween, endOfDay } from '../../platform/calendar/china-time'
import type { Work } from '../engine/work'

/** When whoever works on the acting step has to be done with it; undefined where no limit runs. */
export async function leadDueAt({ db, caller, file, step }: Work): Promise<Date | undefined> {
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
  const first = await openClocks(db, { ...of, types: ['K05', 'K07', 'K08', 'K20'] })
    .where('state', '=', 'running')
    .orderBy('due_at')
    .select('due_at')
    .executeTakeFirst()
  return first?.due_at
}

/** By when an organisation that co-handles answers: on the day that is asked for, at the latest at half of the lead's time. */
export async function coHandlingDue(work: Work, to: Office, dueOn?: string): Promise<Date> {
  const today = dayOf(work.at)
  const { length: most } = await readLimit(work.db, 'K21', { regionCode: to.regionCode, day: today })
  const due = await leadDueAt(work)
  const latest = addDays(today, due ? coHandlingDays(daysBetween(today, dayOf(due)), most) : most)
  return endOfDay(dueOn !== undefined && dueOn < latest ? dueOn : latest)
}
