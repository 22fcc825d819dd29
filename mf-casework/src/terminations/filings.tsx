import { Can } from '@portal/shared-lib'
import type { TerminationsAnswer } from '@portal/shared-lib/contract/calls/terminations'
import { Empty, Loading, Section, Tabs, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { filingAddress } from '../termination-notice/addresses'
import { useTerminationApprovalsQuery, useTerminationListQuery } from '../termination-notice/api'
import { CandidateSearch } from './candidate-search'

const TABS = [
  { key: 'mine', title: '待我办理' },
  { key: 'approval', title: '待我审批' },
  { key: 'draft', title: '拟稿' },
  { key: 'inReview', title: '审核中' },
  { key: 'supplement', title: '待补充' },
  { key: 'recognised', title: '已认定' },
  { key: 'ended', title: '未认定' },
] as const

type Tab = (typeof TABS)[number]['key']

const PAGE_SIZE = 50
const MOST_APPROVALS = 100

/** The filings by what they wait for, and the way to file one. */
export function Filings() {
  const [tab, setTab] = useState<Tab>('mine')
  return (
    <>
      <Can url="zj:apply">
        <Section title="申报登记">
          <CandidateSearch />
        </Section>
      </Can>
      <Tabs label="终结申报" tabs={TABS} shown={tab} onShow={setTab}>
        {tab === 'approval' ? <Approvals /> : <List key={tab} tab={tab} />}
      </Tabs>
    </>
  )
}

function List({ tab }: { tab: Exclude<Tab, 'approval'> }) {
  const [pageNumber, setPageNumber] = useState(1)
  const { data, error, refetch } = useTerminationListQuery({ tab, pageNumber, limit: PAGE_SIZE }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.total === 0) return <Empty hint="没有此类终结申报" />
  return (
    <>
      <FilingTable filings={data.list} />
      <p>
        共{data.total}件
        {pageNumber > 1 && (
          <button type="button" onClick={() => setPageNumber(pageNumber - 1)}>
            上一页
          </button>
        )}
        {data.total > pageNumber * PAGE_SIZE && (
          <button type="button" onClick={() => setPageNumber(pageNumber + 1)}>
            下一页
          </button>
        )}
      </p>
    </>
  )
}

const HEADINGS = ['编号', '信访事项', '申报单位', '现在单位', '提交时间', '状态', '缺少材料', '期限']

/** Filings, each with the way to its page. */
const FilingTable = ({ filings }: { filings: TerminationsAnswer['list'] }) => (
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

function Approvals() {
  const asked = { todoType: 'terminationApproval', limit: MOST_APPROVALS } as const
  const { data, error, refetch } = useTerminationApprovalsQuery(asked, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.list.length === 0) return <Empty hint="没有待审批的终结申报" />
  return (
    <PlainTable headings={['事项', '信访件编号', '送审部门', '送审人', '送审时间']}>
      {data.list.map(({ approvalId, title, petitionNo, applicantDept, applicant, submittedAt, url }) => (
        <tr key={approvalId}>
          <td>
            <Link to={url}>{title}</Link>
          </td>
          <td>{petitionNo}</td>
          <td>{applicantDept}</td>
          <td>{applicant}</td>
          <td>{submittedAt.slice(0, 16)}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
