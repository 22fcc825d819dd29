import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/recommendations'
import {
  ADOPTED,
  RECOMMENDATION_STATE as STATE,
  RECOMMENDATION_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/recommendation'
import { isLeader, leadersOf } from '../people/organisations/desks'
import { getOffice } from '../people/organisations/office'
import { dayOf } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { attachFiles } from '../platform/files/attach'
import { refuseField } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { sendMessage } from '../post/messages/send'
import { peopleIn } from '../workflow/engine/tell'
import { type Acted, act, type Done, lastAnswer } from './act'
import { limitFor } from './paper'
import type { Recommendation } from './row'
import { drafterOf, handlerOf, passTo } from './turns'

export const sign = (ask: Ask<CallInput<typeof contract.sign>>): Promise<Acted> =>
  act(ask, 'sign', async (row, at) => ({
    changes: { state: STATE.signed, handler_dept_id: ask.caller.deptId, handler_id: ask.caller.holderId },
    shared: true,
    next: changed => handOn(ask, changed, row.due_at, at),
  }))

/** Whoever answers for the addressee has it from now on. */
async function handOn(
  { db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>,
  row: Recommendation,
  dueAt: Date | null,
  at: Date,
) {
  const desks = [await handlerOf(db, row)]
  await passTo(db, caller, row, { type: 'recommendation', orgId: row.to_org_id, desks, dueAt, at }, at)
}

/** What the addressee says, to its own leaders first; for one without access the sender types in what its paper says. */
export const answer = (ask: Ask<CallInput<typeof contract.answer>>): Promise<Acted> =>
  act(ask, 'answer', async (row, at) => {
    const { db, caller, args } = ask
    const isForIt = row.to_org_id !== caller.orgId
    if (isForIt && args.fileIds.length === 0) refuseField(TEXTS.needsPaper, 'fjList')
    await writeAnswer(ask, row, at)
    const leaders = isForIt || isLeader(caller) ? [] : await leadersOf(db, caller.orgId, caller.holderId)
    if (leaders.length === 0) return await arrived(ask, row, at)
    const turn = { type: 'recommendationApproval', orgId: caller.orgId, desks: leaders, dueAt: row.due_at, at } as const
    return {
      changes: { state: STATE.answerApproval },
      text: ADOPTED[args.adopted],
      shared: false,
      next: changed => passTo(db, caller, changed, turn, at),
    }
  })

/** What was written and not agreed to is written anew; what the sender has judged stays. */
async function writeAnswer(
  { db, caller, args }: Ask<CallInput<typeof contract.answer>>,
  row: Recommendation,
  at: Date,
) {
  const last = await lastAnswer(db, row).executeTakeFirst()
  const kept = last && last.agreed_at === null ? last.file_ids : []
  const fresh = await attachFiles(
    db,
    caller,
    args.fileIds.filter(id => !kept.includes(id)),
  )
  const said = {
    adopted: args.adopted,
    measures: args.measures,
    reason: args.reason,
    file_ids: [...args.fileIds.filter(id => kept.includes(id)), ...fresh],
    written_by: caller.holderId,
    written_at: at,
  }
  const round = last && last.agreed_at === null ? last.round : (last?.round ?? 0) + 1
  await db
    .insertInto('recommendation_answer')
    .values({ province_code: row.province_code, recommendation_id: row.id, round, ...said })
    .onConflict(known => known.columns(['province_code', 'recommendation_id', 'round']).doUpdateSet(said))
    .execute()
}

export const agreeAnswer = (ask: Ask<CallInput<typeof contract.agreeAnswer>>): Promise<Acted> =>
  act(ask, 'agreeAnswer', (row, at) => arrived(ask, row, at))

/** The answer comes to the sender. */
async function arrived(
  { db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>,
  row: Recommendation,
  at: Date,
): Promise<Done> {
  const { round, adopted } = await lastAnswer(db, row).executeTakeFirstOrThrow()
  const isLate = row.due_at !== null && dayOf(at) > dayOf(row.due_at)
  await ofRound(db, row, round).set({ agreed_at: at, is_late: isLate }).execute()
  return {
    changes: { state: STATE.answered, adopted, answered_at: at, is_late: isLate },
    text: ADOPTED[adopted],
    shared: true,
    async next(changed) {
      const turn = { orgId: row.from_org_id, desks: [drafterOf(row)], dueAt: null, at }
      await passTo(db, caller, changed, { type: 'recommendation', ...turn }, at)
      const { name } = await getOffice(db, row.to_org_id)
      const text = `${name}已反馈三项建议（${row.document_no}）：${ADOPTED[adopted]}，请认定。`
      const personIds = row.from_org_id === caller.orgId ? [] : [row.drafter_id]
      await sendMessage(db, { personIds, type: 'report', text, at, from: name })
    },
  }
}

const ofRound = (db: Db, { province_code, id }: Recommendation, round: number) =>
  db
    .updateTable('recommendation_answer')
    .where('province_code', '=', province_code)
    .where('recommendation_id', '=', id)
    .where('round', '=', round)

export const returnAnswer = (ask: Ask<CallInput<typeof contract.returnAnswer>>): Promise<Acted> =>
  act(ask, 'returnAnswer', async (row, at) => {
    const { round } = await lastAnswer(ask.db, row).executeTakeFirstOrThrow()
    return {
      changes: { state: round > 1 ? STATE.sentBack : STATE.signed },
      text: ask.args.words,
      shared: false,
      next: changed => handOn(ask, changed, row.due_at, at),
    }
  })

/** The sender is content with the answer, whatever it says. */
export const accept = (ask: Ask<CallInput<typeof contract.accept>>): Promise<Acted> =>
  act(ask, 'accept', async (row, at) => {
    const { round } = await lastAnswer(ask.db, row).executeTakeFirstOrThrow()
    await ofRound(ask.db, row, round).set({ verdict: 'accepted' }).execute()
    return {
      changes: { state: STATE.closed, closed_at: at },
      text: ask.args.words,
      shared: true,
      async next(changed) {
        await passTo(ask.db, ask.caller, changed, undefined, at)
        await tellAddressee(ask, row, 'closed', `三项建议（${row.document_no}）的反馈已认定办结。`, at)
      },
    }
  })

/** It is to say more: its limit runs anew, and it counts as not answered until then. */
export const askAgain = (ask: Ask<CallInput<typeof contract.askAgain>>): Promise<Acted> =>
  act(ask, 'askAgain', async (row, at) => {
    const { db, args } = ask
    const { round } = await lastAnswer(db, row).executeTakeFirstOrThrow()
    await ofRound(db, row, round).set({ verdict: 'back' }).execute()
    const office = await getOffice(db, row.to_org_id)
    const limit = await limitFor(db, office, row, at)
    return {
      changes: { state: STATE.sentBack, adopted: '', answered_at: null, is_late: false, lamp_told: 'none', ...limit },
      text: args.words,
      shared: true,
      async next(changed) {
        if (office.hasAccess) await handOn(ask, changed, limit.due_at, at)
        else await backToSender(ask, changed, limit.due_at, at)
        await tellAddressee(
          ask,
          row,
          'approvalReturned',
          `三项建议（${row.document_no}）的反馈被退回补充：${args.words}`,
          at,
        )
      },
    }
  })

/** Who types in what an addressee without access says. */
const backToSender = (
  { db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>,
  row: Recommendation,
  dueAt: Date,
  at: Date,
) => passTo(db, caller, row, { type: 'recommendation', orgId: row.from_org_id, desks: [drafterOf(row)], dueAt, at }, at)

async function tellAddressee(
  { db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>,
  row: Recommendation,
  type: 'closed' | 'approvalReturned',
  text: string,
  at: Date,
) {
  const { personId, deptId } = await handlerOf(db, row)
  const { hasAccess } = await getOffice(db, row.to_org_id)
  const personIds = personId ? [personId] : hasAccess ? await peopleIn(db, deptId) : []
  await sendMessage(db, { personIds, type, text, at, from: caller.orgName })
}
