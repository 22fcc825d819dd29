import { asPortalError, notify } from '@portal/shared-lib'
import type { MarkMessagesReadArgs } from '@portal/shared-lib/contract/calls/messages'
import { useMessagesMarkReadMutation } from '../api'

/** Marks messages as read; a failure is told even where the dialog has closed meanwhile. */
export function useMarkRead() {
  const [mark, { isLoading }] = useMessagesMarkReadMutation()
  const markRead = async (args: MarkMessagesReadArgs) => {
    const { error } = await mark({ args })
    if (error) notify.warning(asPortalError(error).message)
  }
  return { marking: isLoading, markRead: (args: MarkMessagesReadArgs) => void markRead(args) }
}
