import { send } from '@portal/shared-lib'
import { openNoticeFile } from '@portal/shared-lib/contract/calls/notices'
import { type Notice, useMessagesReadNoticesMutation } from '../api'
import { Attachments } from '../files/attachments'
import { NoticeText } from './notice-text'
import styles from './notices.module.css'

/** A notice by its title; opens in place, and is read from then on. */
export function NoticeItem({ notice }: { notice: Notice }) {
  const { id, title, content, publisher, createdAt, attachments, readFlag } = notice
  const [read] = useMessagesReadNoticesMutation()
  const unread = readFlag === '0'
  return (
    <details
      className={styles.notice}
      onToggle={event => {
        if (event.currentTarget.open && unread) void read({ args: { ids: [id] } })
      }}
    >
      <summary>
        {unread && <span className={styles.unread}>未读</span>}
        <span className={styles.title}>{title}</span>
        <span className={styles.aside}>{publisher}</span>
        <time className={styles.aside}>{createdAt.slice(0, 16)}</time>
      </summary>
      <NoticeText text={content} />
      <Attachments files={attachments} linkTo={fileId => send(openNoticeFile, { id: fileId })} />
    </details>
  )
}
