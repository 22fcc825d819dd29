import { asPortalError, notify } from '@portal/shared-lib'
import type { MarkMessagesReadArgs } from '@portal/shared-lib/contract/calls/messages'
import { useMessagesMarkHistoryMutation, useMessagesMarkReadMutation, type View } from '../api'

/** Marks messages as read; a failure is told even where the dialog has closed meanwhile. */
export function useMarkRead({ shelf, ...search }: View) {
  const [markLatest, latest] = useMessagesMarkReadMutation()
  const [markHistory, history] = useMessagesMarkHistoryMutation()
  const markRead = async (args: MarkMessagesReadArgs) => {
    const marked = shelf === 'latest' ? markLatest({ args }) : markHistory({ args: { ...search, ...args } })
    const { error } = await marked
    if (error) notify.warning(asPortalError(error).message)
  }
  return {
    marking: latest.isLoading || history.isLoading,
    markRead: (args: MarkMessagesReadArgs) => void markRead(args),
  }
}
