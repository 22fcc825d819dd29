// Made from ../messages.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../messages'

export type HistoryMessagesArgs = CallArgs<typeof contract.historyMessages>
export type HistoryMessagesAnswer = CallAnswer<typeof contract.historyMessages>
export type HistoryTypesArgs = CallArgs<typeof contract.historyTypes>
export type HistoryTypesAnswer = CallAnswer<typeof contract.historyTypes>
export type MarkHistoryReadArgs = CallArgs<typeof contract.markHistoryRead>
export type MarkHistoryReadAnswer = CallAnswer<typeof contract.markHistoryRead>
export type MarkMessagesReadArgs = CallArgs<typeof contract.markMessagesRead>
export type MarkMessagesReadAnswer = CallAnswer<typeof contract.markMessagesRead>
export type MessageTypesArgs = CallArgs<typeof contract.messageTypes>
export type MessageTypesAnswer = CallAnswer<typeof contract.messageTypes>
export type NewMessagesArgs = CallArgs<typeof contract.newMessages>
export type NewMessagesAnswer = CallAnswer<typeof contract.newMessages>
export type OpenHistoryMessageArgs = CallArgs<typeof contract.openHistoryMessage>
export type OpenHistoryMessageAnswer = CallAnswer<typeof contract.openHistoryMessage>
export type OpenMessageArgs = CallArgs<typeof contract.openMessage>
export type OpenMessageAnswer = CallAnswer<typeof contract.openMessage>
export type UnreadMessagesArgs = CallArgs<typeof contract.unreadMessages>
export type UnreadMessagesAnswer = CallAnswer<typeof contract.unreadMessages>

export const historyMessages: CallDescriptor<HistoryMessagesArgs, HistoryMessagesAnswer> = {"id":"messages.historyMessages","method":"POST","path":"api/HistoryMessageController/getNewMessageList","body":"form","jsonField":"paramJson","wrapped":["words","span","type","cursor"],"send":{"words":"queryContent","span":"timeType","type":"xxlx"},"receive":{"list":["list",{"createdBy":"createBy","type":"xxlx","state":"xxzt","content":"xxnr","createdAt":"createTime"}]}}

export const historyTypes: CallDescriptor<HistoryTypesArgs, HistoryTypesAnswer> = {"id":"messages.historyTypes","method":"POST","path":"api/HistoryMessageController/getNewMessageEachCountByUserId","body":"form","jsonField":"paramJson","wrapped":["words","span"],"send":{"words":"queryContent","span":"timeType"},"receive":{"type":"xxlx","total":"count","unread":"newCount"}}

export const markHistoryRead: CallDescriptor<MarkHistoryReadArgs, MarkHistoryReadAnswer> = {"id":"messages.markHistoryRead","method":"POST","path":"api/HistoryMessageController/updateXXZT","body":"form","jsonField":"paramJson","wrapped":["words","span","type","ids"],"writes":true,"send":{"words":"queryContent","span":"timeType","type":"xxlx"}}

export const markMessagesRead: CallDescriptor<MarkMessagesReadArgs, MarkMessagesReadAnswer> = {"id":"messages.markMessagesRead","method":"POST","path":"api/NewMessageController/updateXXZT","body":"form","jsonField":"paramJson","wrapped":["type","ids"],"writes":true,"send":{"type":"xxlx"}}

export const messageTypes: CallDescriptor<MessageTypesArgs, MessageTypesAnswer> = {"id":"messages.messageTypes","method":"POST","path":"api/NewMessageController/getNewMessageEachCountByUserId","body":"form","receive":{"type":"xxlx","total":"count","unread":"newCount"}}

export const newMessages: CallDescriptor<NewMessagesArgs, NewMessagesAnswer> = {"id":"messages.newMessages","method":"POST","path":"api/NewMessageController/getNewMessageList","body":"form","jsonField":"paramJson","wrapped":["type","state","cursor"],"send":{"type":"xxlx","state":"xxzt"},"receive":{"list":["list",{"createdBy":"createBy","type":"xxlx","state":"xxzt","content":"xxnr","createdAt":"createTime"}]}}

export const openHistoryMessage: CallDescriptor<OpenHistoryMessageArgs, OpenHistoryMessageAnswer> = {"id":"messages.openHistoryMessage","method":"POST","path":"api/HistoryMessageController/selectByPrimaryKey","body":"form","writes":true,"receive":{"createdBy":"createBy","type":"xxlx","state":"xxzt","content":"xxnr","createdAt":"createTime"}}

export const openMessage: CallDescriptor<OpenMessageArgs, OpenMessageAnswer> = {"id":"messages.openMessage","method":"POST","path":"api/NewMessageController/selectByPrimaryKey","body":"form","writes":true,"receive":{"createdBy":"createBy","type":"xxlx","state":"xxzt","content":"xxnr","createdAt":"createTime"}}

export const unreadMessages: CallDescriptor<UnreadMessagesArgs, UnreadMessagesAnswer> = {"id":"messages.unreadMessages","method":"POST","path":"api/NewMessageController/getUnReadNum","body":"form","background":true}
