import { formatNumber, useCan } from '@portal/shared-lib'
import { Link, type ListCondition, whereAddress } from '@portal/shared-lib/router'
import { type Law, useKnowledgeCitingQuery, useKnowledgeRelatedQuery } from './api'
import styles from './law.module.css'

interface BesideProps {
  readonly law: Law
  /** As opinions cite it. */
  readonly title: string
  /** Number of the article that is shown; empty where none is. */
  readonly article: string
}

/** What goes with the law or the article that is shown: petitions whose opinions cite it, and what helps to use it. */
export function Beside({ law, title, article }: BesideProps) {
  const mayQuery = useCan('toDoManage/archive')
  return (
    <aside aria-label="相关内容" className={styles.beside}>
      {mayQuery && <Citing title={title} article={article} />}
      <Related law={law} article={article} />
    </aside>
  )
}

const SHOWN = 5
const LIST = '/toDoManage/archive'
const kindOf = (article: string): string => (article ? '本条' : '本法规')

function Citing({ title, article }: Omit<BesideProps, 'law'>) {
  const condition = article
    ? { field: 'yjtw', operator: 'is' as const, values: [title + article] }
    : { field: 'yjfl', operator: 'is' as const, values: [title] }
  const filter = { join: 'and' as const, conditions: [condition], groups: [] }
  const { currentData: found } = useKnowledgeCitingQuery({ viewId: 'v_query', filter, limit: SHOWN })
  const conditions: ListCondition[] = [condition]
  return (
    <section aria-label={`引用${kindOf(article)}的信访件`}>
      <h2>引用{kindOf(article)}的信访件</h2>
      {found?.total === 0 && <p className={styles.none}>您可查看的处理意见中暂无引用</p>}
      <ul>
        {found?.list.map(({ xfjbh, nrzy, stateName }) => (
          <li key={String(xfjbh)}>
            <Link to={`/toDoManage/handle?${new URLSearchParams({ xfjbh: String(xfjbh) })}`}>{String(xfjbh)}</Link>
            <span>
              {String(stateName)} · {String(nrzy)}
            </span>
          </li>
        ))}
      </ul>
      {found && found.total > 0 && (
        <Link to={whereAddress(LIST, conditions)}>
          查看全部 {formatNumber(found.total)}
          {found.totalCapped && '+'} 件
        </Link>
      )}
    </section>
  )
}

const SUBJECT = 120
const HELPFUL = ['classification', 'reply', 'policy', 'law'] as const

function Related({ law, article }: Pick<BesideProps, 'law' | 'article'>) {
  const text = law.articles.find(({ no }) => no === article)?.text ?? law.title
  const { currentData: related } = useKnowledgeRelatedQuery({ kinds: [...HELPFUL], subject: text.slice(0, SUBJECT) })
  const others = related?.filter(({ documentId }) => documentId !== law.id) ?? []
  return (
    <section aria-label="相关法规、指引和口径">
      <h2>相关法规、指引和口径</h2>
      {related && others.length === 0 && <p className={styles.none}>没有内容相近的条目</p>}
      <ul>
        {others.map(({ documentId, title, no, text: words }) => (
          <li key={documentId}>
            <Link to={`/knowledgeTreeContent?${new URLSearchParams({ id: documentId, article: no })}`} target="_blank">
              {title}
            </Link>
            <span title={words}>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
