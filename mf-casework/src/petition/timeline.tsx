import type { TimelineAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Loading, PreviewLink, Trouble } from '@portal/shared-lib/page'
import { useCaseworkTimelineQuery } from '../api'
import { FRESH } from '../fresh'
import { actorOf } from '../record/actor'
import { Changes } from '../record/changes'
import parts from '../record/parts.module.css'
import styles from './timeline.module.css'
import { useNews } from './use-news'

const HOUR = 60
const DAY = 24 * HOUR

/** So many minutes as an office counts them: 2天3小时, 5小时, 40分钟. */
export function stayText(minutes: number): string {
  if (minutes < HOUR) return `${minutes}分钟`
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)}小时`
  const hours = Math.floor((minutes % DAY) / HOUR)
  return `${Math.floor(minutes / DAY)}天${hours ? `${hours}小时` : ''}`
}

interface TimelineProps {
  readonly petitionNo: string
  /** Only so many of the newest. */
  readonly most?: number
  /** Only those. */
  readonly only?: (entry: TimelineAnswer[number]) => boolean
}

const all = () => true

/** What happened, oldest first: when, who, what, the state after it and how long that lasted. */
export function Timeline({ petitionNo, most, only = all }: TimelineProps) {
  const isNew = useNews(petitionNo)
  const { data, error, refetch } = useCaseworkTimelineQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <ol className={styles.timeline}>
      {data
        .filter(only)
        .slice(most === undefined ? 0 : -most)
        .map(entry => (
          <li key={`${entry.version} ${entry.action} ${entry.text}`}>
            <time>{entry.at}</time>
            <p>
              {isNew(entry) && <span className={styles.new}>新</span>}
              <strong>{entry.action}</strong>
              <span>
                {entry.organisation} {entry.department} {actorOf(entry)}
              </span>
              <span className={parts.after}>{entry.stateName}</span>
              {entry.stayMinutes !== null && (
                <span
                  className={styles.stay}
                >{`${entry.isLast ? '已停留' : '停留'}${stayText(entry.stayMinutes)}`}</span>
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

type Paper = TimelineAnswer[number]['papers'][number]

/** What was written or uploaded, to be looked at where it is a file; what it says otherwise stands under 文书. */
function TimelinePapers({ papers }: { papers: readonly Paper[] }) {
  if (papers.length === 0) return null
  const files = papers.flatMap(({ file }) => (file ? [file] : []))
  return (
    <p className={parts.after}>
      {papers.map(({ name, file }) => (
        <span key={file?.id ?? name}>
          {file && file.name !== name ? `${name}：${file.name}` : name}
          {file && <PreviewLink file={file} among={files} />}
        </span>
      ))}
    </p>
  )
}
