import { send } from '@portal/shared-lib'
import { type ReviewsAnswer, type ReviewsArgs, reviews } from '@portal/shared-lib/contract/calls/reviews'
import { CONCLUSION_NAMES } from '@portal/shared-lib/contract/rules/review'
import { Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import { FRESH } from '../fresh'
import type { Conditions } from '../proceedings/counted'
import { FilterSelect } from '../proceedings/filter-select'
import { ListTools } from '../proceedings/list-tools'
import { readAllRows } from '../proceedings/read-all'
import { useListPage } from '../proceedings/use-list-page'
import { useReviewListQuery } from '../review-rows/api'
import { REVIEW_HEADINGS, ReviewTable } from '../review-rows/review-table'

type Asked = Pick<ReviewsArgs, 'tab' | 'kind' | 'conclusion' | 'counted'>

/** What reviews wait for. */
export type Stage = NonNullable<Asked['tab']>

const HINTS: Readonly<Record<Stage, string>> = {
  mine: '没有待您办理的复查复核；收到申请后在「申请登记」中按原信访件编号登记',
  toDecide: '没有待受理或者待补正的申请；登记申请后列在这里',
  inHand: '没有正在办理的复查复核；受理申请后列在这里',
  toDeliver: '没有待送达的意见书；领导批准意见后列在这里',
  closed: '没有已办结的复查复核；全部申请人送达后列在这里',
  all: '没有符合统计条件的复查复核',
}

const FILTERED = '没有符合条件的复查复核，请更改条件'
const KINDS = [
  ['review', '复查'],
  ['reReview', '复核'],
] as const

/** Reviews in one stage, or those that a figure counts. */
export function ReviewList({ tab, counted = NOTHING }: { tab: Stage; counted?: Conditions }) {
  const [kind, setKind] = useState<NonNullable<Asked['kind']>>('')
  const [conclusion, setConclusion] = useState<NonNullable<Asked['conclusion']>>('')
  return (
    <Rows key={kind + conclusion} tab={tab} kind={kind} conclusion={conclusion} counted={counted}>
      <FilterSelect label="类型" options={KINDS} value={kind} onChange={setKind} />
      <FilterSelect label="结论" options={CONCLUSION_NAMES} value={conclusion} onChange={setConclusion} />
    </Rows>
  )
}

const NOTHING: Conditions = []

interface RowsProps extends Required<Asked> {
  readonly children: ReactNode
}

function Rows({ children, ...asked }: RowsProps) {
  const { page, pagerOf } = useListPage()
  const { data, error, refetch } = useReviewListQuery({ ...asked, ...page }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const isFiltered = asked.kind !== '' || asked.conclusion !== ''
  return (
    <>
      <ListTools list={LIST} shown={data.list.length} readAll={() => readAll(asked)}>
        {children}
      </ListTools>
      {data.total === 0 ? (
        <Empty hint={isFiltered ? FILTERED : HINTS[asked.tab]} />
      ) : (
        <>
          <ReviewTable reviews={data.list} />
          <Pager {...pagerOf(data)} />
        </>
      )}
    </>
  )
}

const LIST = { id: 'v_fcfh', name: '复查复核' }

async function readAll(asked: Asked): Promise<string[][] | undefined> {
  const rows = await readAllRows<ReviewsAnswer['list'][number]>(page => send(reviews, { ...asked, ...page }))
  return (
    rows && [
      [...REVIEW_HEADINGS],
      ...rows.map(each => [
        ...[each.reviewNo, each.kindName, each.applicants, each.petitionNo, each.originalOrganisation],
        ...[each.receivedOn, each.isInTime ? '是' : '否', each.stateName, each.conclusionName, each.handler],
        each.dueAt?.slice(0, 10) ?? '',
      ]),
    ]
  )
}
