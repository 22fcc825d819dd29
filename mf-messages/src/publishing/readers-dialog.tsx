import { formatNumber } from '@portal/shared-lib'
import { Dialog, Empty, Loading, Tabs, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { type ManagedNotice, useMessagesNoticeNonReadersQuery, useMessagesNoticeReadersQuery } from '../api'
import { DEFAULT_SIZE } from '../notices/notice-query'
import { Pager } from '../notices/pager'
import styles from './publishing.module.css'

/** Pixels. */
const WIDTH = 720
const TABS = [
  { key: 'read', title: '已读' },
  { key: 'unread', title: '未读' },
] as const

interface ReadersProps {
  readonly notice: ManagedNotice
  readonly onClose: () => void
}

/** Who has read a notice, the latest first, and who has not yet. */
export function ReadersDialog({ notice: { id, title }, onClose }: ReadersProps) {
  const [shown, show] = useState<(typeof TABS)[number]['key']>('read')
  return (
    <Dialog title={`阅读情况：${title}`} width={WIDTH} onClose={onClose}>
      <div className={styles.readers}>
        <Tabs label="阅读情况" tabs={TABS} shown={shown} onShow={show}>
          {shown === 'read' ? <Readers id={id} /> : <NonReaders id={id} />}
        </Tabs>
      </div>
    </Dialog>
  )
}

const AFRESH = { refetchOnMountOrArgChange: true }

function Readers({ id }: { id: string }) {
  const [asked, turn] = useState({ page: 1, limit: DEFAULT_SIZE })
  const args = { id, pageNumber: asked.page, limit: asked.limit }
  const { data, error, refetch } = useMessagesNoticeReadersQuery(args, AFRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <p>
        已读 {formatNumber(data.total)} 人，共 {formatNumber(data.people)} 人
      </p>
      <People
        people={data.list.map(one => ({ ...one, key: `${one.userName}${one.orgName}${one.readAt}` }))}
        hint="发布后由各单位人员阅读"
      />
      <Pager total={data.total} capped={false} {...asked} onTurn={turn} />
    </>
  )
}

function NonReaders({ id }: { id: string }) {
  const [asked, turn] = useState({ page: 1, limit: DEFAULT_SIZE })
  const args = { id, pageNumber: asked.page, limit: asked.limit }
  const { data, error, refetch } = useMessagesNoticeNonReadersQuery(args, AFRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <p>未读 {formatNumber(data.total)} 人</p>
      <People people={data.list.map(one => ({ ...one, key: one.personId }))} hint="所有人员均已阅读" />
      <Pager total={data.total} capped={false} {...asked} onTurn={turn} />
    </>
  )
}

interface Row {
  readonly key: string
  readonly userName: string
  readonly orgName: string
  readonly readAt?: string
}

function People({ people, hint }: { people: readonly Row[]; hint: string }) {
  if (people.length === 0) return <Empty hint={hint} />
  return (
    <ul>
      {people.map(({ key, userName, orgName, readAt }) => (
        <li key={key}>
          <span>{userName}</span>
          <span>{orgName}</span>
          {readAt && <time>{readAt.slice(0, 16)}</time>}
        </li>
      ))}
    </ul>
  )
}
