import { composition, formatSize, notify, send } from '@portal/shared-lib'
import { download } from '@portal/shared-lib/contract/calls/files'
import styles from './preview.module.css'
import type { OpenedFile } from './use-opened-file'

interface ToolbarProps {
  readonly id: string
  readonly among: readonly string[]
  readonly file: OpenedFile | undefined
  readonly onChoose: (id: string) => void
}

/** Which file it is, the way to its neighbours, and what can be done with it. */
export function Toolbar({ id, among, file, onChoose }: ToolbarProps) {
  const at = among.indexOf(id)
  const step = (title: string, to: string | undefined) => (
    <button type="button" disabled={to === undefined} onClick={() => to !== undefined && onChoose(to)}>
      {title}
    </button>
  )
  return (
    <header className={styles.toolbar}>
      <h1>{file?.name ?? '附件预览'}</h1>
      {file && <span className={styles.size}>{formatSize(file.size)}</span>}
      {among.length > 1 && (
        <nav aria-label="附件">
          {step('上一个', among[at - 1])}
          <span>
            {at + 1} / {among.length}
          </span>
          {step('下一个', among[at + 1])}
        </nav>
      )}
      {file?.content && (
        <button type="button" onClick={() => window.print()}>
          打印
        </button>
      )}
      {file && (
        <button type="button" className={styles.primary} onClick={() => void downloadFile(id)}>
          下载
        </button>
      )}
    </header>
  )
}

/** Downloads a file by a link for one use. */
async function downloadFile(fileId: string): Promise<void> {
  const { data, error } = await send(download, { fileId })
  if (error) return notify.error(error.message)
  const href = composition().province.basePath + data.path
  Object.assign(document.createElement('a'), { href, download: '' }).click()
}
