import { composition, formatSize, notify, send } from '@portal/shared-lib'
import { link } from '@portal/shared-lib/contract/calls/files'
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
          <button type="button" className={styles.file} data-printed onClick={() => void download(file)}>
            {file.name}
          </button>
          {file.size !== undefined && <span className={styles.after}>{formatSize(file.size)}</span>}
          <PreviewLink file={file} among={files} />
        </li>
      ))}
    </ul>
  )
}

/** By a link for one use: the token never stands in an address. */
export async function download({ id, name }: Pick<Attached, 'id' | 'name'>): Promise<void> {
  const { data, error } = await send(link, { fileId: id })
  if (error) return notify.error(error.message)
  const anchor = document.createElement('a')
  anchor.href = composition().province.basePath + data.path
  anchor.download = name
  anchor.click()
}
