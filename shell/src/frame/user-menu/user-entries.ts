import { can, composition, type Desktop, EXPIRY_DELAY, notify, readSaved, save, send } from '@portal/shared-lib'
import { updateUserPreference } from '@portal/shared-lib/contract/calls/account'
import { homePath } from '@portal/shared-lib/contract/calls/identity'
import { HOME, HOME_CHOICES, NEW_HOME, STAFF_HOME, STAFF_HOME_NEW } from '@portal/shared-lib/contract/rules/home'
import { useShellPostsQuery } from '../../api'
import { openShellDialog } from '../../dialogs/shell-dialog'
import { signOutNow } from '../../session/sign-out'
import { follow, leadsSomewhere } from '../follow'
import { goTo } from '../go-to'
import type { MenuItem } from './menu-button'
import { switchBack } from './switch-identity'

/** Makes the new home page the user's own. It comes with the next sign-in, so the session ends. */
export async function chooseNewHome(): Promise<void> {
  const { error } = await send(updateUserPreference, { homeSelect: HOME_CHOICES.new })
  if (error) return notify.error(error.message)
  notify.success('首页修改成功，重新登录后即可生效!')
  setTimeout(() => void signOutNow(), EXPIRY_DELAY)
}

/** Makes the home page of before the user's own again, and goes there. */
export async function chooseOldHome(): Promise<void> {
  const { error } = await send(updateUserPreference, { homeSelect: HOME_CHOICES.before })
  if (error) return notify.error(error.message)
  const { data: home = HOME } = await send(homePath, {})
  save('homeUrl', home)
  notify.success('首页修改成功')
  goTo(home)
}

interface Entry extends MenuItem {
  readonly order: number
}

interface OwnEntry extends Entry {
  readonly shown?: (desktop: Desktop, posts: number) => boolean
  /** Without this page there is no such entry. */
  readonly needs?: string
}

const COURSES = '/courseVideoPage'

/** What the shell itself has in the user's menu. */
const OWN_ENTRIES: readonly OwnEntry[] = [
  { title: '显示设置', order: 25, run: () => openShellDialog({ kind: 'looks' }) },
  { title: '移动二维码', order: 40, run: () => openShellDialog({ kind: 'system', tab: '移动二维码' }) },
  {
    title: '新版首页',
    order: 60,
    needs: STAFF_HOME_NEW,
    run: () => void chooseNewHome(),
    shown: () => readSaved('homeUrl') === STAFF_HOME,
  },
  {
    title: '旧版首页',
    order: 60,
    run: () => void chooseOldHome(),
    shown: () => [STAFF_HOME_NEW, NEW_HOME].includes(readSaved('homeUrl') ?? ''),
  },
  { title: '在线学习', order: 70, needs: COURSES, run: () => goTo(COURSES) },
  { title: '本页帮助', order: 75, run: () => openShellDialog({ kind: 'keys' }) },
  { title: '使用引导', order: 76, run: () => openShellDialog({ kind: 'tour' }) },
  { title: '本次更新', order: 77, run: () => openShellDialog({ kind: 'news' }) },
  { title: '切换身份', order: 80, run: () => openShellDialog({ kind: 'posts' }), shown: (_, posts) => posts > 0 },
  { title: '切回用户', order: 90, run: () => void switchBack(), shown: ({ switchUser }) => switchUser === '1' },
]

/** The entries of the user's menu in their order: the shell's own, and those that the composed remotes contribute. */
export function useUserEntries(desktop: Desktop): MenuItem[] {
  const { data: posts } = useShellPostsQuery({})
  const own = OWN_ENTRIES.filter(
    ({ shown, needs }) =>
      (shown?.(desktop, posts?.length ?? 0) ?? true) && (!needs || leadsSomewhere({ page: needs }, desktop)),
  )
  return [...own, ...contributed(desktop)].toSorted((one, other) => one.order - other.order)
}

function contributed(desktop: Desktop): Entry[] {
  return composition().remotes.flatMap(remote =>
    (remote.userMenu ?? [])
      .filter(({ opens, permissions }) => leadsSomewhere(opens, desktop) && (permissions?.some(can) ?? true))
      .map(({ title, order, opens }) => ({ title, order, run: () => follow(opens, remote) })),
  )
}
