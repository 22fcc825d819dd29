import { notify, send } from '@portal/shared-lib'
import { removeFilter } from '@portal/shared-lib/contract/calls/lists'

/** Takes a saved filter away. */
export function useRemove(onRemoved: () => void): (filterId: string) => void {
  const run = async (filterId: string) => {
    const { error } = await send(removeFilter, { filterId })
    if (error) return notify.warning(error.message)
    notify.success('删除成功')
    onRemoved()
  }
  return filterId => void run(filterId)
}
