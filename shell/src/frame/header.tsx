import { composition, type Desktop } from '@portal/shared-lib'
import { Mark } from '@portal/shared-lib/page'
import type { MenuRoute } from '../menu/menu'
import { signOutNow } from '../session/sign-out'
import { Badge } from './badge'
import { Blocks } from './blocks'
import { entriesAt } from './entries'
import styles from './header.module.css'
import { Icon } from './icons/icon'
import { SearchBox } from './search/search-box'
import { UserMenu } from './user-menu/user-menu'

/** The header's entries from left to right: the shell's own, and those that the composed remotes contribute. */
export function HeaderEntries({ path, desktop }: { path: string; desktop: Desktop }) {
  return entriesAt(path, desktop).map(({ title, icon, counter, run }) => (
    <button key={title} type="button" className={styles.entry} data-entry={title} title={title} onClick={run}>
      {icon && <Icon name={icon} />}
      <span className={icon && styles.name}>{title}</span>
      {counter && <Badge counter={counter.call} tag={counter.tag} />}
    </button>
  ))
}

interface HeaderProps {
  readonly desktop: Desktop
  readonly routes: readonly MenuRoute[]
  readonly block: string | undefined
  readonly path: string
}

/** System title, the blocks, the search, what is new, and who is signed in. */
export function Header({ desktop, routes, block, path }: HeaderProps) {
  return (
    <header className={styles.header}>
      <a href="#content" className={styles.skip}>
        跳到正文
      </a>
      <Title />
      <Blocks desktop={desktop} routes={routes} block={block} />
      <SearchBox desktop={desktop} />
      <div className={styles.tools}>
        <HeaderEntries path={path} desktop={desktop} />
        <UserMenu key={desktop.userId} desktop={desktop} />
        <SignOut />
      </div>
    </header>
  )
}

/** Which portal this is. */
export function Title() {
  return (
    <p className={styles.system}>
      <Mark size={28} />
      <span>{composition().province.title}</span>
    </p>
  )
}

function SignOut() {
  return (
    <button type="button" className={styles.signOut} aria-label="退出" title="退出" onClick={() => void signOutNow()}>
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M10 2H3v12h7M7 8h7.5M12 5.5 14.5 8 12 10.5" />
      </svg>
    </button>
  )
}
