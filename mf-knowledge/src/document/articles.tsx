import type { KnowledgeDocument } from '../api'
import styles from './document.module.css'

/** Where an article is found in its page. */
export const anchorOf = (no: string) => `article-${no}`

/** Articles with their numbers, each a place that can be linked to. */
export function Articles({ articles }: Pick<KnowledgeDocument, 'articles'>) {
  return articles.map(({ no, text }) => (
    <section key={no} id={anchorOf(no)} tabIndex={-1} aria-label={no} className={styles.article}>
      <strong>{no}</strong>
      <p>{text}</p>
    </section>
  ))
}
