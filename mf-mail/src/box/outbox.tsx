import type { OutboxAnswer } from '@portal/shared-lib/contract/calls/mail'
import { useMailOutboxQuery } from '../api'
import { Box } from './box'
import { MailEntry } from './mail-entry'
import { useBoxPage } from './use-box-page'

type SentMail = OutboxAnswer['list'][number]

/** 发件箱: a mail counts as read once any of its receivers has read it. */
export function Outbox() {
  const page = useBoxPage()
  const answer = useMailOutboxQuery(page.args, { refetchOnMountOrArgChange: true })
  return (
    <Box page={page} answer={answer} searched="收件人、附件名、内容">
      {mail => (
        <MailEntry
          key={mail.groupId}
          mail={mail}
          who={mail.receivers.map(({ name }) => name).join('、')}
          state={{ text: mail.read === '0' ? '未读' : '已读', strong: false }}
        >
          收件人：{receiversOf(mail)}
        </MailEntry>
      )}
    </Box>
  )
}

function receiversOf({ receivers, receiverCount }: SentMail): string {
  const named = receivers.map(({ name, orgName }) => `${name}（${orgName}）`).join('、')
  return receiverCount > receivers.length ? `${named} 等${receiverCount}人` : named
}
