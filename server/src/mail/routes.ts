import * as contract from '@portal/shared-lib/contract/mail'
import { linkTo } from '../files/link'
import { refuse } from '../http/refusal'
import { type Route, route } from '../http/route'
import { findMailOf } from './attachments'
import { recentContacts } from './contacts'
import { mailboxSizes } from './counters'
import { listInbox } from './inbox'
import { listOutbox } from './outbox'
import { readAll, readMails, readReceived } from './read'
import { sendMail } from './send'

const inbox = route(contract.inbox, [], ({ args, caller, db }) => listInbox(db, caller, args))

const outbox = route(contract.outbox, [], ({ args, caller, db }) => listOutbox(db, caller, args))

const unreadCount = route(contract.unreadCount, [], async ({ caller, db }) => ({
  total: (await mailboxSizes(db, caller)).unread,
}))

const markRead = route(contract.markRead, [], async ({ args: { groupIds }, caller, db, services }) => {
  const now = services.now()
  await (groupIds.length === 0 ? readAll(db, caller, now) : readMails(db, caller, groupIds, now))
  return null
})

const send = route(contract.sendMail, [], ({ args, caller, db, services, requestId, request }) =>
  sendMail(db, caller, args, services.now(), { requestId, address: request.ip }),
)

const contacts = route(contract.contacts, [], async ({ args, caller, db }) => ({
  list: await recentContacts(db, caller, args.name),
}))

const openAttachment = route(contract.openAttachment, [], async ({ args, caller, db, services }) => {
  const mailId = (await findMailOf(db, caller, args.id)) ?? refuse('notFound', { what: '附件' })
  await readReceived(db, caller, [mailId], services.now())
  return await linkTo(db, caller, args.id, services.now())
})

export const routes: Route[] = [inbox, outbox, unreadCount, markRead, send, contacts, openAttachment]
