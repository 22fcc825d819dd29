import { send } from '@portal/shared-lib'
import { openDownload } from '@portal/shared-lib/contract/calls/downloads'
import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useMessagesDownloadsQuery } from '../api'
import { Attachments } from '../files/attachments'
import { DEFAULT_SIZE } from '../notices/notice-query'
import { Pager } from '../notices/pager'
import styles from './downloads.module.css'

/** 资料下载: what offices offer, newest first. */
export function DownloadList() {
  const [asked, turn] = useState({ page: 1, limit: DEFAULT_SIZE })
  const args = { pageNumber: asked.page, limit: asked.limit }
  const { data, error, isLoading, refetch } = useMessagesDownloadsQuery(args, { refetchOnMountOrArgChange: true })
  return (
    <div className={styles.downloads}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {isLoading && <Loading />}
      {data?.list.length === 0 && <Empty />}
      <ul aria-label="资料">
        {data?.list.map(({ id, title, type, description, createdAt, files }) => (
          <li key={id}>
            <div className={styles.head}>
              <strong>{title}</strong>
              <span className={styles.type}>{type}</span>
              <time>{createdAt.slice(0, 16)}</time>
            </div>
            {description && <p>{description}</p>}
            <Attachments files={files} linkTo={fileId => send(openDownload, { id: fileId })} />
          </li>
        ))}
      </ul>
      {data && <Pager total={data.total} capped={data.totalCapped} {...asked} onTurn={turn} />}
    </div>
  )
}
