import { composition } from '@portal/shared-lib'
import type { ReactNode } from 'react'
import styles from './window-frame.module.css'

/** A page in a window of its own: the portal's title and the page's, then what fills the window. */
export function WindowFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.window}>
      <header className={styles.bar}>
        <p>{composition().province.title}</p>
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  )
}
