import { signOutNow } from '../session/sign-out'
import { goTo } from './go-to'
import styles from './portal.module.css'

/** On the pages without header: back into the menus, or out of the portal. */
export function WayOut({ to }: { to: string }) {
  return (
    <nav aria-label="返回" className={styles.wayOut}>
      <button type="button" onClick={() => goTo(to)}>
        返回菜单
      </button>
      <button type="button" onClick={() => void signOutNow()}>
        退出
      </button>
    </nav>
  )
}
