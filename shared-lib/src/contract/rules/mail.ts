import { MAX_FILES, TOO_MANY_FILES } from './attachment'
import { findClassifiedWord } from './classified-words'

/** Characters of a mail's contents, as a text field counts them. */
export const MAX_CONTENTS = 1500
export const MAX_RECEIVERS = 2000
/** A draft may be longer than what can be sent: nothing typed is lost. */
export const MAX_DRAFT = 20_000

/** `type` of a call that deletes: from which box. */
export const OUTBOX = '1'
export const INBOX = '2'

/** `deleteFlag`: back to where it was, to the trash, gone for good. */
export const RECOVER = '0'
export const TO_TRASH = '1'
export const PURGE = '2'

/** Texts of a mail, the same in the form and at the server. */
export const MAIL_TEXTS = {
  classified: '发送内容存在敏感词，不允许发送！',
  noReceiver: '请选择收件人',
  empty: '请编辑邮件',
  tooLong: `邮件内容不能超过${MAX_CONTENTS}个字符`,
  tooManyReceivers: `收件人不能超过${MAX_RECEIVERS}人`,
  noName: '收件人姓名不能为空',
  noRegion: '请选择收件人所在的行政区划节点',
  noneChosen: '请选择一条数据',
  receiversGone: '收件人不存在或已停用：',
} as const

interface WrittenMail {
  readonly contents: string
  readonly receivers: readonly unknown[]
  readonly attachments: readonly unknown[]
}

/** What speaks against sending a mail, in its fixed words and order, or undefined. */
export function mailProblem({ contents, receivers, attachments }: WrittenMail): string | undefined {
  if (findClassifiedWord(contents)) return MAIL_TEXTS.classified
  if (contents.length > MAX_CONTENTS) return MAIL_TEXTS.tooLong
  if (receivers.length === 0) return MAIL_TEXTS.noReceiver
  if (receivers.length > MAX_RECEIVERS) return MAIL_TEXTS.tooManyReceivers
  if (attachments.length > MAX_FILES) return TOO_MANY_FILES
  return contents.trim() === '' && attachments.length === 0 ? MAIL_TEXTS.empty : undefined
}
