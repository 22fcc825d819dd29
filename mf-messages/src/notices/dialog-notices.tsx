import { NoticeList } from './notice-list'
import { useDialogQuery } from './notice-query'
import styles from './notices.module.css'

/** The notices in a dialog. */
export function DialogNotices() {
  return (
    <div className={styles.inDialog}>
      <NoticeList query={useDialogQuery()} />
    </div>
  )
}
