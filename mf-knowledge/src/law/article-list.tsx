import { citationOf } from '@portal/shared-lib/contract/rules/knowledge'
import { copyText } from '@portal/shared-lib/page'
import { addressOf } from '@portal/shared-lib/router'
import { FormattedText } from '@portal/shared-lib/ui-form'
import { anchorOf } from '../document/articles'
import { Marked } from '../search/marked'
import type { Law } from './api'
import styles from './law.module.css'

interface ArticleListProps {
  readonly law: Law
  /** What is looked for in the text; empty where nothing is. */
  readonly words: string
  /** Number of the article that is shown. */
  readonly shown: string
  readonly onChoose: (no: string) => void
}

/** The articles, each with what can be done with it. */
export function ArticleList({ law, words, shown, onChoose }: ArticleListProps) {
  return law.articles.map(({ no, text, body }) => (
    <section
      key={no}
      id={anchorOf(no)}
      tabIndex={-1}
      aria-label={no}
      aria-current={no === shown ? 'true' : undefined}
      className={styles.article}
    >
      <strong>{no}</strong>
      <div>
        {body ? (
          <FormattedText blocks={body} marks={[words]} />
        ) : (
          <p>
            <Marked text={text} marks={[words]} />
          </p>
        )}
        <div className={styles.actions}>
          <button type="button" onClick={() => void copyText(citationOf({ ...law, no }), '引用')}>
            复制引用
          </button>
          <button type="button" onClick={() => void copyText(`${citationOf({ ...law, no })}：${text}`, '引用和条文')}>
            复制引用和条文
          </button>
          <button type="button" onClick={() => void copyText(linkTo(law, no), '链接')}>
            复制链接
          </button>
          <button type="button" onClick={() => onChoose(no)}>
            查看引用情况
          </button>
        </div>
      </div>
    </section>
  ))
}

const linkTo = ({ id }: Law, no: string): string =>
  window.location.origin + addressOf(`/lawsKnowledge/lawsDetail?${new URLSearchParams({ id, article: no })}`)
