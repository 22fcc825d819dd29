import { Lamp, Marks } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { ComponentProps, ReactNode } from 'react'
import styles from '../home.module.css'

interface RowProps {
  /** Page that shows it, below the base path. */
  readonly url: string
  readonly lamp: ComponentProps<typeof Lamp>['colour']
  readonly remainingDays: number | null
  readonly dueAt: string | null
  /** Marks of its petition; those of what cannot wait are shown. */
  readonly flags?: readonly string[]
  readonly text: string
  readonly kind: string
  /** What is done by opening it, where the row says so. */
  readonly action?: string
  /** Why that is all that can be done from here. */
  readonly why?: string
  /** What is done in place. */
  readonly children?: ReactNode
}

/** One thing that waits: how long still, what it is about, what is to be done with it. */
export function WaitingRow(row: RowProps) {
  const { url, lamp, remainingDays, dueAt, flags = [], text, kind, action, why, children } = row
  return (
    <li>
      <Link to={url}>
        <Lamp colour={lamp} remainingDays={remainingDays} dueAt={dueAt} />
        <span className={styles.summary} title={text}>
          <Marks flags={flags} graveOnly />
          {text}
        </span>
        <span className={styles.aside}>{kind}</span>
        {action && (
          <span className={styles.action} title={why}>
            {action}
          </span>
        )}
      </Link>
      {children}
    </li>
  )
}
