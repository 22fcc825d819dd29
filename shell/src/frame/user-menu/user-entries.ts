import { composition, type Desktop, readSaved } from '@portal/shared-lib'
import { openShellDialog } from '../../dialogs/shell-dialog'
import { follow } from '../follow'
import { goTo } from '../go-to'
import { useShellPostsQuery } from '../shell-api'
import { chooseNewHome } from './choose-new-home'
import type { MenuItem } from './menu-button'
import { switchBack } from './switch-identity'

interface Entry extends MenuItem {
  readonly order: number
}

/** The home page that has a newer form. */
const OLD_HOME = '/home/homeStaff'

/** What the shell itself has in the user's menu. */
const OWN_ENTRIES: readonly (Entry & { readonly shown?: (desktop: Desktop, posts: number) => boolean })[] = [
  { title: '移动二维码', order: 40, run: () => openShellDialog({ kind: 'system', tab: '移动二维码' }) },
  { title: '新版首页', order: 60, run: () => void chooseNewHome(), shown: () => readSaved('homeUrl') === OLD_HOME },
  { title: '在线学习', order: 70, run: () => goTo('/courseVideoPage') },
  { title: '切换身份', order: 80, run: () => openShellDialog({ kind: 'posts' }), shown: (_, posts) => posts > 0 },
  { title: '切回用户', order: 90, run: () => void switchBack(), shown: ({ switchUser }) => switchUser === '1' },
]

/** The entries of the user's menu in their order: the shell's own, and those that the composed remotes contribute. */
export function useUserEntries(desktop: Desktop): MenuItem[] {
  const { data: posts } = useShellPostsQuery({})
  const own = OWN_ENTRIES.filter(({ shown }) => shown?.(desktop, posts?.length ?? 0) ?? true)
  return [...own, ...contributed()].toSorted((one, other) => one.order - other.order)
}

function contributed(): Entry[] {
  return composition().remotes.flatMap(remote =>
    (remote.userMenu ?? []).map(({ title, order, opens }) => ({ title, order, run: () => follow(opens, remote) })),
  )
}
