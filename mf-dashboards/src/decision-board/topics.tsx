import { offersPage } from '@portal/shared-lib'
import type { TopicsAnswer } from '@portal/shared-lib/contract/calls/decision-board'
import { BarPlot } from '@portal/shared-lib/plot'
import { Link } from '@portal/shared-lib/router'
import { markOf } from '../figures/figures'
import { Card } from '../leadership-board/card'
import { useAsked } from '../leadership-board/use-board'
import { useDashboardTopicsQuery } from './api'
import styles from './decision.module.css'

const CASE = '/toDoManage/handle'

/** What summaries are about, found by what they say alike. */
export function Topics() {
  const { scope, polling } = useAsked()
  const asked = useDashboardTopicsQuery(scope, polling)
  return (
    <Card at="topics" asked={asked}>
      {({ table, topics }) => {
        const bars = table.rows.map((row, at) => ({
          ...markOf(table, row, 0),
          label: `${row.name}${topics[at]?.isNew ? '（新）' : ''}`,
          notes: [`前13周 ${row.cells[1]?.value ?? 0}`],
        }))
        return (
          <>
            <BarPlot
              title="文本主题"
              finding={findingOf(bars, topics)}
              of="主题"
              counts="近13周"
              bars={bars}
              height={8}
            />
            <Excerpts topics={topics} />
          </>
        )
      }}
    </Card>
  )
}

function findingOf(
  bars: readonly { readonly label: string; readonly text?: string }[],
  topics: TopicsAnswer['topics'],
) {
  const [most] = bars
  if (!most) return ''
  const count = topics.filter(({ isNew }) => isNew).length
  return `“${most.label}”最多，${most.text}件次；${count === 0 ? '没有份额翻倍的新主题' : `${count}个新主题份额翻倍`}`
}

function Excerpts({ topics }: Pick<TopicsAnswer, 'topics'>) {
  const told = topics.filter(({ excerpts }) => excerpts.length > 0)
  if (told.length === 0) return null
  return (
    <details className={styles.excerpts}>
      <summary>典型摘要</summary>
      {told.map(({ id, terms, excerpts }) => (
        <section key={id} aria-label={terms.join('、')}>
          <h3>{terms.join('、')}</h3>
          <ul>
            {excerpts.map(({ petitionNo, text }) => (
              <li key={petitionNo}>
                {offersPage(CASE) ? (
                  <Link to={`${CASE}?xfjbh=${encodeURIComponent(petitionNo)}`}>{petitionNo}</Link>
                ) : (
                  petitionNo
                )}
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
