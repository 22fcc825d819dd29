import { formatSize } from '@portal/shared-lib'
import { PreviewLink } from '@portal/shared-lib/page'
import styles from './box.module.css'
import { useDownload } from './use-download'

export interface Attachment {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size?: number | undefined
}

/** The attachments of a mail; a click downloads one, or shows it in a window of its own. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
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
