import { signOutNow } from '../session/sign-out'
import styles from './pages.module.css'

/** Insufficient access: a picture and the way out. */
export function NoAuthority() {
  return (
    <div className={styles.message}>
      <svg viewBox="0 0 120 120" width="120" height="120" role="img" aria-label="权限不足" className={styles.picture}>
        <path d="M60 10 104 26v30c0 28-18 46-44 54C34 102 16 84 16 56V26Z" />
        <path d="M44 58V46a16 16 0 0 1 32 0v12M40 58h40v28H40z" />
      </svg>
      <h1>您没有访问权限</h1>
      <p>当前账号未被授予此页面的权限，请联系本单位的系统管理员。</p>
      <button type="button" className={styles.link} onClick={() => void signOutNow()}>
        退出登录
      </button>
    </div>
  )
}
