import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/region-panel'
import { REPORTS, type Report } from '@portal/shared-lib/contract/rules/figures'
import { addDays, dateTimeOf } from '../../platform/calendar/china-time'
import { docxOf } from '../../workflow/documents/layout'
import type { Counting } from '../counting'
import { answerReport } from '../frozen/report'
import { monthsAway } from '../periods'
import { readRegions } from '../regions'
import { findDraft } from './drafts'
import { paragraphsOf } from './paragraphs'

const OF = ['R1', 'R6', 'R12'] as const satisfies readonly Report[]

/** The circular about a month: by the frozen figures, where the caller's office has frozen them and it is about all. */
export async function readCircular(
  counting: Counting,
  { region, month }: CallInput<typeof contract.circular>,
): Promise<CallAnswer<typeof contract.circular>> {
  const { db, caller, now } = counting
  const { name, region: code } = await readRegions(db, caller, region)
  const from = `${month}-01`
  const of = { from, to: addDays(monthsAway(from, 1), -1), dateMode: '2', compare: true } as const
  const scope = { region: code === caller.regionCode ? '' : code, channels: [], repeat: '' } as const
  const read = (id: Report) => answerReport(counting, { id, ...of, ...scope, channels: [] })
  const [volume, quality, overdue] = await Promise.all([read('R1'), read('R6'), read('R12')])
  const reports = [volume, quality, overdue]
  const called = monthName(month)
  return {
    title: `${name}${called}信访工作情况通报`,
    asOf: dateTimeOf(now),
    frozen: OF.filter((_, at) => reports[at]?.frozen?.isShown).map(id => REPORTS[id]),
    paragraphs: paragraphsOf({ volume, quality, overdue, month: called, region: name }),
    saved: (await findDraft(db, caller, code, month)) ?? null,
  }
}

const monthName = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`

/** A draft as a document: its title, then a paragraph for each line. */
export const paperOf = ({
  title,
  text,
}: CallInput<typeof contract.circularPaper>): CallAnswer<typeof contract.circularPaper> => ({
  name: `${title.replaceAll(/[\\/:*?"<>|]/g, '')}.docx`,
  content: docxOf({
    title,
    paragraphs: text.split('\n').flatMap(line => (line.trim() ? [{ text: line.trim() }] : [])),
  }).toString('base64'),
})
