import * as contract from '@portal/shared-lib/contract/supervisions'
import { getPetitionId } from '../petitions/record/scope'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { isRowId } from '../platform/paging/row-id'
import { refuse } from '../platform/refusal'
import { type Ask, type Route, route } from '../platform/route'
import { readProceedingButtons } from '../workflow/buttons'
import { readFileOf } from '../workflow/engine/case-file'
import { registerActions } from '../workflow/routes'
import { SUPERVISION_ACTIONS } from './actions'
import { draft } from './draft'
import { ADDRESSEE, addresseeAsProceeding, addresseeRow, ORDER, type Order, orderAsProceeding } from './kinds'
import { makeLetter } from './letter'
import { listSupervisions, supervisionsOfPetition } from './list'
import { readOrigin } from './origin'
import { readSupervision } from './read'
import { mayKnowAddressee, ordersVisibleTo } from './sight'

const drafting = route(contract.draft, ['db:create'], draft)

const origin = route(contract.origin, ['db:create'], ({ args, caller, db }) => readOrigin(db, caller, args))

const supervisions = route(contract.supervisions, [], ({ args, caller, db, services }) =>
  listSupervisions(db, caller, args, services.now()),
)

const supervisionsOf = route(contract.supervisionsOf, [], async ({ args, caller, db, services }) =>
  supervisionsOfPetition(db, caller, await getPetitionId(db, caller, args.petitionNo), services.now()),
)

/** Who opened which order is part of the audit, as with cases. */
const supervision = route(contract.supervision, [], async ask => {
  const { caller, db, request, services } = ask
  const { proceedingId, addresseeId } = ask.args
  const row = proceedingId ? await getOrder(ask, proceedingId) : (await getAddressee(ask, addresseeId)).order
  const opened = { action: '查看督办件', objectType: 'supervision', objectId: row.order_no, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  return await readSupervision(db, caller, row, services.now())
})

const letter = route(contract.letter, [], async ask => makeLetter(ask, await getAddressee(ask, ask.args.addresseeId)))

const buttons = route(contract.supervisionButtons, [], async ask => {
  const { caller, db, services } = ask
  const row = await getOrder(ask, ask.args.proceedingId)
  const file = await readFileOf(db, caller, row.petition_id)
  return await readProceedingButtons(db, { kind: ORDER, file, caller, at: services.now() }, orderAsProceeding(row))
})

const addresseeButtons = route(contract.addresseeButtons, [], async ask => {
  const { caller, db, services } = ask
  const { addressee, order } = await getAddressee(ask, ask.args.proceedingId)
  const file = await readFileOf(db, caller, order.petition_id)
  const proceeding = addresseeAsProceeding(addressee, order)
  return await readProceedingButtons(db, { kind: ADDRESSEE, file, caller, at: services.now() }, proceeding)
})

type Asking = Pick<Ask<unknown>, 'db' | 'caller'>

/** Refused alike where there is none and where the caller may not know of it. */
async function getOrder({ db, caller }: Asking, id: string): Promise<Order> {
  const found = isRowId(id)
    ? await ordersVisibleTo(db, caller).where('supervision.id', '=', id).selectAll('supervision').executeTakeFirst()
    : undefined
  return found ?? refuse('notFound', { what: ORDER.name })
}

async function getAddressee(ask: Asking, id: string) {
  const { db, caller } = ask
  const found = isRowId(id) ? await addresseeRow(db, caller.provinceCode, id).executeTakeFirst() : undefined
  if (!found) return refuse('notFound', { what: ORDER.name })
  const order = await getOrder(ask, found.supervision_id)
  const known = await ordersVisibleTo(db, caller)
    .innerJoin('supervision_addressee as addressee', join =>
      join
        .onRef('addressee.province_code', '=', 'supervision.province_code')
        .onRef('addressee.supervision_id', '=', 'supervision.id'),
    )
    .where('addressee.id', '=', id)
    .where(mayKnowAddressee(caller))
    .select('addressee.id')
    .executeTakeFirst()
  return known ? { addressee: found, order } : refuse('notFound', { what: ORDER.name })
}

export const routes: Route[] = [
  ...registerActions(SUPERVISION_ACTIONS),
  ...[drafting, origin, supervisions, supervisionsOf, supervision, letter, buttons, addresseeButtons],
]
