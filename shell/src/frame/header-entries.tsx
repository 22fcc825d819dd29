import { composition, type Desktop, type HeaderEntry } from '@portal/shared-lib'
import { Badge } from './badge'
import { follow, leadsSomewhere } from './follow'
import { goTo } from './go-to'
import styles from './header.module.css'

interface Entry extends Pick<HeaderEntry, 'title' | 'order' | 'counter'> {
  run(): void
}

/** What the shell itself has in the header, and on which one page. */
const OWN_ENTRIES = [{ title: '领导地图', order: 35, at: '/home/homeLeader', opens: { page: '/leadershipBoard' } }]

/** The header's entries from left to right: the shell's own, and those that the composed remotes contribute. */
export function HeaderEntries({ path, desktop }: { path: string; desktop: Desktop }) {
  return entriesAt(path, desktop).map(({ title, counter, run }) => (
    <button key={title} type="button" className={styles.entry} onClick={run}>
      {title}
      {counter && <Badge counter={counter.call} tag={counter.tag} />}
    </button>
  ))
}

function entriesAt(path: string, desktop: Desktop): Entry[] {
  const own = OWN_ENTRIES.filter(({ at }) => at === path).map(entry => ({
    ...entry,
    run: () => goTo(entry.opens.page),
  }))
  const contributed = composition().remotes.flatMap(remote =>
    (remote.header ?? []).map(entry => ({ ...entry, run: () => follow(entry.opens, remote) })),
  )
  return [...own, ...contributed]
    .filter(({ opens }) => leadsSomewhere(opens, desktop))
    .toSorted((one, other) => one.order - other.order)
}
