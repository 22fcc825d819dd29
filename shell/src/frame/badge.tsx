import type { LiveTag } from '@portal/shared-lib/contract/live'
import styles from './frame.module.css'
import { COUNT_INTERVAL, countOf, useShellCountQuery } from './shell-api'

const MOST = 99

/** How much waits behind a menu entry; nothing when nothing does. */
export function Badge({ counter, tag }: { counter: string; tag: LiveTag }) {
  const { data } = useShellCountQuery({ path: counter, tag }, { pollingInterval: COUNT_INTERVAL })
  const count = countOf(data)
  if (!count) return null
  return <span className={styles.badge}>{count > MOST ? `${MOST}+` : count}</span>
}
