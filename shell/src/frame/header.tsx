import { composition, type Desktop } from '@portal/shared-lib'
import { entryOfBlock, type MenuRoute } from '../menu/menu'
import { signOutNow } from '../session/sign-out'
import styles from './frame.module.css'
import { goTo } from './go-to'
import { HeaderEntries } from './header-entries'

interface HeaderProps {
  readonly desktop: Desktop
  readonly routes: readonly MenuRoute[]
  readonly block: string | undefined
}

/** System title, the blocks, and who is signed in. */
export function Header({ desktop, routes, block }: HeaderProps) {
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        跳到正文
      </a>
      <p className={styles.system}>{composition().province.title}</p>
      <nav aria-label="主菜单" className={styles.blocks}>
        {desktop.topMenu.map(({ code, resourceName }) => (
          <button
            key={code}
            type="button"
            aria-current={code === block ? 'true' : undefined}
            onClick={() => goTo(entryOfBlock(routes, code) ?? '/')}
          >
            {resourceName}
          </button>
        ))}
      </nav>
      <HeaderEntries />
      <p className={styles.who} title={`${desktop.orgName} ${desktop.deptName}`}>
        <span>{desktop.orgName}</span>
        <strong>{desktop.userName}</strong>
      </p>
      <button type="button" className={styles.signOut} onClick={() => void signOutNow()}>
        退出
      </button>
    </header>
  )
}
