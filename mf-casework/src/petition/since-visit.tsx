import { useCaseworkTimelineQuery } from '../api'
import { useCaseVisitQuery } from '../case-api'
import styles from './timeline.module.css'
import { useNews } from './use-news'

/** How many are named; more are counted. */
const NAMED = 3
/** `YYYY-MM-DD HH:mm` without the year. */
const FROM = 5
const TO = 16

/** What others have done since the user looked last, in one line; nothing where that is nothing. */
export function SinceVisit({ petitionNo }: { readonly petitionNo: string }) {
  const { data: visit } = useCaseVisitQuery({ petitionNo })
  const { data: timeline = [] } = useCaseworkTimelineQuery({ petitionNo })
  const news = timeline.filter(useNews(petitionNo))
  if (!visit?.before || news.length === 0) return null
  const named = news.slice(-NAMED).map(({ action, organisation, actor }) => `${organisation}${actor}${action}`)
  const told = `${news.length > NAMED ? '……' : ''}${named.join('；')}`
  return (
    <p className={styles.since} title={told}>
      <strong>
        自上次查看（{visit.before.slice(FROM, TO)}）以来有{news.length}项新情况：
      </strong>
      {told}
    </p>
  )
}
