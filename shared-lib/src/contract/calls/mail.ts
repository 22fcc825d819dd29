// Made from ../mail.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../mail'

export type ContactsArgs = CallArgs<typeof contract.contacts>
export type ContactsAnswer = CallAnswer<typeof contract.contacts>
export type DeleteMailsArgs = CallArgs<typeof contract.deleteMails>
export type DeleteMailsAnswer = CallAnswer<typeof contract.deleteMails>
export type DeleteStagedArgs = CallArgs<typeof contract.deleteStaged>
export type DeleteStagedAnswer = CallAnswer<typeof contract.deleteStaged>
export type DiscardDraftArgs = CallArgs<typeof contract.discardDraft>
export type DiscardDraftAnswer = CallAnswer<typeof contract.discardDraft>
export type DraftArgs = CallArgs<typeof contract.draft>
export type DraftAnswer = CallAnswer<typeof contract.draft>
export type FavouritesArgs = CallArgs<typeof contract.favourites>
export type FavouritesAnswer = CallAnswer<typeof contract.favourites>
export type InboxArgs = CallArgs<typeof contract.inbox>
export type InboxAnswer = CallAnswer<typeof contract.inbox>
export type MarkReadArgs = CallArgs<typeof contract.markRead>
export type MarkReadAnswer = CallAnswer<typeof contract.markRead>
export type OpenAttachmentArgs = CallArgs<typeof contract.openAttachment>
export type OpenAttachmentAnswer = CallAnswer<typeof contract.openAttachment>
export type OutboxArgs = CallArgs<typeof contract.outbox>
export type OutboxAnswer = CallAnswer<typeof contract.outbox>
export type RecallMailArgs = CallArgs<typeof contract.recallMail>
export type RecallMailAnswer = CallAnswer<typeof contract.recallMail>
export type SaveDraftArgs = CallArgs<typeof contract.saveDraft>
export type SaveDraftAnswer = CallAnswer<typeof contract.saveDraft>
export type SendMailArgs = CallArgs<typeof contract.sendMail>
export type SendMailAnswer = CallAnswer<typeof contract.sendMail>
export type StarMailsArgs = CallArgs<typeof contract.starMails>
export type StarMailsAnswer = CallAnswer<typeof contract.starMails>
export type TrashArgs = CallArgs<typeof contract.trash>
export type TrashAnswer = CallAnswer<typeof contract.trash>
export type UnreadCountArgs = CallArgs<typeof contract.unreadCount>
export type UnreadCountAnswer = CallAnswer<typeof contract.unreadCount>
export type UnstarMailsArgs = CallArgs<typeof contract.unstarMails>
export type UnstarMailsAnswer = CallAnswer<typeof contract.unstarMails>
export type UpdateTrashArgs = CallArgs<typeof contract.updateTrash>
export type UpdateTrashAnswer = CallAnswer<typeof contract.updateTrash>

export const contacts: CallDescriptor<ContactsArgs, ContactsAnswer> = {"id":"mail.contacts","method":"POST","path":"api/MailMessageController/getContactsList","body":"form","receive":{"list":["list",{"receiverId":"receverId","receiverName":"receverName"}]}}

export const deleteMails: CallDescriptor<DeleteMailsArgs, DeleteMailsAnswer> = {"id":"mail.deleteMails","method":"POST","path":"api/MailMessageController/delMessageInfoByGroupId","body":"form","jsonField":"paramJson","wrapped":["groupIds","type","deleteFlag"],"writes":true}

export const deleteStaged: CallDescriptor<DeleteStagedArgs, DeleteStagedAnswer> = {"id":"mail.deleteStaged","method":"POST","path":"api/MailMessageController/deleteFjbById","body":"form","writes":true}

export const discardDraft: CallDescriptor<DiscardDraftArgs, DiscardDraftAnswer> = {"id":"mail.discardDraft","method":"POST","path":"api/mail/discardDraft","body":"json","writes":true}

export const draft: CallDescriptor<DraftArgs, DraftAnswer> = {"id":"mail.draft","method":"POST","path":"api/mail/draft","body":"json","receive":{"attachments":["attachments",{"name":"wjm"}]}}

export const favourites: CallDescriptor<FavouritesArgs, FavouritesAnswer> = {"id":"mail.favourites","method":"POST","path":"api/MailMessageController/getMailScList","body":"form","receive":{"list":["list",{"groupId":"groupid","sentAt":"fsrq","attachments":["fjList",{"name":"wjm"}],"starred":"isSc","senderOrgName":"senderOrgname","receivers":["receverUserList",{"name":"receverName","orgName":"receverOrgname","deptName":"receverDeptname"}],"read":"readFlag"}]}}

export const inbox: CallDescriptor<InboxArgs, InboxAnswer> = {"id":"mail.inbox","method":"POST","path":"api/MailMessageController/getCollectboxMessage","body":"form","jsonField":"paramJson","wrapped":["keywords","cursor"],"receive":{"list":["list",{"groupId":"groupid","sentAt":"fsrq","attachments":["fjList",{"name":"wjm"}],"starred":"isSc","senderOrgName":"senderOrgname","senderDeptName":"senderDeptname","read":"readFlag"}]}}

export const markRead: CallDescriptor<MarkReadArgs, MarkReadAnswer> = {"id":"mail.markRead","method":"POST","path":"api/MailMessageController/updateReadFlag","body":"form","jsonField":"paramJson","wrapped":["groupIds"],"writes":true}

export const openAttachment: CallDescriptor<OpenAttachmentArgs, OpenAttachmentAnswer> = {"id":"mail.openAttachment","method":"POST","path":"api/MailMessageController/downLoadFj","body":"form","jsonField":"paramJson","wrapped":["id"],"writes":true}

export const outbox: CallDescriptor<OutboxArgs, OutboxAnswer> = {"id":"mail.outbox","method":"POST","path":"api/MailMessageController/getSendBoxMessage","body":"form","jsonField":"paramJson","wrapped":["keywords","cursor"],"receive":{"list":["list",{"groupId":"groupid","sentAt":"fsrq","attachments":["fjList",{"name":"wjm"}],"starred":"isSc","receivers":["receverUserList",{"name":"receverName","orgName":"receverOrgname","deptName":"receverDeptname"}],"read":"readFlag"}]}}

export const recallMail: CallDescriptor<RecallMailArgs, RecallMailAnswer> = {"id":"mail.recallMail","method":"POST","path":"api/MailMessageController/messageRecovery","body":"query","writes":true}

export const saveDraft: CallDescriptor<SaveDraftArgs, SaveDraftAnswer> = {"id":"mail.saveDraft","method":"POST","path":"api/mail/saveDraft","body":"json","writes":true,"send":{"attachments":["attachments",{"name":"wjm"}]}}

export const sendMail: CallDescriptor<SendMailArgs, SendMailAnswer> = {"id":"mail.sendMail","method":"POST","path":"api/MailMessageController/insertMassage","body":"form","jsonField":"paramJson","wrapped":["attachments","contents","receivers","draft"],"writes":true,"send":{"attachments":["fjList",{"name":"wjm"}],"receivers":"receverIds"}}

export const starMails: CallDescriptor<StarMailsArgs, StarMailsAnswer> = {"id":"mail.starMails","method":"POST","path":"api/MailMessageController/insertMailSc","body":"form","jsonField":"paramJson","wrapped":["groupIds"],"writes":true}

export const trash: CallDescriptor<TrashArgs, TrashAnswer> = {"id":"mail.trash","method":"POST","path":"api/MailMessageController/getDustbinList","body":"form","receive":{"list":["list",{"groupId":"groupid","sentAt":"fsrq","attachments":["fjList",{"name":"wjm"}],"starred":"isSc","senderOrgName":"senderOrgname","receivers":["receverUserList",{"name":"receverName","orgName":"receverOrgname","deptName":"receverDeptname"}],"read":"readFlag"}]}}

export const unreadCount: CallDescriptor<UnreadCountArgs, UnreadCountAnswer> = {"id":"mail.unreadCount","method":"POST","path":"api/MailMessageController/getCountUnreadMail","body":"form","background":true}

export const unstarMails: CallDescriptor<UnstarMailsArgs, UnstarMailsAnswer> = {"id":"mail.unstarMails","method":"POST","path":"api/MailMessageController/delMailSc","body":"form","jsonField":"paramJson","wrapped":["groupIds"],"writes":true}

export const updateTrash: CallDescriptor<UpdateTrashArgs, UpdateTrashAnswer> = {"id":"mail.updateTrash","method":"POST","path":"api/MailMessageController/updateDustbinMessage","body":"form","jsonField":"paramJson","wrapped":["groupIds","deleteFlag"],"writes":true}
