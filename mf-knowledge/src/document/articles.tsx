import { PREFACE } from '@portal/shared-lib/contract/rules/formatted-articles'
import { kindOfHead } from '@portal/shared-lib/contract/rules/knowledge'
import { FormattedText } from '@portal/shared-lib/ui-form'
import type { KnowledgeDocument } from '../api'
import styles from './document.module.css'

type Article = KnowledgeDocument['articles'][number]

/** Where an article is found in its page. */
export const anchorOf = (no: string) => `article-${no}`

/** Articles with their numbers, each a place that can be linked to. */
export function Articles({ articles }: { readonly articles: readonly Article[] }) {
  return articles.map((article, at) => (
    <section
      key={article.no}
      id={anchorOf(article.no)}
      tabIndex={-1}
      aria-label={article.no}
      className={isTitled(article) ? styles.titled : styles.article}
    >
      <Head article={article} isFirst={at === 0} />
      {article.body ? <FormattedText blocks={article.body} /> : isChapter(article) || <p>{article.text}</p>}
    </section>
  ))
}

/** Its name stands above it as a heading, not beside it as a number. */
const isTitled = ({ no }: Article): boolean => ['named', 'headed'].includes(kindOfHead(no))

const isChapter = ({ no, text, body }: Article): boolean =>
  kindOfHead(no) === 'headed' && body === undefined && !text.includes('\n')

function Head({ article, isFirst }: { readonly article: Article; readonly isFirst: boolean }) {
  const { no, text } = article
  if (!isTitled(article)) return <strong>{no}</strong>
  if (isFirst && no === PREFACE) return null
  return <h3 className={styles.name}>{isChapter(article) ? `${no}　${text}` : no}</h3>
}
