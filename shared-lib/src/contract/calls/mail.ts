// Made from ../mail.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../mail'

export type ContactsArgs = CallArgs<typeof contract.contacts>
export type ContactsAnswer = CallAnswer<typeof contract.contacts>
export type InboxArgs = CallArgs<typeof contract.inbox>
export type InboxAnswer = CallAnswer<typeof contract.inbox>
export type MarkReadArgs = CallArgs<typeof contract.markRead>
export type MarkReadAnswer = CallAnswer<typeof contract.markRead>
export type OpenAttachmentArgs = CallArgs<typeof contract.openAttachment>
export type OpenAttachmentAnswer = CallAnswer<typeof contract.openAttachment>
export type OutboxArgs = CallArgs<typeof contract.outbox>
export type OutboxAnswer = CallAnswer<typeof contract.outbox>
export type SendMailArgs = CallArgs<typeof contract.sendMail>
export type SendMailAnswer = CallAnswer<typeof contract.sendMail>
export type UnreadCountArgs = CallArgs<typeof contract.unreadCount>
export type UnreadCountAnswer = CallAnswer<typeof contract.unreadCount>

export const contacts: CallDescriptor<ContactsArgs, ContactsAnswer> = {"id":"mail.contacts","method":"POST","path":"api/MailMessageController/getContactsList","body":"form","receive":{"list":["list",{"receiverId":"receverId","receiverName":"receverName"}]}}

export const inbox: CallDescriptor<InboxArgs, InboxAnswer> = {"id":"mail.inbox","method":"POST","path":"api/MailMessageController/getCollectboxMessage","body":"form","jsonField":"paramJson","wrapped":["keywords","cursor"],"receive":{"list":["list",{"groupId":"groupid","sentAt":"fsrq","attachments":["fjList",{"name":"wjm"}],"starred":"isSc","senderOrgName":"senderOrgname","senderDeptName":"senderDeptname","read":"readFlag"}]}}

export const markRead: CallDescriptor<MarkReadArgs, MarkReadAnswer> = {"id":"mail.markRead","method":"POST","path":"api/MailMessageController/updateReadFlag","body":"form","jsonField":"paramJson","wrapped":["groupIds"],"writes":true}

export const openAttachment: CallDescriptor<OpenAttachmentArgs, OpenAttachmentAnswer> = {"id":"mail.openAttachment","method":"POST","path":"api/MailMessageController/downLoadFj","body":"form","jsonField":"paramJson","wrapped":["id"],"writes":true}

export const outbox: CallDescriptor<OutboxArgs, OutboxAnswer> = {"id":"mail.outbox","method":"POST","path":"api/MailMessageController/getSendBoxMessage","body":"form","jsonField":"paramJson","wrapped":["keywords","cursor"],"receive":{"list":["list",{"groupId":"groupid","sentAt":"fsrq","attachments":["fjList",{"name":"wjm"}],"starred":"isSc","receivers":["receverUserList",{"name":"receverName","orgName":"receverOrgname","deptName":"receverDeptname"}],"read":"readFlag"}]}}

export const sendMail: CallDescriptor<SendMailArgs, SendMailAnswer> = {"id":"mail.sendMail","method":"POST","path":"api/MailMessageController/insertMassage","body":"form","jsonField":"paramJson","wrapped":["attachments","contents","receivers"],"writes":true,"send":{"attachments":["fjList",{"name":"wjm"}],"receivers":"receverIds"}}

export const unreadCount: CallDescriptor<UnreadCountArgs, UnreadCountAnswer> = {"id":"mail.unreadCount","method":"POST","path":"api/MailMessageController/getCountUnreadMail","body":"form"}
