import type { ReactNode } from 'react'
import styles from './lists.module.css'

/** What can be done in a row, and in a second line who else is writing on its petition just now, where somebody is. */
export function BesideWriter({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!name) return children
  const told = `${name}正在编辑`
  return (
    <span className={styles.besideWriter}>
      <span>{children}</span>
      <span role="img" aria-label={told} title={told} className={styles.writer}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 13l.7-2.9 7.2-7.2 2.2 2.2-7.2 7.2zM9.4 4.4l2.2 2.2" />
        </svg>
        {name}
      </span>
    </span>
  )
}
