import { useCan } from '@portal/shared-lib'
import { type ArchiveCategory, RETENTIONS, type Retention } from '@portal/shared-lib/contract/rules/archive'
import { Button, Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { FilterSelect } from '../proceedings/filter-select'
import listing from '../proceedings/proceedings.module.css'
import { WordsFilter } from '../proceedings/words-filter'
import { YearFilter } from '../recommendations/year-filter'
import { useArchiveWaitingQuery } from './api'
import styles from './archives.module.css'
import { AddDialog, MakeDialog } from './gather-dialogs'
import { type Waiting, yearOf } from './rows'
import { useAskedPage, useChosen } from './use-chosen'

const PERIODS = Object.entries(RETENTIONS) as [Retention, string][]
const NONE: readonly Waiting[] = []

const HINTS: Readonly<Record<ArchiveCategory, string>> = {
  petition: '没有待组卷的信访件；信访件归档后在此组卷',
  document: '没有待组卷的公文；公文办结后在此组卷',
}

/** 待组卷: chosen rows go into a new volume, or one that is being gathered. */
export function WaitingList({ category }: { readonly category: ArchiveCategory }) {
  const mayGather = useCan('da:volume')
  const [year, setYear] = useState(0)
  const [retention, setRetention] = useState<Retention | ''>('')
  const [words, setWords] = useState('')
  const [opened, open] = useState<'make' | 'add'>()
  const { page, pagerOf } = useAskedPage(year, retention, words)
  const { data, error, refetch } = useArchiveWaitingQuery({ category, year, retention, words, ...page }, FRESH)
  const rows = data?.list ?? NONE
  const { chosen, isChosen, toggle, toggleAll, clear } = useChosen(rows, ({ key }) => key)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const reason = reasonAgainst(chosen)
  const close = () => open(undefined)
  const finish = () => {
    clear()
    close()
  }
  return (
    <>
      <search className={listing.tools}>
        <WordsFilter label="编号或题名" words={words} onSearch={setWords} />
        <YearFilter year={year} onChange={setYear} />
        <FilterSelect label="建议期限" options={PERIODS} value={retention} onChange={setRetention} />
        {mayGather && (
          <span className={`${listing.aside} ${styles.acts}`}>
            <span role="status">{chosen.length > 0 ? reason || `已选${chosen.length}件` : ''}</span>
            <Button type="primary" disabled={reason !== ''} title={reason} onClick={() => open('make')}>
              组卷
            </Button>
            <Button disabled={reason !== ''} title={reason} onClick={() => open('add')}>
              编入已有案卷
            </Button>
          </span>
        )}
      </search>
      {rows.length === 0 ? (
        <Empty hint={HINTS[category]} />
      ) : (
        <>
          <PlainTable headings={[...(mayGather ? ['选择'] : []), '编号', '题名', '办结日期', '建议期限', '文书数']}>
            {rows.map(row => (
              <tr key={row.key}>
                {mayGather && (
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`选择 ${row.number || row.title}`}
                      checked={isChosen(row)}
                      onChange={() => toggle(row)}
                    />
                  </td>
                )}
                <td className={styles.number}>{row.number || '无文号'}</td>
                <LongCell title={row.title}>{row.title}</LongCell>
                <td>{row.endedOn}</td>
                <td>{RETENTIONS[row.proposed]}</td>
                <td>{row.papers}</td>
              </tr>
            ))}
          </PlainTable>
          {mayGather && (
            <Button size="small" onClick={toggleAll}>
              全选或取消本页
            </Button>
          )}
          <Pager {...pagerOf(data)} />
        </>
      )}
      {opened === 'make' && <MakeDialog category={category} chosen={chosen} onDone={finish} onClose={close} />}
      {opened === 'add' && <AddDialog category={category} chosen={chosen} onDone={finish} onClose={close} />}
    </>
  )
}

/** Why the chosen ones make no volume; empty where they do. */
function reasonAgainst(chosen: readonly Waiting[]): string {
  if (chosen.length === 0) return '请先选择要组卷的材料'
  if (new Set(chosen.map(yearOf)).size > 1) return '所选材料办结于不同年度，请按年度筛选后组卷'
  if (new Set(chosen.map(({ walled }) => walled)).size > 1) return '限知信访件须单独组卷'
  return ''
}
