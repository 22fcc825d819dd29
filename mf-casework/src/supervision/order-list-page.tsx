import { useCan } from '@portal/shared-lib'
import { Page, Tabs } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import buttons from '../actions/buttons.module.css'
import { CountedPage, useCounted } from '../proceedings/counted'
import { startAddress } from '../supervision-rows/addresses'
import { OrderList, type Stage } from './order-list'
import styles from './orders.module.css'

const MINE = { key: 'mine', title: '待我办理' } as const

const OFFICE = [
  { key: 'draft', title: '拟稿' },
  { key: 'inApproval', title: '审批中' },
  { key: 'sent', title: '已发出' },
  { key: 'toJudge', title: '待认定' },
  { key: 'closed', title: '已办结' },
] as const

const RECEIVED = [
  { key: 'received', title: '收到的督办' },
  { key: 'answered', title: '收到的已办结' },
] as const

/** /superviseManage/superviseList: orders by what they wait for, of those who send them and of those who are sent them. */
export default function OrderListPage() {
  const counted = useCounted()
  if (counted.length === 0) return <Orders />
  return (
    <CountedPage all="/superviseManage/superviseList">
      <OrderList key={JSON.stringify(counted)} tab="all" counted={counted} />
    </CountedPage>
  )
}

function Orders() {
  const mayCreate = useCan('db:create')
  const isLeader = useCan('db:request')
  const mayUrge = useCan('cb:urge')
  const [tab, setTab] = useState<Stage>('mine')
  const tabs = mayCreate || isLeader || mayUrge ? [MINE, ...OFFICE, ...RECEIVED] : [MINE, ...RECEIVED]
  return (
    <Page
      action={
        mayCreate && (
          <Link className={`${buttons.primary} ${styles.start}`} to={startAddress({ petitionNos: [] })}>
            发起专题督办
          </Link>
        )
      }
    >
      <Tabs<Stage> label="督办件" tabs={tabs} shown={tab} onShow={setTab}>
        <OrderList key={tab} tab={tab} />
      </Tabs>
    </Page>
  )
}
