import { composition, notify, send, store } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/calls/todos'
import { navigate } from '@portal/shared-lib/router'
import { accessTo } from '../menu/access'
import { menusOf } from '../menu/offered'

/** Shows every case to whoever may see it. */
const CASE_PAGE = '/toDoManage/handle'

/** Goes to what waits with the user on a petition, or to read it; false where that is not to be. */
export async function openCase(petitionNo: string, how: { replace?: boolean } = {}): Promise<boolean> {
  const { data, error } = await send(petitionTodo, { petitionNo })
  if (error) notify.error(error.message)
  else navigate(canBeDone(data.url) ? data.url : `${CASE_PAGE}?xfjbh=${petitionNo}`, how)
  return !error
}

/** What waits with a department may be for some of it alone, or on a page that this portal does not have. */
function canBeDone(url: string): boolean {
  const { desktop } = store.getState().session
  const [path = ''] = url.split('?')
  const access = desktop && accessTo(path, composition(), menusOf(desktop).granted)
  return access?.kind !== 'forbidden' && access?.kind !== 'notOpened'
}
