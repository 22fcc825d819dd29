import { z } from 'zod'
import { dateTime, list, page } from './fields'
import { call, named } from './form'

/** The nine types in the order of the message centre, and 24, the invitation to a video meeting. */
export const MESSAGE_TYPE_CODES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '24'] as const
export type MessageTypeCode = (typeof MESSAGE_TYPE_CODES)[number]

const type = named('xxlx', z.enum(MESSAGE_TYPE_CODES))
/** 0 unread, 1 read. */
const state = named('xxzt', z.enum(['0', '1']))
const id = z.string().trim().max(40)

const Message = z.object({
  id,
  /** Who or what it comes from. */
  createdBy: named('createBy', z.string()),
  type,
  state,
  content: named('xxnr', z.string()),
  createdAt: named('createTime', dateTime),
})

/** The caller's types of messages, with how many there are of each and how many are unread. */
export const messageTypes = call('POST', 'api/NewMessageController/getNewMessageEachCountByUserId', {
  answer: z.array(
    z.object({ type, name: z.string(), total: named('count', z.int()), unread: named('newCount', z.int()) }),
  ),
})

/** The caller's messages, newest first; of all types without one. `cursor` (from `next`) goes on where a page ended. */
export const newMessages = call('POST', 'api/NewMessageController/getNewMessageList', {
  form: page,
  paramJson: { type: type.optional(), state: state.optional(), cursor: z.string().max(200).optional() },
  answer: list(Message),
})

/** As many messages as a dialog can sensibly show at once. */
const MOST_IDS = 1000

/** Marks messages of a type as read: all of them, or those named. */
export const markMessagesRead = call('POST', 'api/NewMessageController/updateXXZT', {
  writes: true,
  paramJson: { type, ids: z.array(id).max(MOST_IDS).optional() },
  answer: z.null(),
})

/** Opens one message, which is read from then on. */
export const openMessage = call('POST', 'api/NewMessageController/selectByPrimaryKey', {
  writes: true,
  form: { id },
  answer: Message,
})

/** How many messages are unread. */
export const unreadMessages = call('POST', 'api/NewMessageController/getUnReadNum', {
  background: true,
  answer: z.int(),
})
