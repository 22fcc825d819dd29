import type { Desktop } from '@portal/shared-lib'
import { useUnseen } from '../guide/seen'
import { MenuButton } from './menu-button'
import { useUserEntries } from './user-entries'
import styles from './user-menu.module.css'

/** Who is signed in, and what can be done about it. */
export function UserMenu({ desktop }: { desktop: Desktop }) {
  const { userName, orgName, deptName } = desktop
  const { tour, news } = useUnseen()
  const fresh = [...(tour ? ['使用引导'] : []), ...(news ? ['本次更新'] : [])]
  const items = useUserEntries(desktop).map(item => (fresh.includes(item.title) ? { ...item, badge: '（新）' } : item))
  return (
    <MenuButton label="用户菜单" items={items} head={<Head desktop={desktop} />}>
      <span className={styles.avatar} aria-hidden="true" data-new={fresh.length > 0 || undefined}>
        {userName.slice(0, 1)}
      </span>
      <span className={styles.who} title={`${orgName} ${deptName}`}>
        <strong>{userName}</strong>
        <span>{orgName}</span>
      </span>
      {fresh.length > 0 && <span className={styles.visuallyHidden}>有更新</span>}
      <svg viewBox="0 0 10 6" width="10" height="6" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="m1 1 4 4 4-4" />
      </svg>
    </MenuButton>
  )
}

function Head({ desktop: { userName, orgName, deptName } }: { desktop: Desktop }) {
  return (
    <p className={styles.head}>
      <strong>{userName}</strong>
      <span>{orgName}</span>
      <span>{deptName}</span>
    </p>
  )
}
