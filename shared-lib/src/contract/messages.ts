import { z } from 'zod'
import { dateTime, list, page } from './fields'
import { call, named } from './form'

/** The nine types in the order of the message centre, 24, the invitation to a video meeting, 25, a security alarm, and 26, an alarm of the system. */
export const MESSAGE_TYPE_CODES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '24', '25', '26'] as const
export type MessageTypeCode = (typeof MESSAGE_TYPE_CODES)[number]

const type = named('xxlx', z.enum(MESSAGE_TYPE_CODES))
/** 0 unread, 1 read. */
const state = named('xxzt', z.enum(['0', '1']))
const id = z.string().trim().max(40)
const cursor = z.string().max(200).optional()

const Message = z.object({
  id,
  /** Who or what it comes from. */
  createdBy: named('createBy', z.string()),
  type,
  state,
  content: named('xxnr', z.string()),
  createdAt: named('createTime', dateTime),
  /** The page of the portal that it is about, like `/knowledgeTreeContent?id=…`; absent where it is about none. */
  opens: z.string().optional(),
})

const CountedTypes = z.array(
  z.object({ type, name: z.string(), total: named('count', z.int()), unread: named('newCount', z.int()) }),
)

/** The caller's types of messages, with how many there are of each and how many are unread. */
export const messageTypes = call('POST', 'api/NewMessageController/getNewMessageEachCountByUserId', {
  answer: CountedTypes,
})

/** The caller's messages, newest first; of all types without one. `cursor` (from `next`) goes on where a page ended. */
export const newMessages = call('POST', 'api/NewMessageController/getNewMessageList', {
  form: page,
  paramJson: { type: type.optional(), state: state.optional(), cursor },
  answer: list(Message),
})

/** As many messages as a dialog can sensibly show at once. */
const MOST_IDS = 1000
const ids = z.array(id).max(MOST_IDS).optional()

/** Marks messages of a type as read: all of them, or those named. */
export const markMessagesRead = call('POST', 'api/NewMessageController/updateXXZT', {
  writes: true,
  paramJson: { type, ids },
  answer: z.null(),
})

/** Opens one message, which is read from then on; also where it has become history meanwhile. */
export const openMessage = call('POST', 'api/NewMessageController/selectByPrimaryKey', {
  writes: true,
  form: { id },
  answer: Message,
})

/** How many of the latest messages are unread. */
export const unreadMessages = call('POST', 'api/NewMessageController/getUnReadNum', {
  background: true,
  answer: z.int(),
})

/** How long ago a message became history: 近一周, 近一月, 近三月, 近一年. */
export const HISTORY_SPANS = ['1', '2', '3', '4'] as const

const search = {
  /** Words of the message. */
  words: named('queryContent', z.string().trim().max(100, '查询内容不能超过100个字').optional()),
  span: named('timeType', z.enum(HISTORY_SPANS).optional()),
}

/** The types with how many messages of history match, and how many of those are unread. */
export const historyTypes = call('POST', 'api/HistoryMessageController/getNewMessageEachCountByUserId', {
  paramJson: search,
  answer: CountedTypes,
})

/** The caller's messages that are history and match, newest first. */
export const historyMessages = call('POST', 'api/HistoryMessageController/getNewMessageList', {
  form: page,
  paramJson: { ...search, type: type.optional(), cursor },
  answer: list(Message),
})

/** Opens one message, which is read from then on. */
export const openHistoryMessage = call('POST', 'api/HistoryMessageController/selectByPrimaryKey', {
  writes: true,
  form: { id },
  answer: Message,
})

/** Marks messages of history as read: those of a type that match, or those named. */
export const markHistoryRead = call('POST', 'api/HistoryMessageController/updateXXZT', {
  writes: true,
  paramJson: { ...search, type, ids },
  answer: z.null(),
})
