import type { OfficialDocumentAnswer, ReceiversOfAnswer } from '@portal/shared-lib/contract/calls/official-documents'
import { OFFICIAL_STATE, RECEIVER_STATE, RECEIVER_STATES } from '@portal/shared-lib/contract/rules/official-document'
import { Button, Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import listing from '../proceedings/proceedings.module.css'
import { useListPage } from '../proceedings/use-list-page'
import { WordsFilter } from '../proceedings/words-filter'
import { useOfficialReceiversQuery } from './api'

type Filter = keyof ReceiversOfAnswer['counts']
type Row = ReceiversOfAnswer['list'][number]

interface ReceiptsProps {
  readonly of: Pick<OfficialDocumentAnswer, 'id' | 'state'>
}

const FILTERS: readonly (readonly [Filter, string])[] = [
  ['all', '全部'],
  ['waiting', '待签收'],
  ['signed', '已签收'],
  ['done', '已办结'],
  ['late', '超期'],
  ['failed', '投递失败'],
]

/** How far each receiver is, by pages; each figure leaves those that it counts. */
export function Receipts({ of }: ReceiptsProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const [words, setWords] = useState('')
  return (
    <Filtered
      key={`${filter} ${words}`}
      of={of}
      filter={filter}
      words={words}
      onFilter={setFilter}
      onSearch={setWords}
    />
  )
}

interface FilteredProps extends ReceiptsProps {
  readonly filter: Filter
  readonly words: string
  readonly onFilter: (filter: Filter) => void
  readonly onSearch: (words: string) => void
}

function Filtered({ of, filter, words, onFilter, onSearch }: FilteredProps) {
  const { page, pagerOf } = useListPage()
  const { data, error, refetch } = useOfficialReceiversQuery({ id: of.id, filter, words, ...page }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const isLong = data.counts.all > page.limit || words !== ''
  return (
    <>
      <search className={listing.tools}>
        {isLong && <WordsFilter label="单位名称" words={words} onSearch={onSearch} />}
        {FILTERS.filter(([key]) => key === 'all' || key === filter || data.counts[key] > 0).map(([key, name]) => (
          <Button
            key={key}
            size="small"
            type={key === filter ? 'primary' : 'default'}
            aria-pressed={key === filter}
            onClick={() => onFilter(key)}
          >
            {`${name} ${data.counts[key]}`}
          </Button>
        ))}
      </search>
      {data.list.length === 0 ? (
        <Empty hint="没有符合条件的单位，请更改条件" />
      ) : (
        <ReceiptTable of={of} rows={data.list} />
      )}
      {(isLong || data.next) && <Pager {...pagerOf(data)} />}
    </>
  )
}

/** Receivers one below the other, each with how far it is. */
export const ReceiptTable = ({ of, rows }: ReceiptsProps & { readonly rows: readonly Row[] }) => (
  <PlainTable headings={['单位', '类别', '状态', '签收人', '签收时间', '签收期限', '催办']}>
    {rows.map(each => (
      <tr key={each.seq}>
        <LongCell title={each.name}>{each.inPortal ? each.name : `${each.name}（系统外）`}</LongCell>
        <td>{each.copied ? '抄送' : '主送'}</td>
        <td title={each.failure}>{receiptOf(of, each)}</td>
        <td>{each.signer || '—'}</td>
        <td>{each.signedAt?.slice(0, 16) ?? '—'}</td>
        <td>{each.dueAt?.slice(0, 16) ?? '—'}</td>
        <td>{each.urgedAt?.slice(0, 16) ?? '—'}</td>
      </tr>
    ))}
  </PlainTable>
)

/** How many there are, and how far. */
export function summaryOf(rows: readonly Row[]): string {
  const waiting = rows.filter(({ state }) => state === RECEIVER_STATE.waiting)
  const late = waiting.filter(({ isLate }) => isLate).length
  const signed = rows.length - waiting.length
  return `共${rows.length}个单位，已签收${signed}个，待签收${waiting.length}个${late > 0 ? `（超期${late}个）` : ''}`
}

/** How far a receiver is, and why it could not be delivered to. */
const receiptOf = ({ state }: ReceiptsProps['of'], each: Row): string => {
  if (each.failure) return `投递失败：${each.failure}`
  if (state === OFFICIAL_STATE.sent && each.deliveredAt === null) return '投递中'
  return `${RECEIVER_STATES[each.state]}${each.isLate ? '（超期）' : ''}`
}
