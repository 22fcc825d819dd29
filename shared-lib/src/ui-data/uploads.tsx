import { useId, useRef } from 'react'
import { fileProblem, MAX_FILES, TOO_MANY_FILES } from '../contract/rules/attachment'
import { formatSize } from '../formats/sizes'
import { notify } from '../sdk/notify'
import styles from './uploads.module.css'
import type { StagedFile } from './use-uploads'

interface UploadsProps {
  readonly files: readonly StagedFile[]
  readonly onAdd: (file: File) => void
  readonly onRemove: (file: StagedFile) => void
}

/** Attachments of a form: chosen or dropped, checked by the rules, staged at the server one by one. */
export default function Uploads({ files, onAdd, onRemove }: UploadsProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const add = (chosen: FileList | null) => {
    const all = [...(chosen ?? [])]
    if (input.current) input.current.value = ''
    if (files.length + all.length > MAX_FILES) return notify.warning(TOO_MANY_FILES)
    for (const file of all) {
      const problem = fileProblem(file.name, file.size)
      if (problem) notify.warning(problem)
      else onAdd(file)
    }
  }
  return (
    <section
      aria-label="附件"
      className={styles.uploads}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        add(event.dataTransfer.files)
      }}
    >
      <label htmlFor={id} className={styles.choose}>
        选择文件
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        className={styles.input}
        onChange={event => add(event.target.files)}
      />
      <span className={styles.hint}>
        可拖入，最多{MAX_FILES}个，每个不超过100MB。本系统为非涉密系统，严禁上传涉密文件。
      </span>
      <ul>
        {files.map(file => (
          <li key={file.key}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.hint}>{formatSize(file.size)}</span>
            <span className={file.problem ? styles.problem : styles.hint}>{stateOf(file)}</span>
            <button type="button" onClick={() => onRemove(file)} aria-label={`移除 ${file.name}`}>
              移除
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ fileId, problem }: StagedFile): string {
  if (problem) return problem
  return fileId ? '已上传' : '上传中...'
}
