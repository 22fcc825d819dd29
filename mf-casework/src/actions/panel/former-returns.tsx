import { useCaseworkTimelineQuery } from '../../api'
import { FRESH } from '../../fresh'
import styles from './panel.module.css'

const ABOUT_RETURNS = ['申请退回', '撤销退回', '同意退回', '不同意退回', '提交协调']

/** What was asked for and decided so far about whose petition it is, oldest first. */
export function FormerReturns({ petitionNo }: { petitionNo: string }) {
  const { data = [] } = useCaseworkTimelineQuery({ petitionNo }, FRESH)
  const returns = data.filter(({ action }) => ABOUT_RETURNS.includes(action))
  if (returns.length === 0) return null
  return (
    <section className={styles.former} aria-label="退回经过">
      <h3>退回经过（{returns.filter(({ action }) => action === '申请退回').length}次申请）</h3>
      <ol>
        {returns.map(({ version, at, action, organisation, actor, text }) => (
          <li key={version}>
            <strong>{action}</strong> {organisation} {actor} <time>{at.slice(0, 16)}</time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
