import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseClocksQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import styles from '../../record/parts.module.css'
import { ClockItem } from './clock-item'

interface ClockListProps {
  readonly petitionNo: string
  /** Only these; all without. */
  readonly types?: readonly string[]
  /** Only those that have not ended. */
  readonly onlyOpen?: boolean
  readonly hint?: string
}

/** By when what is owed, by whom, and how each date is counted. */
export function ClockList({ petitionNo, types, onlyOpen = false, hint }: ClockListProps) {
  const { data, error, refetch } = useCaseClocksQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const shown = data.filter(
    ({ type, state }) => (types?.includes(type) ?? true) && (!onlyOpen || state === 'running' || state === 'paused'),
  )
  if (shown.length === 0) return <Empty {...(hint && { hint })} />
  return (
    <ul className={styles.rows}>
      {shown.map(clock => (
        <ClockItem key={clock.clockId} petitionNo={petitionNo} clock={clock} />
      ))}
    </ul>
  )
}
