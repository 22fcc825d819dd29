import { Fields, Mark } from '@portal/shared-lib/page'
import type { ComponentProps, ReactNode } from 'react'
import styles from './slip-page.module.css'

interface PageProps {
  readonly title: string
  /** At the right of the title: a code to be scanned. */
  readonly code?: ReactNode
  readonly rows: ComponentProps<typeof Fields>['rows']
  /** Who signs. */
  readonly signs?: readonly string[]
  readonly children?: ReactNode
}

/** A paper: what it is, labels and values, and lines to be signed. */
export function SlipPage({ title, code, rows, signs = [], children }: PageProps) {
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <Mark size={28} />
        <h3>{title}</h3>
        {code}
      </header>
      <Fields rows={rows} />
      {children}
      {signs.length > 0 && (
        <footer className={styles.signs}>
          {signs.map(one => (
            <p key={one}>{one}：</p>
          ))}
          <p>年　　月　　日</p>
        </footer>
      )}
    </article>
  )
}
