import styles from './letter.module.css'
import type { FieldErrors } from './use-registration'

interface ErrorListProps {
  readonly errors: readonly FieldErrors[]
  readonly onJump: (name: string) => void
}

/** Everything that keeps the form from being saved; each entry leads to its field. */
export function ErrorList({ errors, onJump }: ErrorListProps) {
  if (!errors.length) return null
  return (
    <div role="alert" className={styles.errors}>
      <p>有 {errors.length} 处需要修改：</p>
      <ul>
        {errors.map(({ name, text }) => (
          <li key={name}>
            <button type="button" onClick={() => onJump(name)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
