import { notify, store } from '@portal/shared-lib'
import { USUAL_AFTER_ACTION } from '@portal/shared-lib/contract/rules/after-action'
import { navigate, pathOf, portalHistory } from '@portal/shared-lib/router'
import type { Acted } from '../../actions/panel/act'
import { openedBy } from '../case-paths'
import { passOver, placeOf } from './queue'

const NONE_LEFT = '列表中没有待办理的下一件'

/**
 * After an action on a case that was opened out of a list: leads on as the user has chosen, once nothing of the case waits
 * with them. Who has gone elsewhere meanwhile stays there.
 */
export async function goOn(petitionNo: string, { said, settled }: Acted): Promise<void> {
  const here = whereabouts()
  if (!(await settled)) return
  const place = placeOf(petitionNo)
  const next = passOver(petitionNo)
  const wish = store.getState().session.desktop?.afterAction ?? USUAL_AFTER_ACTION
  if (!place || wish === 'stay' || here.petitionNo !== petitionNo || whereabouts().address !== here.address) return
  const onwards = wish === 'next' ? next : undefined
  navigate(onwards ?? place.from)
  notify.offer(said, { label: '返回该件', run: () => navigate(here.address) })
  if (wish === 'next' && !onwards) notify.info(NONE_LEFT)
}

function whereabouts() {
  const { pathname, search } = portalHistory.location
  const path = pathOf(pathname)
  return { address: path + search, petitionNo: openedBy(path, search) }
}
