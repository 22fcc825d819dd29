import type { OrganisationField, OrganisationProblem } from '@portal/shared-lib/contract/rules/organisation'
import styles from '../form/form.module.css'

interface ErrorListProps {
  readonly problems: readonly OrganisationProblem[]
  readonly onJump: (field: OrganisationField) => void
}

/** Everything that keeps the form from being saved; each entry leads to its field. */
export function ErrorList({ problems, onJump }: ErrorListProps) {
  if (!problems.length) return null
  return (
    <div role="alert" className={styles.errors}>
      <p>有 {problems.length} 处需要修改：</p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <button type="button" onClick={() => onJump(field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
