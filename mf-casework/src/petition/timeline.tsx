import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkTimelineQuery } from '../api'
import { FRESH } from '../fresh'
import { Changes } from '../record/changes'
import parts from '../record/parts.module.css'
import { actorOf } from './actor'
import { stayText } from './stay'
import styles from './timeline.module.css'
import { TimelinePapers } from './timeline-papers'

interface TimelineProps {
  readonly petitionNo: string
  /** Only so many of the newest. */
  readonly most?: number
}

/** What happened, oldest first: when, who, what, the state after it and how long that lasted. */
export function Timeline({ petitionNo, most }: TimelineProps) {
  const { data, error, refetch } = useCaseworkTimelineQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <ol className={styles.timeline}>
      {data.slice(most === undefined ? 0 : -most).map(entry => (
        <li key={entry.version}>
          <time>{entry.at}</time>
          <p>
            <strong>{entry.action}</strong>
            <span>
              {entry.organisation} {entry.department} {actorOf(entry)}
            </span>
            <span className={parts.after}>{entry.stateName}</span>
            {entry.stayMinutes !== null && (
              <span className={styles.stay}>{`${entry.isLast ? '已停留' : '停留'}${stayText(entry.stayMinutes)}`}</span>
            )}
          </p>
          {entry.text && <p>{entry.text}</p>}
          <Changes changes={entry.changes ?? []} />
          <TimelinePapers papers={entry.papers} />
        </li>
      ))}
    </ol>
  )
}
