import type { ReactNode } from 'react'
import buttons from '../buttons.module.css'
import type { ActionForm } from '../form'
import { ActionButton } from './action-button'
import styles from './bar.module.css'
import { type ButtonRow, sortButtons } from './sort-buttons'

interface ActionBarProps {
  readonly rows: readonly ButtonRow[]
  readonly onPress: (action: string) => void
  /** What its actions are filled in with; those of a petition without. */
  readonly forms?: ReadonlyMap<string, ActionForm>
  /** What else can be done with it, beside the actions. */
  readonly children?: ReactNode
}

/** What can be done with a case: what waits to be done first. */
export function ActionBar({ rows, onPress, forms, children }: ActionBarProps) {
  const { primary, shown, more } = sortButtons(rows, forms)
  return (
    <section className={styles.bar} aria-label="操作">
      {primary && <ActionButton row={primary} className={buttons.primary} onPress={onPress} />}
      {shown.map(row => (
        <ActionButton key={row.action} row={row} className={buttons.usual} onPress={onPress} />
      ))}
      {children}
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>更多</summary>
          {more.map(({ title, rows: group }) => (
            <fieldset key={title} className={styles.group}>
              {title && <legend>{title}</legend>}
              {group.map(row => (
                <ActionButton key={row.action} row={row} className={buttons.usual} onPress={onPress} />
              ))}
            </fieldset>
          ))}
        </details>
      )}
    </section>
  )
}
