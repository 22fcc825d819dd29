import { downloadFile, formatSize } from '@portal/shared-lib'
import { PreviewLink } from '@portal/shared-lib/page'
import type { KnowledgeDocument } from '../api'
import styles from './document.module.css'

/** Files that go with a document; each opening of one is in the audit. */
export function Attachments({ files }: { readonly files: KnowledgeDocument['attachments'] }) {
  if (files.length === 0) return null
  return (
    <section aria-label="附件" className={styles.attachments}>
      <h3>附件（{files.length}）</h3>
      <ul>
        {files.map(file => (
          <li key={file.id}>
            <span className={styles.kind} aria-hidden="true">
              {endingOf(file.name)}
            </span>
            <span className={styles.file}>{file.name}</span>
            <span className={styles.size}>{formatSize(file.size)}</span>
            {PREVIEWED.has(endingOf(file.name)) && <PreviewLink file={file} among={files} />}
            <button type="button" aria-label={`下载 ${file.name}`} onClick={() => void downloadFile(file)}>
              下载
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase()

/** What the preview shows. */
const PREVIEWED = new Set([
  'PDF',
  'DOCX',
  'XLSX',
  'JPG',
  'JPEG',
  'PNG',
  'GIF',
  'BMP',
  'WEBP',
  'TXT',
  'CSV',
  'MP3',
  'WAV',
  'M4A',
  'MP4',
  'WEBM',
])
