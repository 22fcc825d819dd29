import type { NoticesAnswer } from '@portal/shared-lib/contract/calls/notices'
import styles from './notices.module.css'

/** A notice by its title; opens in place. What it says is text, whatever it looks like. */
export function NoticeItem({ notice }: { notice: NoticesAnswer['list'][number] }) {
  const { title, content, publisher, createdAt } = notice
  return (
    <details className={styles.notice}>
      <summary>
        <span className={styles.title}>{title}</span>
        <span className={styles.aside}>{publisher}</span>
        <time className={styles.aside}>{createdAt.slice(0, 16)}</time>
      </summary>
      <p>{content}</p>
    </details>
  )
}
