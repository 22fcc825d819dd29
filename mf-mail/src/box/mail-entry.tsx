import { formatSize } from '@portal/shared-lib'
import { PreviewLink } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import styles from './box.module.css'
import { useDownload } from './use-download'
import type { Selection } from './use-selection'

interface MailEntryProps {
  readonly mail: {
    readonly groupId: string
    readonly contents: string
    readonly sentAt: string
    readonly starred: string
    readonly attachments: readonly Attachment[]
  }
  readonly selection: Selection
  /** The other side: sender or receivers. */
  readonly who: string
  /** The same in full, above the contents of an unfolded mail. */
  readonly whoInFull: string
  /** 未读 and the like, with its look. */
  readonly state: { readonly text: string; readonly strong?: boolean }
  /** Adds the mail to the favourites, or takes it out. */
  readonly onStar?: (starred: boolean) => void
  readonly onExpand?: () => void
  /** Beside the line. */
  readonly actions?: ReactNode
  /** Below the contents of an unfolded mail. */
  readonly children?: ReactNode
}

/** A mail in one line, which unfolds. */
export function MailEntry(props: MailEntryProps) {
  const { mail, selection, who, whoInFull, state, onStar, onExpand, actions, children } = props
  const [expanded, setExpanded] = useState(false)
  const toggle = () => {
    if (!expanded) onExpand?.()
    setExpanded(!expanded)
  }
  return (
    <li className={`${styles.entry} ${state.strong ? styles.unread : ''}`}>
      <div className={styles.row}>
        <input
          type="checkbox"
          aria-label={`选择 ${who} ${mail.sentAt}`}
          checked={selection.has(mail.groupId)}
          onChange={() => selection.toggle(mail.groupId)}
        />
        {onStar && <Star starred={mail.starred === '1'} onStar={onStar} />}
        <button type="button" aria-expanded={expanded} className={styles.line} onClick={toggle}>
          <span className={styles.state}>{state.text}</span>
          <span className={styles.who}>{who}</span>
          <span className={styles.excerpt}>{mail.contents}</span>
          <span className={styles.count}>{mail.attachments.length ? `附件${mail.attachments.length}` : ''}</span>
          <time>{mail.sentAt}</time>
        </button>
        {actions && <span className={styles.actions}>{actions}</span>}
      </div>
      {expanded && (
        <div className={styles.body}>
          <p className={styles.from}>{whoInFull}</p>
          <p className={styles.contents}>{mail.contents}</p>
          <AttachmentList attachments={mail.attachments} />
          {children}
        </div>
      )}
    </li>
  )
}

function Star({ starred, onStar }: { starred: boolean; onStar: (starred: boolean) => void }) {
  return (
    <button
      type="button"
      aria-pressed={starred}
      aria-label="收藏"
      title={starred ? '移除收藏' : '收藏'}
      className={styles.star}
      onClick={() => onStar(!starred)}
    >
      {starred ? '★' : '☆'}
    </button>
  )
}

interface Attachment {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size?: number | undefined
}

/** The attachments of a mail; a click downloads one, or shows it in a window of its own. */
function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
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
          <PreviewLink file={file} among={attachments} />
        </li>
      ))}
    </ul>
  )
}
