import * as contract from '@portal/shared-lib/contract/downloads'
import { linkTo } from '../../platform/files/link'
import { refuse } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { MANAGING, readsByDownload } from './files'
import { listManaged, listOffered } from './list'
import { publishDownload, withdrawDownload } from './publish'

const downloads = route(contract.downloads, [], ({ args, db }) => listOffered(db, args))

const open = route(contract.openDownload, [], async ask => {
  const { id } = ask.args
  if (!(await readsByDownload(ask.db, ask.caller, id, ask.services.now()))) refuse('notFound', { what: '资料' })
  return await linkTo(ask, id)
})

const managed = route(contract.managedDownloads, [MANAGING], ({ args, caller, db }) => listManaged(db, caller, args))

const publish = route(contract.publishDownload, [MANAGING], ({ args, caller, db, services, requestId, request }) =>
  publishDownload(db, caller, args, services.now(), { requestId, address: request.ip }),
)

const withdraw = route(contract.withdrawDownload, [MANAGING], async ({ args, caller, db, requestId, request }) => {
  await withdrawDownload(db, caller, args, { requestId, address: request.ip })
  return null
})

export const routes: Route[] = [downloads, open, managed, publish, withdraw]
