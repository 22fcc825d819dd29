import { asPortalError, notify } from '@portal/shared-lib'
import { useCaseworkClaimMutation } from '../api'
import type { Todo } from './columns'

/** Takes a to-do for oneself and says what came of it. */
export function useClaim(): (todo: Todo) => void {
  const [claim] = useCaseworkClaimMutation()
  const run = async ({ todoId, petitionNo }: Todo) => {
    try {
      await claim({ args: { todoId } }).unwrap()
      notify.success(`已领取 ${petitionNo}`)
    } catch (error) {
      notify.warning(asPortalError(error).message)
    }
  }
  return todo => void run(todo)
}
