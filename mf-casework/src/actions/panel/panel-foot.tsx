import buttons from '../buttons.module.css'
import type { ActionForm } from '../form'
import styles from './panel.module.css'
import type { useAction } from './use-action'

interface PanelFootProps {
  readonly form: ActionForm
  readonly action: ReturnType<typeof useAction>
  /** Whether a leader must agree first. */
  readonly isSubmitted: boolean
  readonly onSubmit: () => void
}

/** What was refused, and the button that sends it. */
export function PanelFoot({ form: { name, isGrave }, action, isSubmitted, onSubmit }: PanelFootProps) {
  const { error, isBusy, changedSince, heldBy } = action
  const words = isSubmitted ? `${name}（送审）` : `确定${name}`
  return (
    <>
      {error && (
        <p className={styles.problem} role="alert">
          {error.message}
        </p>
      )}
      <footer>
        <button
          type="button"
          className={isGrave ? buttons.grave : buttons.primary}
          disabled={isBusy || changedSince !== undefined || heldBy !== ''}
          onClick={onSubmit}
        >
          {isBusy ? '提交中...' : words}
        </button>
        <span className={styles.hint}>Ctrl+Enter 提交，Esc 收起</span>
      </footer>
    </>
  )
}
