import { readSaved, save } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { useEffect, useState } from 'react'
import { type Notice, useLazyMessagesNoticesQuery, useMessagesReadNoticesMutation } from '../api'
import { NoticeItem } from './notice-item'
import styles from './notices.module.css'

/** Pixels. */
const WIDTH = 1100
/** More than this nobody reads after signing in; the rest stays unread in the list. */
const MOST = 40
const SEEN = '0'

/** The online-notice flag: unread notices open by themselves once after signing in. */
export function UnreadNotices() {
  const [notices, setNotices] = useState<readonly Notice[]>([])
  const [ask] = useLazyMessagesNoticesQuery()
  const [read] = useMessagesReadNoticesMutation()
  useEffect(() => {
    if (readSaved('onlineNotice') === SEEN) return
    // As it is at this moment: what is read here stays in the dialog until that is closed.
    void ask({ pageNumber: 1, limit: MOST, unread: true }).then(({ data }) => {
      if (!data) return
      save('onlineNotice', SEEN)
      setNotices(data.list)
    })
  }, [ask])
  if (notices.length === 0) return null
  const close = () => setNotices([])
  const readAll = () => {
    void read({ args: { ids: notices.map(({ id }) => id) } })
    close()
  }
  return (
    <Dialog title="未读通知公告" width={WIDTH} onClose={close}>
      <div className={styles.inDialog}>
        {notices.map(notice => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
      </div>
      <div className={styles.actions}>
        <button type="button" onClick={readAll}>
          全部已读
        </button>
        <button type="button" onClick={close}>
          稍后再看
        </button>
      </div>
    </Dialog>
  )
}
