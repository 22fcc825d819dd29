import { asPortalError, notify } from '@portal/shared-lib'
import { useMessagesNoteTodosMutation } from '../api'

/** Takes note of new to-dos, or asks to be told no more; answers whether that was stored, and says why where it was not. */
export function useNoteTodos(): (wanted: boolean) => Promise<boolean> {
  const [note] = useMessagesNoteTodosMutation()
  return async wanted => {
    const { error } = await note({ args: { wanted } })
    if (error) notify.warning(asPortalError(error).message)
    return !error
  }
}
