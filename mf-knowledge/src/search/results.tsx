import { SEARCH_READ, SEARCH_TABS } from '@portal/shared-lib/contract/rules/search'
import { Empty, Pager } from '@portal/shared-lib/page'
import type { Answer } from './api'
import type { Asked } from './asked'
import { Facets } from './facets'
import { Hits } from './hits'
import styles from './search.module.css'

interface ResultsProps {
  readonly answer: Answer
  readonly asked: Asked
  readonly ask: (next: Partial<Asked>) => void
  /** Hits of a page. */
  readonly size: number
}

/** What was found: of one tab its facets, hits and pages, else the best of each. */
export function Results({ answer, asked, ask, size }: ResultsProps) {
  const isAll = asked.tab === 'all'
  return (
    <div className={isAll ? undefined : styles.columns}>
      {!isAll && <Facets answer={answer} asked={asked} ask={ask} />}
      <div className={styles.results}>
        <Explained answer={answer} />
        <AsOf answer={answer} />
        {answer.hits.length === 0 && <Empty hint="没有找到：请换个说法、减少词语，或取消左侧已选的条件" />}
        {isAll && <Best answer={answer} ask={ask} />}
        {!isAll && answer.hits.length > 0 && <OfTab answer={answer} asked={asked} ask={ask} size={size} />}
      </div>
    </div>
  )
}

/** What was looked for beside what was typed. */
function Explained({ answer: { byPinyin, bySynonym } }: Pick<ResultsProps, 'answer'>) {
  return (
    <>
      {byPinyin.length > 0 && <p className={styles.hint}>按拼音查找：{byPinyin.join('、')}</p>}
      {bySynonym.length > 0 && <p className={styles.hint}>同时查找同义词：{bySynonym.join('、')}</p>}
    </>
  )
}

const TO_THE_MINUTE = 'YYYY-MM-DD HH:mm'.length

/** A server of the version before does not tell it. */
const AsOf = ({ answer: { asOf } }: Pick<ResultsProps, 'answer'>) =>
  asOf && <p className={styles.hint}>数据截至 {asOf.slice(0, TO_THE_MINUTE)}</p>

function Best({ answer, ask }: Pick<ResultsProps, 'answer' | 'ask'>) {
  return answer.tabs.map(({ tab, count, more }) => {
    const hits = answer.hits.filter(hit => hit.tab === tab)
    if (hits.length === 0) return null
    return (
      <section key={tab} aria-label={SEARCH_TABS[tab]} className={styles.group}>
        <h2>
          {SEARCH_TABS[tab]}
          {(more || count > hits.length) && (
            <button type="button" className={styles.quiet} onClick={() => ask({ tab, chosen: [] })}>
              查看全部 {count}
              {more && '+'} 条
            </button>
          )}
        </h2>
        <Hits hits={hits} marks={answer.marks} />
      </section>
    )
  })
}

function OfTab({ answer: { hits, marks, total }, asked, ask, size }: ResultsProps) {
  const { page, order } = asked
  const isLast = page * size >= total
  return (
    <>
      <div className={styles.order}>
        <button type="button" aria-pressed={order === 'fit'} onClick={() => ask({ order: 'fit' })}>
          按相关度
        </button>
        <button type="button" aria-pressed={order === 'time'} onClick={() => ask({ order: 'time' })}>
          按时间
        </button>
        {total === SEARCH_READ && (
          <span>
            只列出{order === 'fit' && '名称相符的和'}最近的 {SEARCH_READ} 条，可用左侧条件缩小范围
          </span>
        )}
      </div>
      <Hits hits={hits} marks={marks} />
      {total > size && (
        <Pager
          place={`第 ${page} 页`}
          total={total}
          isCapped={total === SEARCH_READ}
          back={page > 1 ? () => ask({ page: page - 1 }) : undefined}
          forth={isLast ? undefined : () => ask({ page: page + 1 })}
        />
      )}
    </>
  )
}
