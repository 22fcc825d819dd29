import * as contract from '@portal/shared-lib/contract/messages'
import { type Route, route } from '../../platform/route'
import { type Counter, countersOf, countUnread } from '../../post/messages/counter'
import { MESSAGE_TYPES } from '../../post/messages/types'
import { countHistory, listHistory } from './history'
import { listMessages } from './list'
import { markInHistory, markRead, openMessage } from './read'

const messageTypes = route(contract.messageTypes, [], async ({ caller, db }) =>
  countedTypes(await countersOf(db, caller.personId)),
)

const newMessages = route(contract.newMessages, [], ({ args, caller, db, services }) =>
  listMessages(db, caller, args, services.now()),
)

const markMessagesRead = route(contract.markMessagesRead, [], async ({ args, caller, db }) => {
  await markRead(db, caller, args)
  return null
})

const openOne = route(contract.openMessage, [], ({ args, caller, db }) => openMessage(db, caller, args.id))

const unreadMessages = route(contract.unreadMessages, [], ({ caller, db }) => countUnread(db, caller.personId))

const historyTypes = route(contract.historyTypes, [], async ({ args, caller, db, services }) =>
  countedTypes(await countHistory(db, caller, args, services.now())),
)

const historyMessages = route(contract.historyMessages, [], ({ args, caller, db, services }) =>
  listHistory(db, caller, args, services.now()),
)

const openHistory = route(contract.openHistoryMessage, [], ({ args, caller, db }) => openMessage(db, caller, args.id))

const markHistoryRead = route(contract.markHistoryRead, [], async ({ args, caller, db, services }) => {
  await markInHistory(db, caller, args, services.now())
  return null
})

/** Every type, counted; those that few people have only where there is something. */
function countedTypes(counters: readonly Counter[]) {
  const byType = new Map(counters.map(counter => [counter.type, counter]))
  return Object.values(MESSAGE_TYPES)
    .filter(({ code, occasional }) => !occasional || byType.get(code)?.total)
    .map(({ code, name }) => ({ type: code, name, total: 0, unread: 0, ...byType.get(code) }))
}

export const routes: Route[] = [
  ...[messageTypes, newMessages, markMessagesRead, openOne, unreadMessages],
  ...[historyTypes, historyMessages, openHistory, markHistoryRead],
]
