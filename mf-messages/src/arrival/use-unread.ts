import { useCount } from '@portal/shared-lib'

/** How many of the user's messages are unread: what the header's badge shows, and not asked for a second time. */
export const useUnread = (): number | undefined => useCount('NewMessageController/getUnReadNum', 'Message')
