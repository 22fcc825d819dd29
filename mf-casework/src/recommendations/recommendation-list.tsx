import { send } from '@portal/shared-lib'
import {
  type RecommendationsAnswer,
  type RecommendationsArgs,
  recommendations,
} from '@portal/shared-lib/contract/calls/recommendations'
import { ADOPTED, RECOMMENDATION_KINDS } from '@portal/shared-lib/contract/rules/recommendation'
import { Empty, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { ReactNode } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { ListTools } from '../proceedings/list-tools'
import { readAllRows } from '../proceedings/read-all'
import { useListPage } from '../proceedings/use-list-page'
import { recommendationAddress } from './addresses'
import { useRecommendationListQuery } from './api'
import { Limit } from './recommendation-page'

/** What a list of them is asked for. */
export type Asked = Required<Pick<RecommendationsArgs, 'tab' | 'year' | 'kind' | 'adopted' | 'words' | 'counted'>>

type Row = RecommendationsAnswer['list'][number]

const HINTS: Readonly<Record<Asked['tab'], string>> = {
  mine: '没有待您办理的三项建议',
  entrusted: '没有领导委托您代审的三项建议',
  drafts: '没有未发出的三项建议；可从信访件或者此处提出建议',
  sent: '没有符合条件的三项建议，请更改条件',
  received: '没有收到三项建议',
}

const LIST = { id: 'v_sxjy', name: '三项建议登记簿' }

interface RecommendationListProps {
  readonly asked: Asked
  /** By what it is filtered. */
  readonly children: ReactNode
}

/** A page of recommendations with their filters, to be printed or taken along. */
export function RecommendationList({ asked, children }: RecommendationListProps) {
  const { page, pagerOf } = useListPage()
  const { data, error, refetch } = useRecommendationListQuery({ ...asked, ...page }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <ListTools list={LIST} shown={data.list.length} readAll={() => readAll(asked)}>
        {children}
      </ListTools>
      {data.total === 0 ? (
        <Empty hint={HINTS[asked.tab]} />
      ) : (
        <>
          <RecommendationTable rows={data.list} />
          <Pager {...pagerOf(data)} />
        </>
      )}
    </>
  )
}

const HEADINGS = [
  '文号',
  '种类',
  '建议单位',
  '被建议单位',
  '建议内容',
  '发出时间',
  '期限',
  '状态',
  '采纳情况',
  '反馈时间',
]

/** Recommendations, each with the way to its page. */
export const RecommendationTable = ({ rows }: { rows: readonly Row[] }) => (
  <PlainTable headings={HEADINGS}>
    {rows.map(row => (
      <tr key={row.id}>
        <td>
          <Link to={recommendationAddress(row.id)}>{row.documentNo || '未编号'}</Link>
        </td>
        <td>{RECOMMENDATION_KINDS[row.kind]}</td>
        <LongCell title={row.sender}>{row.sender}</LongCell>
        <LongCell title={row.receiver}>{row.receiver}</LongCell>
        <LongCell title={row.text}>{row.text}</LongCell>
        <td>{row.sentAt?.slice(0, 10) ?? '—'}</td>
        <td>
          <Limit of={row} />
        </td>
        <td>{row.stateName}</td>
        <td>{adoptedOf(row) || '—'}</td>
        <td>{answeredOf(row) || '—'}</td>
      </tr>
    ))}
  </PlainTable>
)

const adoptedOf = ({ adopted }: Row): string => (adopted === '' ? '' : ADOPTED[adopted])
const answeredOf = ({ answeredAt, isLate }: Row): string =>
  answeredAt ? `${answeredAt.slice(0, 10)}${isLate ? '（超期）' : ''}` : ''

async function readAll(asked: Asked): Promise<string[][] | undefined> {
  const rows = await readAllRows<Row>(page => send(recommendations, { ...asked, ...page }))
  return (
    rows && [
      ['文号', '种类', '建议单位', '被建议单位', '信访件编号', '建议内容', ...HEADINGS.slice(5)],
      ...rows.map(row => [
        ...[row.documentNo, RECOMMENDATION_KINDS[row.kind], row.sender, row.receiver, row.petitionNo, row.text],
        ...[row.sentAt?.slice(0, 10) ?? '', row.dueAt?.slice(0, 10) ?? '', row.stateName],
        ...[adoptedOf(row), answeredOf(row)],
      ]),
    ]
  )
}
