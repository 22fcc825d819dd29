import { Empty, Trouble } from '@portal/shared-lib/page'
import { useRef } from 'react'
import type { MessageType, View } from '../api'
import styles from './message-list.module.css'
import { MessageRow } from './message-row'
import { useInView } from './use-in-view'
import { useMarkRead } from './use-mark-read'
import type { FetchedMessages } from './use-message-list'

/** Pixels before the end at which more is fetched, so that scrolling seldom waits. */
const AHEAD = 120

/** The end of a list that has more: tells when it comes into view. */
function ScrollEnd({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useInView(end, onReached, AHEAD)
  return <div ref={end} style={{ height: 1 }} />
}

interface MessageListProps {
  readonly view: View
  readonly type: MessageType | undefined
  readonly list: FetchedMessages
  readonly onSeen: (id: string) => void
  readonly onOpenCase: (petitionNo: string) => void
}

/** The messages of one type, newest first; more come as the end is reached. */
export function MessageList({ view, type, list, onSeen, onOpenCase }: MessageListProps) {
  const { messages, loading, error, hasMore } = list
  return (
    <section className={styles.messages} aria-label={type?.name}>
      <div className={styles.tools}>
        <h3>{type?.name}</h3>
        {type && <AllRead type={type} view={view} />}
      </div>
      <div className={styles.scroll} data-scrolls>
        <ul>
          {messages.map(message => (
            <MessageRow key={message.id} message={message} onSeen={() => onSeen(message.id)} onOpenCase={onOpenCase} />
          ))}
        </ul>
        {Boolean(error) && <Trouble error={error} onRetry={list.retry} />}
        {loading && (
          <p role="status" className={styles.end}>
            加载中...
          </p>
        )}
        {!loading && !error && hasMore && <ScrollEnd onReached={list.more} />}
        {!loading && !error && !hasMore && (messages.length ? <p className={styles.end}>没有更多了</p> : <Empty />)}
      </div>
    </section>
  )
}

/** Ticked while nothing of the type is unread; ticking marks all of it as read, of history what matches. */
function AllRead({ type: { type, unread }, view }: { type: MessageType; view: View }) {
  const { marking, markRead } = useMarkRead(view)
  const done = unread === 0 || marking
  return (
    <label className={styles.allRead}>
      <input type="checkbox" checked={done} disabled={done} onChange={() => markRead({ type })} />
      全部已读
    </label>
  )
}
