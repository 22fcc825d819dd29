import { Empty, Trouble } from '@portal/shared-lib/page'
import type { MessageType, View } from '../api'
import { AllRead } from './all-read'
import styles from './message-list.module.css'
import { MessageRow } from './message-row'
import { ScrollEnd } from './scroll-end'
import type { FetchedMessages } from './use-message-list'

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
