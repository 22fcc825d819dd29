import { Page } from '@portal/shared-lib/page'
import { NoticeList } from './notice-list'
import styles from './notices.module.css'
import { useNoticeQuery } from './use-notice-query'

/** /noticeList: what the offices have published, newest first. */
export default function NoticePage() {
  return (
    <Page title="通知公告">
      <div className={styles.notices}>
        <NoticeList query={useNoticeQuery()} />
      </div>
    </Page>
  )
}
