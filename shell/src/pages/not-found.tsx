import { navigate } from '@portal/shared-lib/router'
import styles from './pages.module.css'

/** An address that nobody knows, with the way home. */
export function NotFound({ title }: { title: string }) {
  return (
    <div className={styles.message}>
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" className={styles.picture}>
        <path d="M28 14h44l20 20v72H28Z" />
        <path d="M72 14v20h20M46 62h.1M74 62h.1M48 86c6-8 18-8 24 0" />
      </svg>
      <h1>{title}</h1>
      <p>地址可能有误，或页面已不存在。请核对地址，或从首页重新进入。</p>
      <button type="button" className={styles.link} onClick={() => navigate('/')}>
        返回首页
      </button>
    </div>
  )
}
