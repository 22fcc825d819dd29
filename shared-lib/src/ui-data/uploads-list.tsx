import { formatSize } from '../formats/sizes'
import styles from './uploads.module.css'
import type { StagedFile } from './use-uploads'

interface UploadsListProps {
  readonly files: readonly StagedFile[]
  readonly onRemove: (file: StagedFile) => void
}

/** Each file with how far it has come, and what can be done with it. */
export function UploadsList({ files, onRemove }: UploadsListProps) {
  return (
    <ul>
      {files.map(file => (
        <li key={file.key}>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.hint}>{sizeOf(file)}</span>
          {!file.fileId && <progress aria-label={`${file.name}上传进度`} max={100} value={percentOf(file)} />}
          <span role="status" className={file.problem ? styles.problem : styles.hint}>
            {stateOf(file)}
          </span>
          {file.retry && (
            <button type="button" onClick={file.retry} aria-label={`重试 ${file.name}`}>
              重试
            </button>
          )}
          <button type="button" onClick={() => onRemove(file)} aria-label={`${ending(file)} ${file.name}`}>
            {ending(file)}
          </button>
        </li>
      ))}
    </ul>
  )
}

const ending = ({ fileId }: StagedFile) => (fileId ? '移除' : '取消')

const percentOf = ({ size, received = 0 }: StagedFile) => (size === 0 ? 0 : Math.floor((received / size) * 100))

const sizeOf = ({ size, received, fileId }: StagedFile) =>
  fileId || !received ? formatSize(size) : `${formatSize(received)} / ${formatSize(size)}`

function stateOf(file: StagedFile): string {
  if (file.problem) return file.problem
  if (file.fileId) return '已上传'
  return file.waiting ? '网络已断开，恢复后自动继续' : `上传中 ${percentOf(file)}%`
}
