import { Can } from '@portal/shared-lib'
import { Empty, Loading, Page, Section, Tabs, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { useReviewListQuery, useReviewsOfPetitionQuery } from '../review-rows/api'
import { ReviewTable } from '../review-rows/review-table'
import { OriginSearch } from './origin-search'
import { ReviewPage } from './review-page'

const TABS = [
  { key: 'mine', title: '待我办理' },
  { key: 'toDecide', title: '待受理' },
  { key: 'supplement', title: '待补正' },
  { key: 'inHand', title: '办理中' },
  { key: 'toDeliver', title: '待送达' },
  { key: 'closed', title: '已办结' },
] as const

type Tab = (typeof TABS)[number]['key']

const PAGE_SIZE = 50

/** /reviewManage/registerCenter: reviews by what they wait for, and the way to register one; with `blid` one of them. */
export default function RegisterCenterPage() {
  const [parameters] = useSearchParams()
  const id = parameters.get('blid') ?? ''
  const petitionNo = parameters.get('xfjbh') ?? ''
  const todoId = parameters.get('dbid') ?? ''
  if (!id && !petitionNo) return <Centre />
  return (
    <Page action={<Link to="/reviewManage/registerCenter">返回复查复核列表</Link>}>
      {id ? <ReviewPage key={id} id={id} todoId={todoId} /> : <NewestOf petitionNo={petitionNo} todoId={todoId} />}
    </Page>
  )
}

/** Out of a to-do, which names the petition. */
function NewestOf({ petitionNo, todoId }: { petitionNo: string; todoId: string }) {
  const { data, error, refetch } = useReviewsOfPetitionQuery({ petitionNo }, FRESH)
  const [newest] = data ?? []
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return newest ? <ReviewPage id={newest.id} todoId={todoId} /> : <Empty hint="该信访件没有复查复核" />
}

function Centre() {
  const [tab, setTab] = useState<Tab>('mine')
  return (
    <Page>
      <Can url="fc:register">
        <Section title="申请登记">
          <OriginSearch />
        </Section>
      </Can>
      <Tabs label="复查复核" tabs={TABS} shown={tab} onShow={setTab}>
        <Reviews key={tab} tab={tab} />
      </Tabs>
    </Page>
  )
}

function Reviews({ tab }: { tab: Tab }) {
  const [pageNumber, setPageNumber] = useState(1)
  const { data, error, refetch } = useReviewListQuery({ tab, pageNumber, limit: PAGE_SIZE }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.total === 0) return <Empty hint="没有此类复查复核" />
  return (
    <>
      <ReviewTable reviews={data.list} />
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
