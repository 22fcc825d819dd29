import { HintItem } from './hint-item'
import styles from './hints.module.css'
import { hintsFor } from './stage-hints'

/** What the law asks while a case is in a state; nothing where it asks nothing more. */
export function HintList({ state }: { state: string }) {
  const hints = hintsFor(state)
  if (hints.length === 0) return null
  return (
    <details open>
      <summary>办理提示</summary>
      <ul className={styles.list}>
        {hints.map(hint => (
          <HintItem key={hint.text} hint={hint} />
        ))}
      </ul>
    </details>
  )
}
