import type { OutboxAnswer } from '@portal/shared-lib/contract/calls/mail'
import { OUTBOX } from '@portal/shared-lib/contract/rules/mail'
import { useMailOutboxQuery } from '../api'
import { Box } from './box'
import { MailEntry } from './mail-entry'
import { receiversInFull, receiversInShort } from './receiver-names'
import { RemovalButtons } from './removal-buttons'
import { RemovalLines } from './removal-lines'
import { useBoxPage } from './use-box-page'
import { useMailActions } from './use-mail-actions'
import { useRemoval } from './use-removal'

export type SentMail = OutboxAnswer['list'][number]

/** 发件箱: a mail counts as read once any of its receivers has read it. */
export function Outbox({ onForward }: { onForward: (mail: SentMail) => void }) {
  const page = useBoxPage()
  const answer = useMailOutboxQuery(page.args, { refetchOnMountOrArgChange: true })
  const { remove, purge, recover, recall, star, unstar } = useMailActions()
  const removal = useRemoval({ remove: ids => remove(ids, OUTBOX), purge: ids => purge(ids, OUTBOX), recover })
  return (
    <Box
      page={page}
      answer={answer}
      searched="收件人、附件名、内容"
      lines={<RemovalLines removal={removal} />}
      actions={({ use }) => <RemovalButtons removal={removal} use={use} />}
    >
      {(mail, selection) => (
        <MailEntry
          key={mail.groupId}
          mail={mail}
          selection={selection}
          who={receiversInShort(mail)}
          whoInFull={`收件人：${receiversInFull(mail)}`}
          state={{ text: stateOf(mail) }}
          onStar={starred => void (starred ? star([mail.groupId]) : unstar([mail.groupId]))}
          actions={
            <>
              <button type="button" onClick={() => onForward(mail)}>
                转发
              </button>
              <button
                type="button"
                disabled={stateOf(mail) !== '未读'}
                title={stateOf(mail) === '未读' ? undefined : `${stateOf(mail)}的邮件不能收回`}
                onClick={() => void recall(mail.groupId)}
              >
                收回
              </button>
              <button type="button" onClick={() => removal.remove([mail.groupId])}>
                删除
              </button>
            </>
          }
        />
      )}
    </Box>
  )
}

function stateOf({ recalled, read }: SentMail): string {
  if (recalled === '1') return '已收回'
  return read === '0' ? '未读' : '已读'
}
