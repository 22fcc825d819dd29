import { portalHistory } from '@portal/shared-lib/router'
import { useState } from 'react'
import { FileView } from './file-view'
import styles from './preview.module.css'
import { Toolbar } from './toolbar'
import { useOpenedFile } from './use-opened-file'

/**
 * 附件预览, in a window of its own. `id` names the file; `among`, with commas, those between which 上一个 and 下一个
 * lead.
 */
export default function PreviewPage() {
  const [{ id: first, among }] = useState(readAddress)
  const [id, setId] = useState(first)
  const { file, problem, retry } = useOpenedFile(id)
  return (
    <section className={styles.page} aria-label="附件预览">
      <Toolbar id={id} among={among} file={file} onChoose={setId} />
      {problem ? (
        <div role="alert" className={styles.message}>
          <p>{problem}</p>
          <button type="button" onClick={retry}>
            重试
          </button>
        </div>
      ) : (
        <FileView key={id} file={file} />
      )}
    </section>
  )
}

function readAddress() {
  const search = new URLSearchParams(portalHistory.location.search)
  const id = search.get('id') ?? ''
  const among = (search.get('among') ?? '').split(',').filter(Boolean)
  return { id, among: among.includes(id) ? among : [id] }
}
