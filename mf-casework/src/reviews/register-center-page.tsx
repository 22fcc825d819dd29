import { useCan } from '@portal/shared-lib'
import { Empty, Loading, Page, Section, Tabs, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { BackLink } from '../proceedings/back-link'
import { type Conditions, CountedPage, useCounted } from '../proceedings/counted'
import { useReviewsOfPetitionQuery } from '../review-rows/api'
import { OriginSearch } from './origin-search'
import { ReviewList, type Stage } from './review-list'
import { ReviewPage } from './review-page'

const REGISTER = { key: 'register', title: '申请登记' } as const

const MINE = { key: 'mine', title: '待我办理' } as const

const STAGES = [
  { key: 'toDecide', title: '待受理' },
  { key: 'inHand', title: '办理中' },
  { key: 'toDeliver', title: '待送达' },
  { key: 'closed', title: '已办结' },
] as const

type Tab = Stage | 'register'

/** /reviewManage/registerCenter: reviews by what they wait for, and the way to register one; with `blid` one of them. */
export default function RegisterCenterPage() {
  const [parameters] = useSearchParams()
  const id = parameters.get('blid') ?? ''
  const petitionNo = parameters.get('xfjbh') ?? ''
  const todoId = parameters.get('dbid') ?? ''
  const counted = useCounted()
  if (!id && !petitionNo) return counted.length > 0 ? <Counted counted={counted} /> : <Centre />
  return (
    <Page action={<BackLink to="/reviewManage/registerCenter">返回复查复核列表</BackLink>}>
      {id ? <ReviewPage key={id} id={id} todoId={todoId} /> : <NewestOf petitionNo={petitionNo} todoId={todoId} />}
    </Page>
  )
}

const Counted = ({ counted }: { counted: Conditions }) => (
  <CountedPage all="/reviewManage/registerCenter">
    <ReviewList tab="all" counted={counted} />
  </CountedPage>
)

/** Out of a to-do, which names the petition. */
function NewestOf({ petitionNo, todoId }: { petitionNo: string; todoId: string }) {
  const { data, error, refetch } = useReviewsOfPetitionQuery({ petitionNo }, FRESH)
  const [newest] = data ?? []
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return newest ? <ReviewPage id={newest.id} todoId={todoId} /> : <Empty hint="该信访件没有复查复核" />
}

function Centre() {
  const mayRegister = useCan('fc:register')
  const [tab, setTab] = useState<Tab>('mine')
  const tabs = mayRegister ? [MINE, REGISTER, ...STAGES] : [MINE, ...STAGES]
  return (
    <Page>
      <Tabs<Tab> label="复查复核" tabs={tabs} shown={tab} onShow={setTab}>
        {tab === 'register' ? (
          <Section title="申请登记">
            <OriginSearch />
          </Section>
        ) : (
          <ReviewList key={tab} tab={tab} />
        )}
      </Tabs>
    </Page>
  )
}
