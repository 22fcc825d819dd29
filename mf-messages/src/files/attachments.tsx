import { asPortalError, composition, formatSize, notify, type Sent } from '@portal/shared-lib'
import styles from './attachments.module.css'

interface NamedFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size?: number | undefined
}

interface AttachmentsProps {
  readonly files: readonly NamedFile[]
  /** Asks for a link for one use. */
  readonly linkTo: (fileId: string) => Promise<Sent<{ path: string }>>
}

/** Files to download. The token never stands in an address. */
export function Attachments({ files, linkTo }: AttachmentsProps) {
  if (files.length === 0) return null
  const download = async ({ id, name }: NamedFile) => {
    const { data, error } = await linkTo(id)
    if (error) return notify.error(asPortalError(error).message)
    const anchor = document.createElement('a')
    anchor.href = composition().province.basePath + data.path
    anchor.download = name
    anchor.click()
  }
  return (
    <ul aria-label="附件" className={styles.files}>
      {files.map(file => (
        <li key={file.id}>
          <button type="button" title={`下载 ${file.name}`} onClick={() => void download(file)}>
            {file.name}
          </button>
          {file.size !== undefined && <span>{formatSize(file.size)}</span>}
        </li>
      ))}
    </ul>
  )
}
