import { articlesOf, gapsIn } from '@portal/shared-lib/contract/rules/knowledge'
import { useWatch } from '@portal/shared-lib/ui-form'
import type { Content } from './api'
import styles from './managing.module.css'

/** Into which articles the text is divided, and where their numbers do not follow each other. */
export function Preview() {
  const { text = '' }: { text?: string } = useWatch()
  const articles = articlesOf(text)
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
      {articles.length > 0 && (
        <details className={styles.preview}>
          <summary>预览分条</summary>
          <ol>
            {articles.map(({ no, text: words }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers may stand twice, which is shown
              <li key={at}>
                <strong>{no}</strong> {words || '（没有内容）'}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

const FIRST = 8

const summaryOf = (articles: Content['articles']) =>
  articles
    .slice(0, FIRST)
    .map(({ no }) => no)
    .join('、') + (articles.length > FIRST ? '……' : '')
