import { asPortalError, notify } from '@portal/shared-lib'
import { type ManagedNotice, useMessagesRemoveNoticeMutation, useMessagesWithdrawNoticeMutation } from '../api'

/** What is done to a notice as it stands in the list. */
export function useNoticeDeeds() {
  const [withdraw] = useMessagesWithdrawNoticeMutation()
  const [remove] = useMessagesRemoveNoticeMutation()
  const tell = ({ error }: { error?: unknown }, done: string) =>
    error ? notify.warning(asPortalError(error).message) : notify.success(done)
  return {
    withdraw: ({ id, version }: ManagedNotice) =>
      void withdraw({ args: { id, version } }).then(outcome => tell(outcome, '公告已撤回')),
    remove: ({ id, version }: ManagedNotice) =>
      void remove({ args: { id, version } }).then(outcome => tell(outcome, '删除成功')),
  }
}
