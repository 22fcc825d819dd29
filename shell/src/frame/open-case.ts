import { notify, send } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/calls/todos'
import { navigate } from '@portal/shared-lib/router'

/** Goes to what waits with the user on a petition, or to read it; false where that is not to be. */
export async function openCase(petitionNo: string, how: { replace?: boolean } = {}): Promise<boolean> {
  const { data, error } = await send(petitionTodo, { petitionNo })
  if (error) notify.error(error.message)
  else navigate(data.url, how)
  return !error
}
