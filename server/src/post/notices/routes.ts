import * as contract from '@portal/shared-lib/contract/notices'
import { linkTo } from '../../platform/files/link'
import { refuse } from '../../platform/refusal'
import { type Ask, type Route, route } from '../../platform/route'
import { readsByNotice } from './files'
import { countUnread, listNotices } from './list'
import { listManaged } from './managed'
import { MANAGING } from './managing'
import { listNonReaders, listReaders, markRead } from './readers'
import { saveNotice } from './save'
import { removeNotice, withdrawNotice } from './withdraw'

const originOf = ({ requestId, request }: Ask<unknown>) => ({ requestId, address: request.ip })

const notices = route(contract.notices, [], ({ args, caller, db, services }) =>
  listNotices(db, caller, args, services.now()),
)

const openFile = route(contract.openNoticeFile, [], async ask => {
  const { id } = ask.args
  if (!(await readsByNotice(ask.db, ask.caller, id, ask.services.now()))) refuse('notFound', { what: '附件' })
  return await linkTo(ask, id)
})

const unread = route(contract.unreadNotices, [], ({ caller, db, services }) => countUnread(db, caller, services.now()))

const markNoticesRead = route(contract.markNoticesRead, [], async ({ args, caller, db, services }) => {
  await markRead(db, caller, args.ids, services.now())
  return null
})

const managed = route(contract.managedNotices, [MANAGING], ({ args, caller, db, services }) =>
  listManaged(db, caller, args, services.now()),
)

const save = route(contract.saveNotice, [MANAGING], ask =>
  saveNotice(ask.db, ask.caller, ask.args, ask.services.now(), originOf(ask)),
)

const withdraw = route(contract.withdrawNotice, [MANAGING], async ask => {
  await withdrawNotice(ask.db, ask.caller, ask.args, ask.services.now(), originOf(ask))
  return null
})

const remove = route(contract.removeNotice, [MANAGING], async ask => {
  await removeNotice(ask.db, ask.caller, ask.args, originOf(ask))
  return null
})

const readers = route(contract.noticeReaders, [MANAGING], ({ args, caller, db }) => listReaders(db, caller, args))

const nonReaders = route(contract.noticeNonReaders, [MANAGING], ({ args, caller, db }) =>
  listNonReaders(db, caller, args),
)

export const routes: Route[] = [
  ...[notices, openFile, unread, markNoticesRead],
  ...[managed, save, withdraw, remove, readers, nonReaders],
]
