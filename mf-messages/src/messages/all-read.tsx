import type { MessageType, View } from '../api'
import styles from './message-list.module.css'
import { useMarkRead } from './use-mark-read'

/** Ticked while nothing of the type is unread; ticking marks all of it as read, of history what matches. */
export function AllRead({ type: { type, unread }, view }: { type: MessageType; view: View }) {
  const { marking, markRead } = useMarkRead(view)
  const done = unread === 0 || marking
  return (
    <label className={styles.allRead}>
      <input type="checkbox" checked={done} disabled={done} onChange={() => markRead({ type })} />
      全部已读
    </label>
  )
}
