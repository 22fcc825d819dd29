import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/recommendations'
import {
  RECOMMENDATION_STATE as STATE,
  RECOMMENDATION_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/recommendation'
import { isLeader, leadersOf } from '../people/organisations/desks'
import { findOffice } from '../people/organisations/office'
import { getPetition } from '../petitions/record/scope'
import { movingTogether } from '../petitions/todos/counter'
import type { Db } from '../platform/database/connect'
import { isRowId } from '../platform/paging/row-id'
import { refuse, refuseField, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { sendMessage } from '../post/messages/send'
import { peopleIn } from '../workflow/engine/tell'
import { type Acted, act, type Done, finish } from './act'
import { issue } from './paper'
import { addEntry, changeRecommendation, type Recommendation } from './row'
import { drafterOf, handlerOf, passTo } from './turns'

type WriteAsk = Ask<CallInput<typeof contract.write>>
type Sending = Pick<Ask<unknown>, 'db' | 'caller' | 'services'>

/** Writes one and asks the leaders of the own organisation; whoever leads it, or has no leader, sends it at once. */
export function write(ask: WriteAsk): Promise<Acted> {
  const { db, caller, args, services } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const at = services.now()
    const subject = await subjectOf(ask)
    const receiver = await getReceiver(db, caller.orgId, args.receiverId)
    const from = { from_org_id: caller.orgId, from_dept_id: caller.deptId, drafter_id: caller.holderId }
    const row = await db
      .insertInto('recommendation')
      .values({
        province_code: caller.provinceCode,
        kind: args.kind,
        ...subject,
        ...from,
        to_org_id: receiver.id,
        text: args.text,
        state: STATE.approval,
        created_at: at,
        changed_by: caller.personId,
        changed_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addEntry(db, caller, row, { action: '提出建议', text: '', shared: false, at })
    const { changes, next } = await submitted(ask, row, at)
    const changed = await changeRecommendation(db, caller, row, { ...changes, at })
    await next(changed)
    return await finish(ask, '提出建议', changed)
  })
}

/** What it is about, as far as the caller may know of that; a walled petition is never named to anybody else. */
async function subjectOf(ask: WriteAsk) {
  const { db, caller, args } = ask
  const { petitionNo, supervisionId } = args
  const petition = petitionNo === '' ? undefined : await getPetition(db, caller, petitionNo)
  if (petition?.walled_off) refuseRule(TEXTS.walled)
  const order = supervisionId === '' ? null : await subjectOfOrder(ask, supervisionId)
  return { petition_id: petition?.id ?? order?.petitionId ?? null, supervision_id: order?.id ?? null }
}

/** Only the office that supervises hangs anything on its order; the file of a topic is no petition to be named. */
async function subjectOfOrder({ db, caller }: WriteAsk, id: string) {
  const order = isRowId(id)
    ? await db
        .selectFrom('supervision')
        .where('province_code', '=', caller.provinceCode)
        .where('id', '=', id)
        .where('org_id', '=', caller.orgId)
        .select(['id', 'petition_id as petitionId'])
        .executeTakeFirst()
    : undefined
  if (!order) return refuse('notFound', { what: '督办件' })
  const petition = await db
    .selectFrom('petition')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', order.petitionId)
    .select(['petition_no as petitionNo', 'walled_off as isWalled'])
    .executeTakeFirstOrThrow()
  if (petition.isWalled) refuseRule(TEXTS.walled)
  return { id: order.id, petitionId: petition.petitionNo === '' ? null : order.petitionId }
}

async function getReceiver(db: Db, ownId: string, receiverId: string) {
  const office = await findOffice(db, receiverId)
  if (!office) return refuseField(TEXTS.noReceiver, 'bjydw')
  if (office.id === ownId) refuseField(TEXTS.notSelf, 'bjydw')
  if (!office.inUse) refuseField(TEXTS.notInUse, 'bjydw')
  return office
}

/** The draft as it was sent back, said anew. */
export const rewrite = (ask: Ask<CallInput<typeof contract.rewrite>>): Promise<Acted> =>
  act(ask, 'rewrite', async (row, at) => {
    const { kind, receiverId, text } = ask.args
    const receiver = await getReceiver(ask.db, ask.caller.orgId, receiverId)
    const { changes, next } = await submitted(ask, { ...row, kind, text, to_org_id: receiver.id }, at)
    return { changes: { kind, text, to_org_id: receiver.id, ...changes }, shared: false, next }
  })

async function submitted(ask: Sending, row: Recommendation, at: Date): Promise<Omit<Done, 'shared'>> {
  const { db, caller } = ask
  const leaders = isLeader(caller) ? [] : await leadersOf(db, caller.orgId, caller.holderId)
  if (leaders.length === 0) return await sent(ask, row, at)
  return {
    changes: { state: STATE.approval },
    next: changed =>
      passTo(
        db,
        caller,
        changed,
        { type: 'recommendationApproval', orgId: caller.orgId, desks: leaders, dueAt: null, at },
        at,
      ),
  }
}

/** A leader has agreed: it goes out with its number and its paper. */
export const agree = (ask: Ask<CallInput<typeof contract.agree>>): Promise<Acted> =>
  act(ask, 'agree', async (row, at) => ({ ...(await sent(ask, row, at)), text: ask.args.words, shared: false }))

async function sent(ask: Sending, row: Recommendation, at: Date): Promise<Omit<Done, 'shared'>> {
  const { db, caller } = ask
  const receiver = await getReceiver(db, row.from_org_id, row.to_org_id)
  const { limit, ...issued } = await issue(ask, row, receiver, at)
  return {
    changes: {
      ...issued,
      ...limit,
      state: receiver.hasAccess ? STATE.sent : STATE.signed,
      sent_at: at,
    },
    async next(changed) {
      const forItself = { orgId: row.to_org_id, desks: [await handlerOf(db, changed)] }
      const forSender = { orgId: row.from_org_id, desks: [drafterOf(changed)] }
      const turn = receiver.hasAccess ? forItself : forSender
      await passTo(db, caller, changed, { type: 'recommendation', ...turn, dueAt: limit.due_at, at }, at)
      const personIds = receiver.hasAccess ? await peopleIn(db, receiver.deptId) : []
      const text = `${caller.orgName}向贵单位提出三项建议（${changed.document_no}），请及时签收并反馈采纳情况。`
      await sendMessage(db, { personIds, type: 'urging', text, at, from: caller.orgName })
    },
  }
}

export const sendBack = (ask: Ask<CallInput<typeof contract.sendBack>>): Promise<Acted> =>
  act(ask, 'sendBack', async (row, at) => ({
    changes: { state: STATE.draft },
    text: ask.args.words,
    shared: false,
    async next(changed) {
      const { db, caller, args } = ask
      const turn = { type: 'recommendation', orgId: row.from_org_id, desks: [drafterOf(row)], dueAt: null, at } as const
      await passTo(db, caller, changed, turn, at)
      const text = `您拟写的三项建议被退回修改：${args.words}`
      await sendMessage(db, { personIds: [row.drafter_id], type: 'approvalReturned', text, at, from: caller.userName })
    },
  }))

/** Before it is sent. */
export const withdraw = (ask: Ask<CallInput<typeof contract.withdraw>>): Promise<Acted> =>
  act(ask, 'withdraw', async (_row, at) => ({
    changes: { state: STATE.withdrawn, closed_at: at },
    text: ask.args.words,
    shared: false,
    next: changed => passTo(ask.db, ask.caller, changed, undefined, at),
  }))
