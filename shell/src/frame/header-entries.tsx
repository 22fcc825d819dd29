import { composition, type HeaderEntry } from '@portal/shared-lib'
import { Badge } from './badge'
import { follow } from './follow'
import { goTo } from './go-to'
import styles from './header.module.css'

interface Entry extends Pick<HeaderEntry, 'title' | 'order' | 'counter'> {
  /** The one page on which it is there; without it on all. */
  readonly at?: string
  run(): void
}

/** What the shell itself has in the header. */
const OWN_ENTRIES: readonly Entry[] = [
  { title: '领导地图', order: 35, at: '/home/homeLeader', run: () => goTo('/leadershipBoard') },
]

/** The header's entries from left to right: the shell's own, and those that the composed remotes contribute. */
export function HeaderEntries({ path }: { path: string }) {
  return entriesAt(path).map(({ title, counter, run }) => (
    <button key={title} type="button" className={styles.entry} onClick={run}>
      {title}
      {counter && <Badge counter={counter.call} tag={counter.tag} />}
    </button>
  ))
}

function entriesAt(path: string): Entry[] {
  const contributed = composition().remotes.flatMap(remote =>
    (remote.header ?? []).map(entry => ({ ...entry, run: () => follow(entry.opens, remote) })),
  )
  return [...OWN_ENTRIES.filter(({ at }) => at === path), ...contributed].toSorted(
    (one, other) => one.order - other.order,
  )
}
