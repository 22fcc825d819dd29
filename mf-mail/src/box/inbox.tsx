import { asPortalError, notify } from '@portal/shared-lib'
import { useMailInboxQuery, useMailMarkReadMutation } from '../api'
import { Box } from './box'
import { MailEntry } from './mail-entry'
import { useBoxPage } from './use-box-page'

/** 收件箱: unfolding a mail reads it. */
export function Inbox({ unread }: { unread: number }) {
  const page = useBoxPage()
  const answer = useMailInboxQuery(page.args, { refetchOnMountOrArgChange: true })
  const markRead = useMarkRead()
  const readAll = (
    <button type="button" disabled={unread === 0} onClick={() => markRead([])}>
      全部标为已读
    </button>
  )
  return (
    <Box page={page} answer={answer} searched="发件人、附件名、内容" actions={readAll}>
      {mail => (
        <MailEntry
          key={mail.groupId}
          mail={mail}
          who={mail.senderName}
          state={mail.read === '0' ? { text: '未读', strong: true } : { text: '已读', strong: false }}
          onExpand={() => mail.read === '0' && markRead([mail.groupId])}
        >
          发件人：{mail.senderName}（{mail.senderOrgName} {mail.senderDeptName}）
        </MailEntry>
      )}
    </Box>
  )
}

function useMarkRead(): (groupIds: string[]) => void {
  const [markRead] = useMailMarkReadMutation()
  const run = async (groupIds: string[]) => {
    try {
      await markRead({ args: { groupIds } }).unwrap()
    } catch (error) {
      notify.warning(asPortalError(error).message)
    }
  }
  return groupIds => void run(groupIds)
}
