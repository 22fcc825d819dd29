import type { FormattedNode } from '@portal/shared-lib/contract/rules/formatted'
import { formattedArticlesOf } from '@portal/shared-lib/contract/rules/formatted-articles'
import { gapsIn } from '@portal/shared-lib/contract/rules/knowledge'
import { useWatch } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { Articles } from '../document/articles'
import type { Content } from './api'
import styles from './managing.module.css'

/** Into which articles the text is divided, and where their numbers do not follow each other. */
export function Preview() {
  const body: readonly FormattedNode[] = useWatch({ name: 'body' }) ?? []
  const articles = formattedArticlesOf(body)
  const gaps = gapsIn(articles)
  return (
    <>
      <p className={styles.hint} role="status">
        {articles.length === 0 ? '填写正文后，这里显示分条结果' : `共${articles.length}条：${summaryOf(articles)}`}
      </p>
      {gaps.length > 0 && (
        <p className={styles.remark}>
          条号不连续：{gaps.slice(0, FIRST).join('、')}
          {gaps.length > FIRST && '……'}，请核对
        </p>
      )}
      {articles.length > 0 && <Shown articles={articles} />}
    </>
  )
}

/** As readers will see them, drawn once they are looked at. */
function Shown({ articles }: { readonly articles: Content['articles'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.preview} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>预览分条</summary>
      {isOpen && <Articles articles={articles} />}
    </details>
  )
}

const FIRST = 8

const summaryOf = (articles: Content['articles']) =>
  articles
    .slice(0, FIRST)
    .map(({ no }) => no)
    .join('、') + (articles.length > FIRST ? '……' : '')
