import { formatSize } from '@portal/shared-lib'
import type { InboxAnswer } from '@portal/shared-lib/contract/calls/mail'
import { type ReactNode, useState } from 'react'
import styles from './box.module.css'
import { useDownload } from './use-download'

type Attachments = InboxAnswer['list'][number]['attachments']

interface MailEntryProps {
  readonly mail: { readonly contents: string; readonly sentAt: string; readonly attachments: Attachments }
  /** The other side: sender or receivers. */
  readonly who: string
  /** 未读 and the like, with its look. */
  readonly state: { readonly text: string; readonly strong: boolean }
  readonly onExpand?: () => void
  /** Above the contents of an expanded mail. */
  readonly children: ReactNode
}

/** A mail in one line, which unfolds. */
export function MailEntry({ mail, who, state, onExpand, children }: MailEntryProps) {
  const [expanded, setExpanded] = useState(false)
  const toggle = () => {
    if (!expanded) onExpand?.()
    setExpanded(!expanded)
  }
  return (
    <li className={`${styles.entry} ${state.strong ? styles.unread : ''}`}>
      <button type="button" aria-expanded={expanded} className={styles.line} onClick={toggle}>
        <span className={styles.state}>{state.text}</span>
        <span className={styles.who}>{who}</span>
        <span className={styles.excerpt}>{mail.contents}</span>
        <span className={styles.count}>{mail.attachments.length ? `附件${mail.attachments.length}` : ''}</span>
        <time>{mail.sentAt}</time>
      </button>
      {expanded && (
        <div className={styles.body}>
          <p className={styles.from}>{children}</p>
          <p className={styles.contents}>{mail.contents}</p>
          <AttachmentList attachments={mail.attachments} />
        </div>
      )}
    </li>
  )
}

function AttachmentList({ attachments }: { attachments: Attachments }) {
  const download = useDownload()
  if (!attachments.length) return null
  return (
    <ul aria-label="附件" className={styles.attachments}>
      {attachments.map(file => (
        <li key={file.id}>
          <button type="button" onClick={() => download(file)}>
            {file.name}
          </button>
          {file.size !== undefined && <span>{formatSize(file.size)}</span>}
        </li>
      ))}
    </ul>
  )
}
