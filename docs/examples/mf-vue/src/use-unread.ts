import { notify, send } from '@portal/shared-lib'
import { unreadCount } from '@portal/shared-lib/contract/calls/mail'
import { onScopeDispose, type Ref, ref } from 'vue'

/** How many mails of the user are unread, once the server has answered. */
export function useUnread(): Ref<number | undefined> {
  const count = ref<number>()
  const call = new AbortController()
  onScopeDispose(() => call.abort())
  void send(unreadCount, {}, { signal: call.signal }).then(({ data, error }) => {
    if (call.signal.aborted) return
    if (error) notify.error(error.message)
    else count.value = data.total
  })
  return count
}
