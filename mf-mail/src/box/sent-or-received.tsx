import type { TrashAnswer } from '@portal/shared-lib/contract/calls/mail'
import { OUTBOX } from '@portal/shared-lib/contract/rules/mail'
import type { ReactNode } from 'react'
import { MailEntry } from './mail-entry'
import { receiversInFull, receiversInShort } from './receiver-names'
import type { Selection } from './use-selection'

export type SentOrReceivedMail = TrashAnswer['list'][number]

/** A mail to oneself is kept twice. */
export const keyOf = ({ groupId, type }: SentOrReceivedMail) => `${type}-${groupId}`

interface SentOrReceivedProps {
  readonly mail: SentOrReceivedMail
  readonly selection: Selection
  readonly actions: ReactNode
}

/** A mail of the trash or the favourites, sent or received. */
export function SentOrReceived({ mail, selection, actions }: SentOrReceivedProps) {
  const sent = mail.type === OUTBOX
  return (
    <MailEntry
      mail={mail}
      selection={selection}
      who={sent ? `致 ${receiversInShort(mail)}` : mail.senderName}
      whoInFull={sent ? `收件人：${receiversInFull(mail)}` : `发件人：${mail.senderName}（${mail.senderOrgName}）`}
      state={{ text: stateOf(mail) }}
      actions={actions}
    />
  )
}

function stateOf({ recalled, type }: SentOrReceivedMail): string {
  if (recalled === '1') return '已收回'
  return type === OUTBOX ? '发出' : '收到'
}
