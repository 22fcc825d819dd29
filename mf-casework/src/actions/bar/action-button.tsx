import { notify } from '@portal/shared-lib'
import { useId } from 'react'
import buttons from '../buttons.module.css'
import styles from './bar.module.css'
import type { ButtonRow } from './sort-buttons'

interface ActionButtonProps {
  readonly row: ButtonRow
  readonly className: string | undefined
  readonly onPress: (action: string) => void
}

/** A button of the case. One that cannot be pressed stays reachable and says why, to mouse, keyboard and reader. */
export function ActionButton({ row, className, onPress }: ActionButtonProps) {
  const id = useId()
  const { action, name, enabled, reason } = row
  if (enabled === 1) {
    return (
      <button type="button" className={className} onClick={() => onPress(action)}>
        {name}
      </button>
    )
  }
  return (
    <span className={styles.explained}>
      <button
        type="button"
        className={buttons.off}
        aria-disabled="true"
        aria-describedby={id}
        onClick={() => notify.warning(reason)}
      >
        {name}
      </button>
      <span id={id} role="tooltip">
        {reason}
      </span>
    </span>
  )
}
