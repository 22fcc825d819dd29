import { downloadFile } from '@portal/shared-lib'
import { PreviewLink } from '@portal/shared-lib/page'
import type { Lesson } from './api'
import styles from './courses.module.css'

/** What belongs to a lesson beside its video. */
export function LessonFiles({ files }: Pick<Lesson, 'files'>) {
  if (files.length === 0) return null
  return (
    <section aria-label="课时附件" className={styles.files}>
      <h3>课时附件</h3>
      <ul>
        {files.map(file => (
          <li key={file.id}>
            <span>{file.name}</span>
            <PreviewLink file={file} among={files} />
            <button type="button" aria-label={`下载 ${file.name}`} onClick={() => void downloadFile(file)}>
              下载
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
