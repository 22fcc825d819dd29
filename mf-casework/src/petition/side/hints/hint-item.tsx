import { useState } from 'react'
import { ArticleText } from './article-text'
import styles from './hints.module.css'
import { type Hint, LAW } from './stage-hints'

/** What the law asks; the words of the article unfold below. */
export function HintItem({ hint: { text, article } }: { hint: Hint }) {
  const [isOpen, open] = useState(false)
  return (
    <li className={styles.item}>
      <p>{text}</p>
      <button type="button" className={styles.source} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        《{LAW}》{article}
      </button>
      {isOpen && <ArticleText law={LAW} no={article} />}
    </li>
  )
}
