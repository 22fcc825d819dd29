import { PetitionNo } from '@portal/shared-lib/page'
import { LongCell, PlainTable } from '../../plain-table/plain-table'
import type { Sheet } from './use-import'

const HEADINGS = ['行号', '移交单号', '信访人', '内容摘要', '结果']
/** Of the sheet: its first row are the headings. */
const FIRST_ROW = 2

/** Row by row what was read, and what became of it. */
export const Outcomes = ({ sheet: { rows, outcomes } }: { sheet: Sheet }) => (
  <PlainTable headings={HEADINGS}>
    {rows.map(({ sourceNo, name, summary = '' }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
      <tr key={at}>
        <td>{at + FIRST_ROW}</td>
        <td>{sourceNo || '—'}</td>
        <td>{name || '匿名'}</td>
        <LongCell title={summary}>{summary}</LongCell>
        <td>{outcomeOf(outcomes?.[at])}</td>
      </tr>
    ))}
  </PlainTable>
)

function outcomeOf(outcome: NonNullable<Sheet['outcomes']>[number] | undefined) {
  if (!outcome) return '待预检'
  if (outcome.petitionNo) return <PetitionNo value={outcome.petitionNo} />
  return outcome.reason || '可以导入'
}
