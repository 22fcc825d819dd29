import type { KnowledgeDocument } from '../api'
import { anchorOf } from './articles'
import styles from './document.module.css'

/** The articles by number and first words; each leads to its place. */
export function Outline({ articles }: Pick<KnowledgeDocument, 'articles'>) {
  return (
    <nav aria-label="条文目录" className={styles.outline}>
      <ol>
        {articles.map(({ no, text }) => (
          <li key={no}>
            <button type="button" title={text} onClick={() => show(no)}>
              <strong>{no}</strong> <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Brings an article into sight. */
export function show(no: string): void {
  const article = document.getElementById(anchorOf(no))
  article?.scrollIntoView({ block: 'start' })
  article?.focus({ preventScroll: true })
}
