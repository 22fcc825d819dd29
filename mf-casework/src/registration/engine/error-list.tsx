import { focusEntry, get, useFormState } from '@portal/shared-lib/ui-form'
import styles from './form.module.css'
import { type Confirmable, type FieldProblem, UNCONFIRMED } from './problems'

interface ErrorListProps {
  readonly problems: readonly FieldProblem[]
  /** Fields whose value a machine has proposed and nobody has confirmed. */
  readonly open?: readonly string[] | undefined
  /** The registrar has looked, and there is nothing wrong. */
  readonly onConfirm: (rule: Confirmable) => void
}

/** Everything that keeps the form from being registered; each entry leads to its field. */
export function ErrorList({ problems, open: proposed = [], onConfirm }: ErrorListProps) {
  const { errors } = useFormState()
  const open = problems.filter(({ field, text }) =>
    text.startsWith(UNCONFIRMED) ? proposed.includes(field) : get(errors, field) !== undefined,
  )
  if (open.length === 0) return null
  return (
    <div role="alert" className={styles.errors}>
      <p>有 {open.length} 处需要修改：</p>
      <ul>
        {open.map(({ field, text, confirmable }) => (
          <li key={`${field} ${text}`}>
            <button type="button" onClick={() => focusEntry(field)}>
              {text}
            </button>
            {confirmable && (
              <button type="button" className={styles.confirm} onClick={() => onConfirm(confirmable)}>
                已核实，继续登记
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
