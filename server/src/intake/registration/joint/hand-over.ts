import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/joint-receptions'
import { JOINT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/joint-reception'
import { findOffice, type Office } from '../../../people/organisations/office'
import { accusationCircle, letKnow } from '../../../petitions/access/accusation'
import { digitsOf } from '../../../petitions/access/organisations'
import { whoMayKnow } from '../../../petitions/access/who-may-know'
import { getPetition } from '../../../petitions/record/scope'
import { movingTogether } from '../../../petitions/todos/counter'
import { openTodo } from '../../../petitions/todos/open'
import { refuseField, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { sendMessage } from '../../../post/messages/send'
import { isPartOf } from '../../../workflow/dispatch/destination'
import { petitionOf } from '../tickets/move'
import { lockTicket, TICKET } from '../tickets/ticket'
import { lockWaiting, type WaitingRow } from '../waiting'
import { receiversOf } from './receivers'
import { tell } from './tell'

const VISITS: readonly string[] = ['200', '210']

type HandOver = Pick<CallInput<typeof contract.handOverTicket>, 'unitId' | 'windowName' | 'matter'>

/** 转窗口单位, of a visitor who was called. */
export function handOverTicket(ask: Ask<CallInput<typeof contract.handOverTicket>>): Promise<null> {
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const ticket = await lockTicket(ask.db, ask.caller, ask.args.ticketNo)
    if (ticket.state !== TICKET.called) refuseRule(TEXTS.notCalled)
    const visit = await lockWaiting(ask.db, ask.caller, petitionOf(ticket))
    return await handOver(ask, visit, ticket.ticket_no)
  })
}

/** 转窗口单位, of a visitor who is registered. */
export function handOverVisit(ask: Ask<CallInput<typeof contract.handOverVisit>>): Promise<null> {
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const visit = await getPetition(ask.db, ask.caller, ask.args.petitionNo)
    const isOpen = visit.end_state === '' && visit.register_org_id === ask.caller.orgId
    if (!isOpen || !VISITS.includes(visit.channel)) refuseRule(TEXTS.noVisit)
    return await handOver(ask, visit, visit.ticket_no)
  })
}

async function handOver(ask: Ask<HandOver>, visit: WaitingRow, ticketNo: string): Promise<null> {
  const { db, caller, args, services } = ask
  const unit = await getUnit(ask, visit)
  const receivers = await receiversOf(db, unit.id)
  const [first] = receivers
  if (!first) refuseField(TEXTS.nobody, 'dwid')
  const at = services.now()
  const { provinceCode, orgId, personId } = caller
  const asked = await db
    .insertInto('joint_reception')
    .values({
      province_code: provinceCode,
      petition_id: visit.id,
      ticket_no: ticketNo,
      org_id: orgId,
      unit_id: unit.id,
      window_name: args.windowName,
      matter: args.matter,
      asked_by: personId,
      asked_at: at,
    })
    .onConflict(open => open.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!asked) refuseField(TEXTS.open, 'dwid')
  const takesIn = receivers.find(({ deptId }) => deptId === unit.deptId) ?? first
  const of = { provinceCode, petitionId: visit.id }
  if (visit.walled_off) {
    await letKnow(db, of, await accusationCircle(db, { ...of, orgId: unit.id, deptId: takesIn.deptId }))
  }
  await openTodo(db, {
    provinceCode,
    petitionId: visit.id,
    refId: asked.id,
    type: 'jointReception',
    orgId: unit.id,
    deptId: takesIn.deptId,
    sourceOrgId: orgId,
    dueAt: null,
    createdAt: at,
    givenBy: personId,
  })
  const text = `${caller.orgName}转来联合接访：${args.windowName}，${visit.person_count}人，请接谈。`
  const personIds = await whoMayKnow(
    db,
    of,
    receivers.map(receiver => receiver.personId),
  )
  await sendMessage(db, { personIds, type: 'windowRegistration', text, at, from: caller.orgName })
  return await tell(ask, {
    petitionId: visit.id,
    jointId: asked.id,
    action: '转窗口单位',
    text: `${unit.name}（${args.windowName}）：${args.matter}`,
  })
}

/** A unit of the region, which is not the one complained about. */
async function getUnit({ db, caller, args }: Ask<HandOver>, visit: WaitingRow): Promise<Office> {
  const unit = await findOffice(db, args.unitId)
  if (!unit) refuseField(TEXTS.noUnit, 'dwid')
  if (unit.id === caller.orgId) refuseField(TEXTS.ownUnit, 'dwid')
  const isNear = unit.regionCode.startsWith(digitsOf(caller.regionCode))
  if (!unit.inUse || !unit.isChoose || !isNear) refuseField(TEXTS.outside, 'dwid')
  const accused = visit.accused_org_id
  if (accused && (await isPartOf(db, unit.id, accused))) refuseField(TEXTS.accused, 'dwid')
  return unit
}
