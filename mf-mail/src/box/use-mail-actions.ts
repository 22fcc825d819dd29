import { api, asPortalError, notify, store } from '@portal/shared-lib'
import { type INBOX, type OUTBOX, PURGE, RECOVER, TO_TRASH } from '@portal/shared-lib/contract/rules/mail'
import {
  useMailChangeTrashMutation,
  useMailDeleteMutation,
  useMailMarkReadMutation,
  useMailRecallMutation,
  useMailStarMutation,
  useMailUnstarMutation,
} from '../api'

type Box = typeof INBOX | typeof OUTBOX

/** What can be done with mails. Each says how it went; where it failed, the boxes are read again: they have changed. */
export function useMailActions() {
  const [markRead] = useMailMarkReadMutation()
  const [remove] = useMailDeleteMutation()
  const [changeTrash] = useMailChangeTrashMutation()
  const [recall] = useMailRecallMutation()
  const [star] = useMailStarMutation()
  const [unstar] = useMailUnstarMutation()
  return {
    /** No ids: all. */
    markRead: (groupIds: string[]) => done(markRead({ args: { groupIds } }).unwrap()),
    remove: (groupIds: string[], type: Box) =>
      done(remove({ args: { groupIds, type, deleteFlag: TO_TRASH } }).unwrap(), '删除成功'),
    purge: (groupIds: string[], type: Box) =>
      done(remove({ args: { groupIds, type, deleteFlag: PURGE } }).unwrap(), '彻底删除成功'),
    recover: (groupIds: string[]) =>
      done(changeTrash({ args: { groupIds, deleteFlag: RECOVER } }).unwrap(), '邮件已恢复'),
    purgeTrash: (groupIds: string[]) =>
      done(changeTrash({ args: { groupIds, deleteFlag: PURGE } }).unwrap(), '彻底删除成功'),
    recall: (groupId: string) => done(recall({ args: { groupId } }).unwrap(), '此非密邮件已被收回，请在垃圾箱中查看'),
    star: (groupIds: string[]) => done(star({ args: { groupIds } }).unwrap(), '添加收藏夹成功'),
    unstar: (groupIds: string[]) => done(unstar({ args: { groupIds } }).unwrap(), '移除收藏夹成功'),
  }
}

async function done(action: Promise<unknown>, success?: string): Promise<boolean> {
  try {
    await action
    if (success) notify.success(success)
    return true
  } catch (error) {
    notify.warning(asPortalError(error).message)
    store.dispatch(api.util.invalidateTags(['Mail']))
    return false
  }
}
