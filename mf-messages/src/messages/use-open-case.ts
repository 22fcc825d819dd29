import { notify, send } from '@portal/shared-lib'
import { petitionTodo } from '@portal/shared-lib/contract/calls/todos'
import { errors } from '@portal/shared-lib/contract/errors'
import { navigate } from '@portal/shared-lib/router'

const NOT_PERMITTED = '您无权查看该信访件'

/** Opens a petition where something waits with the user, or to read it; `leave` runs before the page changes. */
export function useOpenCase(leave: () => void): (petitionNo: string) => void {
  const open = async (petitionNo: string) => {
    const { data, error } = await send(petitionTodo, { petitionNo })
    if (error) return notify.warning(error.code === errors.notFound.code ? NOT_PERMITTED : error.message)
    leave()
    navigate(data.url)
  }
  return petitionNo => void open(petitionNo)
}
