import { anchorOf } from '../document/articles'

/** Brings an article into sight. */
export function showArticle(no: string): void {
  const article = document.getElementById(anchorOf(no))
  article?.scrollIntoView({ block: 'start' })
  article?.focus({ preventScroll: true })
}
