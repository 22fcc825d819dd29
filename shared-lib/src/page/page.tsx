import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  readonly title: string
  /** The page's primary action, at the right of the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A page: title line with its primary action, then its content. */
export function Page({ title, action, children }: PageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.titleLine}>
        <h1>{title}</h1>
        <div className={styles.action}>{action}</div>
      </div>
      {children}
    </div>
  )
}

/** A titled part of a page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
