import styles from './publishing.module.css'

interface KeptFilesProps {
  readonly files: readonly { readonly id: string; readonly name: string }[]
  readonly onDrop: (fileId: string) => void
}

/** Attachments from before; taking one out counts when the form is saved. */
export function KeptFiles({ files, onDrop }: KeptFilesProps) {
  return (
    <ul className={styles.kept}>
      {files.map(({ id, name }) => (
        <li key={id}>
          {name}
          <button type="button" className={styles.deed} aria-label={`移除 ${name}`} onClick={() => onDrop(id)}>
            移除
          </button>
        </li>
      ))}
    </ul>
  )
}
