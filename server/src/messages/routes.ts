import * as contract from '@portal/shared-lib/contract/messages'
import { type Route, route } from '../http/route'
import { countersOf, countUnread } from './counter'
import { listMessages } from './list'
import { markRead, openMessage } from './read'
import { MESSAGE_TYPES } from './types'

const messageTypes = route(contract.messageTypes, [], async ({ caller, db }) => {
  const counters = new Map((await countersOf(db, caller.personId)).map(counter => [counter.type, counter]))
  return Object.values(MESSAGE_TYPES)
    .filter(({ code, occasional }) => !occasional || counters.has(code))
    .map(({ code, name }) => ({ type: code, name, total: 0, unread: 0, ...counters.get(code) }))
})

const newMessages = route(contract.newMessages, [], ({ args, caller, db }) => listMessages(db, caller, args))

const markMessagesRead = route(contract.markMessagesRead, [], async ({ args, caller, db }) => {
  await markRead(db, caller, args)
  return null
})

const openOne = route(contract.openMessage, [], ({ args, caller, db }) => openMessage(db, caller, args.id))

const unreadMessages = route(contract.unreadMessages, [], ({ caller, db }) => countUnread(db, caller.personId))

export const routes: Route[] = [messageTypes, newMessages, markMessagesRead, openOne, unreadMessages]
