import type { Office } from '../../people/organisations/office'
import { openClocks } from '../../petitions/clocks/open-clocks'
import { stopClocks } from '../../petitions/clocks/stop'
import { start } from '../engine/clocks'
import { firstStep } from '../engine/step-of'
import type { Work } from '../engine/work'

/** Hours within which what is urgent is reported in writing, after the first report (条例 第二十五条). */
const WRITTEN_HOURS = 24

/** The first report within the hours of the region, and one in writing; of each that is owed already no further one. */
export async function oweUrgentReports(work: Work, office: Office): Promise<void> {
  const first = firstStep(work.file)
  const owed = await reportsOf(work).select('length').execute()
  const isWritten = ({ length }: { length: number | null }) => length === WRITTEN_HOURS
  if (owed.every(isWritten)) await start(work, 'K17', first, office)
  if (!owed.some(isWritten)) await start(work, 'K17', first, office, { length: WRITTEN_HOURS })
}

/** A leader has answered what is urgent: of the two reports that are owed, the one that was due first is made. */
export async function endUrgentReport(work: Work): Promise<void> {
  const first = await reportsOf(work).orderBy('due_at').orderBy('id').select('id').executeTakeFirst()
  if (first) await stopClocks(work.db, { ...reportsIn(work), clockId: first.id }, work.at, '已报告')
}

const reportsOf = (work: Work) => openClocks(work.db, reportsIn(work))

const reportsIn = ({ caller, file }: Work) =>
  ({ provinceCode: caller.provinceCode, petitionId: file.petition.id, types: ['K17'] }) as const
