import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkTimelineQuery } from '../api'
import styles from './petition.module.css'

/** What happened, oldest first: when, who, what, and the state after it. */
export function Timeline({ petitionNo }: { petitionNo: string }) {
  const { data, error, refetch } = useCaseworkTimelineQuery({ petitionNo }, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <ol className={styles.timeline}>
      {data.map(entry => (
        <li key={`${entry.at} ${entry.action}`}>
          <time>{entry.at}</time>
          <p>
            <strong>{entry.action}</strong>
            <span>
              {entry.organisation} {entry.department} {entry.actor}
            </span>
            <span className={styles.after}>{entry.stateName}</span>
          </p>
          {entry.text && <p>{entry.text}</p>}
        </li>
      ))}
    </ol>
  )
}
