import { send } from '@portal/shared-lib'
import {
  type TerminationsAnswer,
  type TerminationsArgs,
  terminations,
} from '@portal/shared-lib/contract/calls/terminations'
import { TERMINATION_GROUNDS } from '@portal/shared-lib/contract/rules/termination'
import { Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { type ReactNode, useState } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { FilterSelect } from '../proceedings/filter-select'
import { ListTools } from '../proceedings/list-tools'
import { readAllRows } from '../proceedings/read-all'
import { useListPage } from '../proceedings/use-list-page'
import { WordsFilter } from '../proceedings/words-filter'
import { filingAddress } from '../termination-notice/addresses'
import { useTerminationListQuery } from '../termination-notice/api'

type Asked = Required<Pick<TerminationsArgs, 'tab' | 'words' | 'ground'>>
type Filing = TerminationsAnswer['list'][number]

/** What filings wait for. */
export type Stage = Asked['tab']

const HINTS: Readonly<Record<Stage, string>> = {
  mine: '没有待您办理的终结申报',
  draft: '没有拟稿中的终结申报；在「申报登记」中按信访件编号登记',
  inReview: '没有审核中的终结申报；提交申报后列在这里',
  supplement: '没有退回补充材料的终结申报',
  recognised: '没有已认定的终结申报；省级信访部门认定后列在这里',
  ended: '没有不予认定、撤回或者撤销认定的终结申报',
}

const FILTERED = '没有符合条件的终结申报，请更改条件'
const GROUNDS = [
  ['reReviewed', TERMINATION_GROUNDS.reReviewed],
  ['noReview', TERMINATION_GROUNDS.noReview],
  ['noReReview', TERMINATION_GROUNDS.noReReview],
] as const

interface FilingListProps {
  readonly tab: Stage
  /** What stands above the filings. */
  readonly above: ReactNode
}

/** Filings in one stage. */
export function FilingList({ tab, above }: FilingListProps) {
  const [words, setWords] = useState('')
  const [ground, setGround] = useState<Asked['ground']>('')
  return (
    <>
      {above}
      <Rows key={words + ground} tab={tab} words={words} ground={ground}>
        <WordsFilter label="编号或申报单位" words={words} onSearch={setWords} />
        <FilterSelect label="终结依据" options={GROUNDS} value={ground} onChange={setGround} />
      </Rows>
    </>
  )
}

function Rows({ children, ...asked }: Asked & { readonly children: ReactNode }) {
  const { page, pagerOf } = useListPage()
  const { data, error, refetch } = useTerminationListQuery({ ...asked, ...page }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const isFiltered = asked.words !== '' || asked.ground !== ''
  return (
    <>
      <ListTools list={LIST} shown={data.list.length} readAll={() => readAll(asked)}>
        {children}
      </ListTools>
      {data.total === 0 ? (
        <Empty hint={isFiltered ? FILTERED : HINTS[asked.tab]} />
      ) : (
        <>
          <FilingTable filings={data.list} />
          <Pager {...pagerOf(data)} />
        </>
      )}
    </>
  )
}

const LIST = { id: 'v_zjsb', name: '终结申报' }

const HEADINGS = ['编号', '信访事项', '申报单位', '现在单位', '提交时间', '状态', '缺少材料', '期限']

/** Filings, each with the way to its page. */
const FilingTable = ({ filings }: { filings: readonly Filing[] }) => (
  <PlainTable headings={HEADINGS}>
    {filings.map(each => (
      <tr key={each.id}>
        <td>
          <Link to={filingAddress(each.id)}>{each.filingNo}</Link>
        </td>
        <LongCell title={each.matter}>{each.matter}</LongCell>
        <LongCell title={each.applicant}>{each.applicant}</LongCell>
        <LongCell title={each.holder}>{each.holder}</LongCell>
        <td>{each.submittedAt?.slice(0, 16) ?? '—'}</td>
        <td>{each.stateName}</td>
        <LongCell title={each.missing.join('、')}>{each.missing.join('、') || '—'}</LongCell>
        <td>{each.dueAt?.slice(0, 10) ?? '—'}</td>
      </tr>
    ))}
  </PlainTable>
)

async function readAll(asked: Asked): Promise<string[][] | undefined> {
  const rows = await readAllRows<Filing>(page => send(terminations, { ...asked, ...page }))
  return (
    rows && [
      ['编号', '信访件编号', ...HEADINGS.slice(1)],
      ...rows.map(each => [
        ...[each.filingNo, each.petitionNo, each.matter, each.applicant, each.holder],
        ...[each.submittedAt?.slice(0, 16) ?? '', each.stateName, each.missing.join('、')],
        each.dueAt?.slice(0, 10) ?? '',
      ]),
    ]
  )
}
