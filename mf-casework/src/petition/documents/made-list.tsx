import { Attachments } from '../attachments'
import styles from './documents.module.css'
import type { MadeDocument } from './made'

/** Documents that were just made: to be looked at, printed, saved. */
export function MadeList({ documents }: { documents: readonly MadeDocument[] }) {
  if (documents.length === 0) return null
  return (
    <section className={styles.made} aria-label="本次生成的文书">
      <h3>本次生成的文书</h3>
      <Attachments files={documents} />
      <p className={styles.hint}>在预览中可以打印；点击名称下载后可以修改，办理时作为附件上传。</p>
    </section>
  )
}
