import { Lamp, Marks } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { ComponentProps } from 'react'
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
}

/** One thing that waits: how long still, what it is about, what is to be done with it. */
export function WaitingRow({ url, lamp, remainingDays, dueAt, flags = [], text, kind, action }: RowProps) {
  return (
    <li>
      <Link to={url}>
        <Lamp colour={lamp} remainingDays={remainingDays} dueAt={dueAt} />
        <span className={styles.summary} title={text}>
          <Marks flags={flags} graveOnly />
          {text}
        </span>
        <span className={styles.aside}>{kind}</span>
        {action && <span className={styles.action}>{action}</span>}
      </Link>
    </li>
  )
}
