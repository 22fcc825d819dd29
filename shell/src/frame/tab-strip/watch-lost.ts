import { composition, notify, store } from '@portal/shared-lib'
import { accessTo } from '../../menu/access'
import { menusOf } from '../../menu/offered'
import { isHeld, takeTabsAway } from '../../outlet/open-pages'
import { openTabs } from '../../tabs/tab-store'

/**
 * Rights may be taken away while somebody works: the tabs of pages that are lost by it are closed with a word, instead of
 * leading to 无权限. One in which something is being written stays, so that it can be copied. Returns the way to stop.
 */
export function watchLostTabs(): () => void {
  let known = store.getState().session.desktop
  return store.subscribe(() => {
    const { desktop } = store.getState().session
    const isOther = desktop !== known
    known = desktop
    if (isOther && desktop) closeLost(menusOf(desktop).granted)
  })
}

function closeLost(granted: ReturnType<typeof menusOf>['granted']): void {
  const lost = openTabs().open.filter(
    ({ key, address }) => accessTo(pathIn(address), composition(), granted).kind === 'forbidden' && !isHeld(key),
  )
  if (lost.length === 0) return
  takeTabsAway(lost.map(({ key }) => key))
  notify.warning(`您的权限已调整，已关闭不再有权打开的页面：${lost.map(({ title }) => title).join('、')}`)
}

const pathIn = (address: string) => address.split(/[?#]/, 1)[0] ?? ''
