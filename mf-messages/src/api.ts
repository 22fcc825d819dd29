import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  downloads,
  managedDownloads,
  publishDownload,
  withdrawDownload,
} from '@portal/shared-lib/contract/calls/downloads'
import {
  type HistoryMessagesArgs,
  historyMessages,
  historyTypes,
  type MessageTypesAnswer,
  markHistoryRead,
  markMessagesRead,
  messageTypes,
  type NewMessagesAnswer,
  newMessages,
  openMessage,
} from '@portal/shared-lib/contract/calls/messages'
import {
  type ManagedNoticesAnswer,
  managedNotices,
  markNoticesRead,
  type NoticesAnswer,
  noticeNonReaders,
  noticeReaders,
  notices,
  removeNotice,
  saveNotice,
  withdrawNotice,
} from '@portal/shared-lib/contract/calls/notices'
import { type NewTodosAnswer, newTodos, noteTodos } from '@portal/shared-lib/contract/calls/todos'

export type NewTodo = NewTodosAnswer['list'][number]
export type MessageType = MessageTypesAnswer[number]
export type Message = NewMessagesAnswer['list'][number]
export type Notice = NoticesAnswer['list'][number]
export type ManagedNotice = ManagedNoticesAnswer['list'][number]

/** What the message centre looks at: the latest messages, or history as far as it matches. */
export type View =
  | { readonly shelf: 'latest' }
  | ({ readonly shelf: 'history' } & Pick<HistoryMessagesArgs, 'words' | 'span'>)

export type TypedView = View & { readonly type: Message['type'] }

/** Messages of one page. */
const LIMIT = 10

export const {
  useMessagesNewestQuery,
  useMessagesTypesQuery,
  useMessagesListInfiniteQuery,
  useMessagesOpenMutation,
  useMessagesMarkReadMutation,
  useMessagesMarkHistoryMutation,
  useMessagesNewTodosQuery,
  useMessagesNoteTodosMutation,
  useMessagesNoticesQuery,
  useLazyMessagesNoticesQuery,
  useMessagesReadNoticesMutation,
  useMessagesManagedNoticesQuery,
  useMessagesNoticeNonReadersQuery,
  useMessagesNoticeReadersQuery,
  useMessagesSaveNoticeMutation,
  useMessagesWithdrawNoticeMutation,
  useMessagesRemoveNoticeMutation,
  useMessagesDownloadsQuery,
  useMessagesManagedDownloadsQuery,
  useMessagesPublishDownloadMutation,
  useMessagesWithdrawDownloadMutation,
} = remoteApi('mf-messages', 'messages', build => ({
  messagesNewest: reads(build, newMessages, ['Message']),
  messagesTypes: build.query<MessageTypesAnswer, View>({
    query: ({ shelf, ...search }) =>
      shelf === 'latest' ? { call: messageTypes, args: {} } : { call: historyTypes, args: search },
    providesTags: ['Message'],
  }),
  messagesList: build.infiniteQuery<NewMessagesAnswer, TypedView, string | null>({
    infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
    query: ({ queryArg: { shelf, ...search }, pageParam: cursor }) => ({
      call: shelf === 'latest' ? newMessages : historyMessages,
      args: { ...search, limit: LIMIT, ...(cursor && { cursor }) },
    }),
    providesTags: ['Message'],
  }),
  messagesOpen: writes(build, openMessage, ['Message']),
  messagesMarkRead: writes(build, markMessagesRead, ['Message']),
  messagesMarkHistory: writes(build, markHistoryRead, ['Message']),
  // Whoever has not asked to be told does not ask again at every to-do that moves.
  messagesNewTodos: build.query<NewTodosAnswer, void>({
    query: () => ({ call: newTodos, args: {} }),
    providesTags: told => (told?.wanted ? ['Account', 'Todo'] : ['Account']),
  }),
  messagesNoteTodos: writes(build, noteTodos, ['Account']),
  messagesNotices: reads(build, notices, ['Notice']),
  messagesReadNotices: writes(build, markNoticesRead, ['Notice']),
  messagesManagedNotices: reads(build, managedNotices, ['Notice']),
  messagesNoticeReaders: reads(build, noticeReaders, ['Notice']),
  messagesNoticeNonReaders: reads(build, noticeNonReaders, ['Notice']),
  messagesSaveNotice: writes(build, saveNotice, ['Notice']),
  messagesWithdrawNotice: writes(build, withdrawNotice, ['Notice']),
  messagesRemoveNotice: writes(build, removeNotice, ['Notice']),
  messagesDownloads: reads(build, downloads, ['Notice']),
  messagesManagedDownloads: reads(build, managedDownloads, ['Notice']),
  messagesPublishDownload: writes(build, publishDownload, ['Notice']),
  messagesWithdrawDownload: writes(build, withdrawDownload, ['Notice']),
}))
