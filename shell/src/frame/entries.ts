import { composition, type Desktop, type HeaderEntry } from '@portal/shared-lib'
import { follow, leadsSomewhere } from './follow'
import { goTo } from './go-to'

interface Entry extends Pick<HeaderEntry, 'title' | 'order' | 'counter' | 'icon'> {
  run(): void
}

/** What the shell itself has in the header, and on which one page. */
const OWN_ENTRIES = [
  { title: '领导地图', icon: 'map' as const, order: 35, at: '/home/homeLeader', opens: { page: '/leadershipBoard' } },
]

/** The header's entries on a page, from left to right. */
export function entriesAt(path: string, desktop: Desktop): Entry[] {
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

export const blockNameOf = ({ topMenu }: Desktop, block: string): string =>
  topMenu.find(({ code }) => code === block)?.resourceName ?? ''
