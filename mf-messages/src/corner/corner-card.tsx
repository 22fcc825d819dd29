import type { ReactNode } from 'react'
import styles from './corner.module.css'

interface CornerCardProps {
  readonly title: string
  readonly close: { readonly label: string; readonly run: () => void }
  /** Items of a list. */
  readonly children: ReactNode
}

/** News over whatever page is shown, which wait to be closed. */
export function CornerCard({ title, close, children }: CornerCardProps) {
  return (
    <section role="dialog" aria-label={title} className={styles.card}>
      <header>
        <h2>{title}</h2>
        <button type="button" className={styles.fold} onClick={close.run}>
          {close.label}
        </button>
      </header>
      <ul aria-live="polite">{children}</ul>
    </section>
  )
}
