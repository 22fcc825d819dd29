import * as contract from '@portal/shared-lib/contract/official-documents'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { type Route, route } from '../platform/route'
import { correct } from './correct'
import { readDelivery } from './deliver'
import { approve, draft, edit, remove, sendBack, submit } from './draft'
import { handle, instruct, link, propose, receive } from './incoming'
import { listDocuments } from './list'
import { number } from './number'
import { readButtons, readDocument, readDocumentsOf, readDraftOf } from './read'
import { listReceivers } from './receipts'
import { getDocument, NAME, PAGE } from './row'
import { prepareSeal, seal } from './seal'
import { endSeal, keepSeal, listSeals } from './seals/seals'
import { cancel, finishSending, recall, redeliver, send, urge } from './send'
import { sheetOfRegister } from './sheet'
import { conclude, recordReceipt, sign } from './sign'
import { verifySeal } from './verify-seal'

const MAY_READ = [PAGE]

/** Who opened which is part of the audit, as with cases. */
const read = route(contract.officialDocument, MAY_READ, async ({ args, caller, db, services, request }) => {
  const row = await getDocument(db, caller, args.id)
  const opened = { action: `查看${NAME}`, objectType: 'official_document', objectId: row.id, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return await readDocument(db, caller, row, services.now())
})

export const routes: Route[] = [
  route(contract.draft, ['gw:draft'], draft),
  route(contract.receive, ['gw:receive'], receive),
  route(contract.remove, MAY_READ, remove),
  ...[
    route(contract.edit, MAY_READ, edit),
    route(contract.submit, MAY_READ, submit),
    route(contract.approve, MAY_READ, approve),
    route(contract.sendBack, MAY_READ, sendBack),
    route(contract.number, MAY_READ, number),
    route(contract.seal, MAY_READ, seal),
    route(contract.send, MAY_READ, send),
    route(contract.redeliver, MAY_READ, redeliver),
    route(contract.recall, MAY_READ, recall),
    route(contract.finish, MAY_READ, finishSending),
    route(contract.cancel, MAY_READ, cancel),
    route(contract.urge, MAY_READ, urge),
    route(contract.correct, MAY_READ, correct),
    route(contract.sign, MAY_READ, sign),
    route(contract.conclude, MAY_READ, conclude),
    route(contract.recordReceipt, MAY_READ, recordReceipt),
    route(contract.propose, MAY_READ, propose),
    route(contract.instruct, MAY_READ, instruct),
    route(contract.handle, MAY_READ, handle),
    route(contract.link, MAY_READ, link),
  ],
  read,
  route(contract.officialDocuments, MAY_READ, ({ args, caller, db, services }) =>
    listDocuments(db, caller, args, services.now()),
  ),
  { ...route(contract.registerSheet, MAY_READ, sheetOfRegister), personLimit: 'rate.figures' },
  route(contract.officialDocumentsOf, MAY_READ, ({ args, caller, db, services }) =>
    readDocumentsOf(db, caller, args.petitionNo, services.now()),
  ),
  route(contract.draftOfCase, ['gw:draft'], ({ args, caller, db }) => readDraftOf(db, caller, args.petitionNo)),
  route(contract.officialButtons, MAY_READ, ({ args, caller, db, services }) =>
    readButtons(db, caller, args.id, services.now()),
  ),
  route(contract.deliveryOf, MAY_READ, async ({ args, caller, db }) =>
    readDelivery(db, await getDocument(db, caller, args.id)),
  ),
  route(contract.receiversOf, MAY_READ, async ({ args, caller, db, services }) =>
    listReceivers(db, await getDocument(db, caller, args.id), args, services.now()),
  ),
  { ...route(contract.prepareSeal, MAY_READ, prepareSeal), personLimit: 'rate.figures' },
  route(contract.verifySeal, MAY_READ, verifySeal),
  route(contract.orgSeals, ['gw:seals', 'gw:seal'], ({ caller, db, services }) =>
    listSeals(db, caller, services.now()),
  ),
  route(contract.keepSeal, ['gw:seals'], keepSeal),
  route(contract.endSeal, ['gw:seals'], endSeal),
]
