import type { InboxAnswer } from '@portal/shared-lib/contract/calls/mail'
import { INBOX } from '@portal/shared-lib/contract/rules/mail'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMailInboxQuery } from '../api'
import { Box } from './box'
import { MailEntry } from './mail-entry'
import { RemovalButtons } from './removal-buttons'
import { RemovalLines } from './removal-lines'
import { useBoxPage } from './use-box-page'
import { useMailActions } from './use-mail-actions'
import { useRemoval } from './use-removal'
import type { Selection } from './use-selection'

type ReceivedMail = InboxAnswer['list'][number]

interface InboxProps {
  readonly unread: number
  /** The answer to a mail, to be written below it. */
  readonly reply: (mail: ReceivedMail, onClose: () => void) => ReactNode
}

/** 收件箱: unfolding a mail reads it. */
export function Inbox({ unread, reply }: InboxProps) {
  const page = useBoxPage()
  const answer = useMailInboxQuery(page.args, { refetchOnMountOrArgChange: true })
  const { remove, purge, recover, markRead } = useMailActions()
  const removal = useRemoval({ remove: ids => remove(ids, INBOX), purge: ids => purge(ids, INBOX), recover })
  return (
    <Box
      page={page}
      answer={answer}
      searched="发件人、附件名、内容"
      lines={<RemovalLines removal={removal} />}
      actions={({ use }) => (
        <>
          <RemovalButtons removal={removal} use={use} />
          <button type="button" onClick={() => use(ids => void markRead(ids))}>
            标为已读
          </button>
          <button type="button" disabled={unread === 0} onClick={() => void markRead([])}>
            全部标为已读
          </button>
        </>
      )}
    >
      {(mail, selection) => (
        <Received key={mail.groupId} mail={mail} selection={selection} reply={reply} onRemove={removal.remove} />
      )}
    </Box>
  )
}

interface ReceivedProps extends Pick<InboxProps, 'reply'> {
  readonly mail: ReceivedMail
  readonly selection: Selection
  readonly onRemove: (ids: string[]) => void
}

function Received({ mail, selection, reply, onRemove }: ReceivedProps) {
  /** Undefined until there was an answer to write. */
  const [replying, setReplying] = useState<boolean>()
  const answer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (replying === false) answer.current?.focus()
  }, [replying])
  const { markRead, star, unstar } = useMailActions()
  const { groupId, senderName } = mail
  return (
    <MailEntry
      mail={mail}
      selection={selection}
      who={senderName}
      whoInFull={`发件人：${senderName}（${mail.senderOrgName} ${mail.senderDeptName}）`}
      state={mail.read === '0' ? { text: '未读', strong: true } : { text: '已读' }}
      onStar={starred => void (starred ? star([groupId]) : unstar([groupId]))}
      onExpand={() => mail.read === '0' && void markRead([groupId])}
      actions={
        <button type="button" onClick={() => onRemove([groupId])}>
          删除
        </button>
      }
    >
      {replying ? (
        reply(mail, () => setReplying(false))
      ) : (
        <button ref={answer} type="button" onClick={() => setReplying(true)}>
          回复
        </button>
      )}
    </MailEntry>
  )
}
