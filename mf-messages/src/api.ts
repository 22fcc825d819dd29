import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  type MessageTypesAnswer,
  markMessagesRead,
  messageTypes,
  type NewMessagesAnswer,
  newMessages,
  openMessage,
} from '@portal/shared-lib/contract/calls/messages'
import { notices } from '@portal/shared-lib/contract/calls/notices'

export type MessageType = MessageTypesAnswer[number]
export type Message = NewMessagesAnswer['list'][number]

/** Messages of one page. */
const LIMIT = 10

export const {
  useMessagesTypesQuery,
  useMessagesListInfiniteQuery,
  useMessagesOpenMutation,
  useMessagesMarkReadMutation,
  useMessagesNoticesQuery,
} = remoteApi('mf-messages', 'messages', build => ({
  messagesTypes: reads(build, messageTypes, ['Message']),
  messagesList: build.infiniteQuery<NewMessagesAnswer, Message['type'], string | null>({
    infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
    query: ({ queryArg: type, pageParam: cursor }) => ({
      call: newMessages,
      args: { type, limit: LIMIT, ...(cursor && { cursor }) },
    }),
    providesTags: ['Message'],
  }),
  messagesOpen: writes(build, openMessage, ['Message']),
  messagesMarkRead: writes(build, markMessagesRead, ['Message']),
  messagesNotices: reads(build, notices, ['Notice']),
}))
