import { asPortalError, notify } from '@portal/shared-lib'
import { Link } from '@portal/shared-lib/router'
import { useRef, useState } from 'react'
import { type Message, useMessagesOpenMutation } from '../api'
import styles from './message-row.module.css'
import { MessageText } from './message-text'
import { useInView } from './use-in-view'

interface MessageRowProps {
  readonly message: Message
  /** Told once its first lines have come into view. */
  readonly onSeen: () => void
  readonly onOpenCase: (petitionNo: string) => void
}

/** One message, two lines of it until it is opened; opening marks it as read. */
export function MessageRow({ message, onSeen, onOpenCase }: MessageRowProps) {
  const { id, state, createdAt, createdBy, content, opens } = message
  const [opened, setOpened] = useState(false)
  const [open] = useMessagesOpenMutation()
  const text = useRef<HTMLParagraphElement>(null)
  useInView(text, onSeen)
  const unread = state === '0'
  const toggle = async () => {
    setOpened(!opened)
    const { error } = unread ? await open({ args: { id } }) : {}
    if (error) notify.warning(asPortalError(error).message)
  }
  return (
    <li className={styles.row} data-unread={unread || undefined}>
      <button type="button" className={styles.head} aria-expanded={opened} onClick={() => void toggle()}>
        <span className={styles.state}>{unread ? '未读' : '已读'}</span>
        <span className={styles.from} title={createdBy}>
          {createdBy}
        </span>
        <time>{createdAt.slice(0, 16)}</time>
      </button>
      <p ref={text} className={opened ? styles.full : styles.clamped}>
        <MessageText text={content} onOpenCase={onOpenCase} />
      </p>
      {opens && (
        <Link to={opens} target="_blank" className={styles.link}>
          打开查看
        </Link>
      )}
    </li>
  )
}
