import { z } from 'zod'
import { dateTime, list, nothing, optionalText, page, required } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { MAX_FILES } from './rules/attachment'
import {
  INBOX,
  MAIL_TEXTS,
  MAX_DRAFT,
  MAX_RECEIVERS,
  mailProblem,
  OUTBOX,
  PURGE,
  RECOVER,
  TO_TRASH,
} from './rules/mail'

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
  /** Login account: where an answer goes. */
  senderAccount: z.string(),
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
  /** '1' after it was recalled: no receiver has it. */
  recalled: flag,
})

/** A mail in the trash or among the favourites: received or sent. */
const ShelvedMail = z.object({
  ...mail,
  /** '1' sent by the caller, '2' received. */
  type: z.enum([OUTBOX, INBOX]),
  senderName: z.string(),
  senderOrgName: named('senderOrgname', z.string()),
  receivers: SentMail.shape.receivers,
  receiverCount: z.number().int(),
  read: named('readFlag', flag),
  recalled: flag,
})

const MAX_AT_ONCE = 1000
const chosen = z.array(z.string()).min(1, MAIL_TEXTS.noneChosen).max(MAX_AT_ONCE)

const search = { keywords: optionalText(50), cursor: z.string().max(200).optional() }

/** The caller's inbox, newest first. Keywords look in sender name, attachment names and contents. */
export const inbox = call('POST', 'api/MailMessageController/getCollectboxMessage', {
  form: page,
  paramJson: search,
  answer: list(ReceivedMail),
})

/** The caller's outbox, newest first. Keywords look in receiver names, attachment names and contents. */
export const outbox = call('POST', 'api/MailMessageController/getSendBoxMessage', {
  form: page,
  paramJson: search,
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

/** A draft is a new mail (no key), a report (`report`), or an answer to the mail whose `groupid` is its key. */
const draftKey = z.string().max(20).default('')

const StagedFile = z.object({ id: z.string(), name: named('wjm', z.string().optional()) })

/** Sends a mail. Receivers are login accounts, attachments staged files of the caller; the answer is its `groupid`. */
export const sendMail = call('POST', 'api/MailMessageController/insertMassage', {
  writes: true,
  paramJson: {
    attachments: named('fjList', z.array(StagedFile).default([])),
    contents: z.string().default(''),
    receivers: named('receverIds', z.array(z.string().trim().min(1)).default([])),
    /** The draft that is sent with this, and so thrown away in the same transaction. */
    draft: z.object({ key: draftKey }).optional(),
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

/** Takes mails out of a box: to the trash, or for good. */
export const deleteMails = call('POST', 'api/MailMessageController/delMessageInfoByGroupId', {
  writes: true,
  paramJson: { groupIds: chosen, type: z.enum([OUTBOX, INBOX]), deleteFlag: z.enum([TO_TRASH, PURGE]) },
  answer: nothing,
})

/** Recalls a sent mail that no receiver has read: it leaves their inboxes and lies in the caller's trash. */
export const recallMail = call('POST', 'api/MailMessageController/messageRecovery', {
  writes: true,
  query: { groupId: required(MAIL_TEXTS.noneChosen) },
  answer: nothing,
})

/** Adds mails of the caller's boxes to the favourites. */
export const starMails = call('POST', 'api/MailMessageController/insertMailSc', {
  writes: true,
  paramJson: { groupIds: chosen },
  answer: nothing,
})

/** Takes mails out of the favourites; they stay in their boxes. */
export const unstarMails = call('POST', 'api/MailMessageController/delMailSc', {
  writes: true,
  paramJson: { groupIds: chosen },
  answer: nothing,
})

/** The caller's trash, the latest thrown away first. */
export const trash = call('POST', 'api/MailMessageController/getDustbinList', {
  form: { ...page, cursor: z.string().max(200).optional() },
  answer: list(ShelvedMail),
})

/** Recovers mails from the trash to where they were, or purges them. */
export const updateTrash = call('POST', 'api/MailMessageController/updateDustbinMessage', {
  writes: true,
  paramJson: { groupIds: chosen, deleteFlag: z.enum([RECOVER, PURGE]) },
  answer: nothing,
})

/** The caller's favourites of both boxes, newest mail first. */
export const favourites = call('POST', 'api/MailMessageController/getMailScList', {
  form: { ...page, cursor: z.string().max(200).optional() },
  answer: list(ShelvedMail),
})

/** Takes back a staged file of the caller that was not sent. */
export const deleteStaged = call('POST', 'api/MailMessageController/deleteFjbById', {
  writes: true,
  form: { id: required('请选择文件') },
  answer: nothing,
})

const Draft = z.object({
  receivers: z
    .array(z.object({ loginAccount: z.string(), userName: z.string(), orgName: z.string() }))
    .max(MAX_RECEIVERS),
  contents: z.string().max(MAX_DRAFT),
  attachments: z.array(Attachment).max(MAX_FILES),
})

/** What the caller was writing, on whichever machine; null where there is nothing. `version` counts its changes. */
export const draft = call('POST', 'api/mail/draft', {
  json: { key: draftKey },
  answer: Draft.extend({ version: z.number().int(), savedAt: dateTime }).nullable(),
})

/**
 * Keeps what the caller is writing. `version` is that of the draft it was made from, 0 for a new one; the answer is the
 * new one. Refused as `draftChanged` where another window wrote in between.
 */
export const saveDraft = call('POST', 'api/mail/saveDraft', {
  writes: true,
  json: { key: draftKey, ...Draft.shape, version: z.number().int().min(0) },
  answer: z.object({ version: z.number().int() }),
})

/** Throws a draft away. */
export const discardDraft = call('POST', 'api/mail/discardDraft', {
  writes: true,
  json: { key: draftKey },
  answer: nothing,
})
