import * as contract from '@portal/shared-lib/contract/mail'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { discardStaged } from '../../platform/files/discard-staged'
import { linkTo } from '../../platform/files/link'
import { tell } from '../../platform/live/tell'
import { refuse } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { findMailOf } from './attachments'
import { recentContacts } from './contacts'
import { mailboxSizes } from './counters'
import { changeTrash, deleteMails } from './delete'
import { discardDraft, findDraft, saveDraft } from './draft'
import { listInbox } from './inbox'
import { mailIds, mailMissing } from './mail-ids'
import { listOutbox } from './outbox'
import { readAll, readMails, readReceived } from './read'
import { recallMail } from './recall'
import { sendMail } from './send'
import { listShelf } from './trash-and-favourites'

/** Adds mails of the caller's inbox or outbox to the favourites, or takes them out. All of them, or none. */
async function starMails(db: Db, caller: Caller, named: readonly string[], starred: boolean): Promise<void> {
  const ids = mailIds(named)
  const received = await db
    .updateTable('mail_receiver')
    .set({ starred })
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('mail_id', 'in', ids)
    .where('box', '=', 'inbox')
    .returning('mail_id as id')
    .execute()
  const sent = await db
    .updateTable('mail')
    .set({ starred })
    .where('province_code', '=', caller.provinceCode)
    .where('sender_id', '=', caller.personId)
    .where('id', 'in', ids)
    .where('box', '=', 'outbox')
    .returning('id')
    .execute()
  const found = new Set([...received, ...sent].map(({ id }) => id))
  if (!ids.every(id => found.has(id))) mailMissing()
  await tell(db, [caller.personId], 'Mail')
}

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

const openAttachment = route(contract.openAttachment, [], async ask => {
  const { args, caller, db, services } = ask
  const mailId = (await findMailOf(db, caller, args.id)) ?? refuse('notFound', { what: '附件' })
  await readReceived(db, caller, [mailId], services.now())
  return await linkTo(ask, args.id)
})

const remove = route(contract.deleteMails, [], async ({ args, caller, db, services }) => {
  await deleteMails(db, caller, args, services.now())
  return null
})

const recall = route(contract.recallMail, [], async ({ args, caller, db, services }) => {
  await recallMail(db, caller, args.groupId, services.now())
  return null
})

const star = route(contract.starMails, [], async ({ args, caller, db }) => {
  await starMails(db, caller, args.groupIds, true)
  return null
})

const unstar = route(contract.unstarMails, [], async ({ args, caller, db }) => {
  await starMails(db, caller, args.groupIds, false)
  return null
})

const trash = route(contract.trash, [], ({ args, caller, db }) => listShelf(db, caller, 'trash', args))

const favourites = route(contract.favourites, [], ({ args, caller, db }) => listShelf(db, caller, 'favourites', args))

const updateTrash = route(contract.updateTrash, [], async ({ args, caller, db, services }) => {
  await changeTrash(db, caller, args, services.now())
  return null
})

const deleteStaged = route(contract.deleteStaged, [], async ({ args, caller, db }) => {
  await discardStaged(db, caller, args.id)
  return null
})

const draft = route(contract.draft, [], ({ args, caller, db }) => findDraft(db, caller, args.key))

const keepDraft = route(contract.saveDraft, [], ({ args, caller, db, services }) =>
  saveDraft(db, caller, args, services.now()),
)

const dropDraft = route(contract.discardDraft, [], async ({ args, caller, db }) => {
  await discardDraft(db, caller, args.key)
  return null
})

export const routes: Route[] = [
  ...[inbox, outbox, trash, favourites, unreadCount, contacts],
  ...[markRead, send, recall, remove, updateTrash, star, unstar],
  ...[openAttachment, deleteStaged, draft, keepDraft, dropDraft],
]
