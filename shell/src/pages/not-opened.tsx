import styles from './pages.module.css'

/** A page that no composed remote serves yet. */
export function NotOpened({ title }: { title: string }) {
  return (
    <div className={styles.message}>
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" className={styles.picture}>
        <path d="M16 28h88v64H16ZM16 46h88" />
        <path d="M60 58v14l10 6M27 37h.1M37 37h.1M47 37h.1" />
      </svg>
      <h1>{title}</h1>
      <p>该功能尚未开通</p>
    </div>
  )
}
