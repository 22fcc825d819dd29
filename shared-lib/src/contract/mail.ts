import { z } from 'zod'
import { dateTime, list, nothing, optionalText, page, required } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { mailProblem } from './rules/mail'

const flag = z.enum(['0', '1'])

/** What both boxes show of a mail. `groupId` names it in every call. */
const mail = {
  groupId: named('groupid', z.string()),
  contents: z.string(),
  sentAt: named('fsrq', dateTime),
  attachments: named('fjList', z.array(Attachment)),
  starred: named('isSc', flag),
}

const ReceivedMail = z.object({
  ...mail,
  senderId: z.string(),
  senderName: z.string(),
  senderOrgName: named('senderOrgname', z.string()),
  senderDeptName: named('senderDeptname', z.string()),
  read: named('readFlag', flag),
})

const SentMail = z.object({
  ...mail,
  /** The first of them; `receiverCount` says how many there are. */
  receivers: named(
    'receverUserList',
    z.array(
      z.object({
        name: named('receverName', z.string()),
        orgName: named('receverOrgname', z.string()),
        deptName: named('receverDeptname', z.string()),
      }),
    ),
  ),
  receiverCount: z.number().int(),
  /** '1' once any of the receivers has read it. */
  read: named('readFlag', flag),
})

const asked = { keywords: optionalText(50), cursor: z.string().max(200).optional() }

/** The caller's inbox, newest first. Keywords look in sender name, attachment names and contents. */
export const inbox = call('POST', 'api/MailMessageController/getCollectboxMessage', {
  form: page,
  paramJson: asked,
  answer: list(ReceivedMail),
})

/** The caller's outbox, newest first. Keywords look in receiver names, attachment names and contents. */
export const outbox = call('POST', 'api/MailMessageController/getSendBoxMessage', {
  form: page,
  paramJson: asked,
  answer: list(SentMail),
})

/** Mails of the caller's inbox that are not read yet. */
export const unreadCount = call('POST', 'api/MailMessageController/getCountUnreadMail', {
  background: true,
  answer: z.object({ total: z.number().int() }),
})

/** Marks mails of the caller's inbox as read; an empty list marks all. */
export const markRead = call('POST', 'api/MailMessageController/updateReadFlag', {
  writes: true,
  paramJson: { groupIds: z.array(z.string()).max(1000) },
  answer: nothing,
})

const StagedFile = z.object({ id: z.string(), name: named('wjm', z.string().optional()) })

/** Sends a mail. Receivers are login accounts, attachments staged files of the caller; the answer is its `groupid`. */
export const sendMail = call('POST', 'api/MailMessageController/insertMassage', {
  writes: true,
  paramJson: {
    attachments: named('fjList', z.array(StagedFile).default([])),
    contents: z.string().default(''),
    receivers: named('receverIds', z.array(z.string().trim().min(1)).default([])),
  },
  answer: z.string(),
  check: (sent: Parameters<typeof mailProblem>[0], problem) => {
    const text = mailProblem(sent)
    if (text !== undefined) problem(text)
  },
})

const Contact = z.object({
  /** Login account, like `loginAccount`. */
  receiverId: named('receverId', z.string()),
  receiverName: named('receverName', z.string()),
  loginAccount: z.string(),
  userName: z.string(),
})

/** Those to whom the caller wrote last, the latest first. `timeStamp` only keeps caches from answering. */
export const contacts = call('POST', 'api/MailMessageController/getContactsList', {
  form: { name: optionalText(50), timeStamp: z.string().max(20).optional() },
  answer: z.object({ list: z.array(Contact) }),
})

/** A link that opens an attachment once, for its sender and its receivers. Marks a receiver's mail as read. */
export const openAttachment = call('POST', 'api/MailMessageController/downLoadFj', {
  writes: true,
  paramJson: { id: required('请选择文件') },
  answer: z.object({ path: z.string() }),
})
