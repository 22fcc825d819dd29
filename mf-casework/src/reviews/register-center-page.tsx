import { Can } from '@portal/shared-lib'
import { Empty, Loading, Page, Pager, Section, Tabs, Trouble } from '@portal/shared-lib/page'
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

const FIRST: readonly string[] = []

/** By cursors, so that the last page comes as quickly as the first. */
function Reviews({ tab }: { tab: Tab }) {
  const [cursors, setCursors] = useState(FIRST)
  const cursor = cursors.at(-1)
  const asked = { tab, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) }
  const { data, error, refetch } = useReviewListQuery(asked, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { list, total, next } = data
  if (total === 0) return <Empty hint="没有此类复查复核" />
  return (
    <>
      <ReviewTable reviews={list} />
      <Pager
        place={`第 ${cursors.length + 1} 页`}
        total={total}
        back={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
        forth={next ? () => setCursors([...cursors, next]) : undefined}
      />
    </>
  )
}
