import { notify, send, store } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/calls/todos'
import { USUAL_AFTER_ACTION } from '@portal/shared-lib/contract/rules/after-action'
import { navigate, pathOf, portalHistory } from '@portal/shared-lib/router'
import { openedBy } from '../case-paths'
import { markHandled } from './handled'
import { passOver, placeOf } from './queue'

const NONE_LEFT = '列表中没有待办理的下一件'

interface Done {
  readonly petitionNo: string
  readonly todoId: string
}

/** Whether nothing of a case waits with the user any more, after an action on it; lists then leave its to-do out. */
export async function settled({ petitionNo, todoId }: Done): Promise<boolean> {
  const { data } = await send(petitionTodo, { petitionNo })
  if (data?.todoId !== '') return false
  markHandled(todoId)
  return true
}

/**
 * After an action on a case that was opened out of a list: leads on as the user has chosen, once nothing of the case waits
 * with them. Who has gone elsewhere meanwhile stays there.
 * @param todoId out of which it was done; empty where it was done from the case
 * @param said what the user was told of the action
 */
export async function goOn(done: Done, said: string): Promise<void> {
  const { petitionNo } = done
  const here = whereabouts()
  if (!(await settled(done))) return
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
