import { downloadFile, formatSize } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Empty, PreviewLink } from '@portal/shared-lib/page'
import styles from './parts.module.css'

type Attached = PetitionAnswer['attachments'][number]

export function Attachments({ files }: { files: readonly Attached[] }) {
  if (!files.length) return <Empty />
  return (
    <ul className={styles.files}>
      {files.map(file => (
        <li key={file.id}>
          <button type="button" className={styles.file} data-printed onClick={() => void downloadFile(file)}>
            {file.name}
          </button>
          {file.size !== undefined && <span className={styles.after}>{formatSize(file.size)}</span>}
          <PreviewLink file={file} among={files} />
        </li>
      ))}
    </ul>
  )
}
