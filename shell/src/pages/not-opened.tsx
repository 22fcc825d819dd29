import styles from './pages.module.css'

/** A page of the user's menu that no composed remote serves yet. */
export function NotOpened({ title }: { title: string }) {
  return (
    <div className={styles.message}>
      <h1>{title}</h1>
      <p>该功能尚未开通</p>
    </div>
  )
}
