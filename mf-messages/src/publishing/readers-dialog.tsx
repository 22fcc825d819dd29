import { formatNumber } from '@portal/shared-lib'
import { Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { type ManagedNotice, useMessagesNoticeReadersQuery } from '../api'
import { DEFAULT_SIZE } from '../notices/notice-query'
import { Pager } from '../notices/pager'
import styles from './publishing.module.css'

/** Pixels. */
const WIDTH = 720

/** Who has read a notice, the latest first. */
export function ReadersDialog({ notice: { id, title }, onClose }: { notice: ManagedNotice; onClose: () => void }) {
  const [asked, turn] = useState({ page: 1, limit: DEFAULT_SIZE })
  const args = { id, pageNumber: asked.page, limit: asked.limit }
  const { data, error, refetch } = useMessagesNoticeReadersQuery(args, { refetchOnMountOrArgChange: true })
  return (
    <Dialog title={`已读人员：${title}`} width={WIDTH} onClose={onClose}>
      <div className={styles.readers}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <p>
            已读 {formatNumber(data.total)} 人，共 {formatNumber(data.people)} 人
          </p>
        )}
        {data?.list.length === 0 && <Empty />}
        <ul>
          {data?.list.map(({ userName, orgName, readAt }) => (
            <li key={`${userName}${orgName}${readAt}`}>
              <span>{userName}</span>
              <span>{orgName}</span>
              <time>{readAt.slice(0, 16)}</time>
            </li>
          ))}
        </ul>
        {data && <Pager total={data.total} capped={false} {...asked} onTurn={turn} />}
      </div>
    </Dialog>
  )
}
