import { nameOf } from '@portal/shared-lib/contract/rules/review'
import { SUPERVISION_CONCLUSIONS, SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import {
  acceptFeedback as accepting,
  feedBack as answering,
  close as closing,
  sendBack as sendingBack,
} from '@portal/shared-lib/contract/supervisions'
import { STATE as MAIN } from '../../petitions/record/states'
import { attachFiles } from '../../platform/files/attach'
import { refuseRule } from '../../platform/refusal'
import { endChecks } from '../../workflow/closing/closing-check'
import { reopenCase } from '../../workflow/closing/reopen-case'
import { defineAction } from '../../workflow/engine/action'
import { moveProceeding } from '../../workflow/engine/proceeding-kind'
import { tellPeople } from '../../workflow/engine/tell'
import { closeAll } from '../../workflow/engine/todos'
import type { Work } from '../../workflow/engine/work'
import {
  ANSWERED,
  endAddressee,
  endAsking,
  giveAddressee,
  giveOffice,
  IN_HAND,
  JUDGED,
  namedOrder,
  onPetition,
  QUIET,
  STATE,
  startAnswering,
  stopAnswering,
} from '../carry-on'
import { keepLines, refuseWrongLines } from '../feedback-lines'
import { type Addressee, addresseeIn, changeAddressee, orderOf } from '../kinds'
import { supervisedIn } from '../petitions'

export const feedBack = defineAction<typeof answering>({
  ...ANSWERED,
  call: answering,
  from: [STATE.toAnswer, STATE.toSupply],
  approval: () => 'superviseAnswer',
  async check(work, { lines }) {
    await refuseWrongLines(work, await addresseeIn(work), lines)
  },
  async perform(work, { measures, result, lines, fileIds }) {
    const { db, caller, at } = work
    const addressee = await addresseeIn(work)
    const place = { province_code: caller.provinceCode, addressee_id: addressee.id }
    const { count } = await db
      .selectFrom('supervision_feedback')
      .where('province_code', '=', place.province_code)
      .where('addressee_id', '=', addressee.id)
      .select(eb => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    const given = { given_at: at, given_by: caller.personId, round: Number(count) + 1 }
    const file_ids = await attachFiles(db, caller, fileIds)
    const { id } = await db
      .insertInto('supervision_feedback')
      .values({ ...place, ...given, measures, result, file_ids })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepLines(work, id, lines)
    await stopAnswering(work, addressee, '已反馈')
    await endAsking(work, addressee)
    await changeAddressee(work, addressee.id, { fed_back_at: at, handler_id: caller.holderId })
    moveProceeding(work, STATE.toJudge)
    const order = await orderOf(work, addressee)
    await giveOffice(work, 'superviseReport', order)
    await tellPeople(work, 'report', [order.drafter_id], `${caller.orgName}已反馈${namedOrder(order, work)}，请认定。`)
    return { text: `${order.order_no}，第${given.round}次`, ...QUIET }
  },
})

export const acceptFeedback = defineAction<typeof accepting>({
  ...JUDGED,
  call: accepting,
  from: [STATE.toJudge],
  todos: ['superviseReport'],
  approval: (_, { reopens }) => (reopens ? 'supervision' : undefined),
  async check(work, { reopens }) {
    if (reopens && (await closedOf(work)).length === 0) refuseRule(SUPERVISION_TEXTS.notClosed)
  },
  async perform(work, { conclusion, words, reopens }) {
    const addressee = await addresseeIn(work)
    const order = await orderOf(work, addressee)
    if (reopens) await reopenAll(work, `${order.order_no}要求重新办理`)
    await judge(work, addressee, 'accepted', words)
    await endAddressee(work, addressee, STATE.closed, { conclusion, words })
    const name = nameOf(SUPERVISION_CONCLUSIONS, conclusion)
    await tellHandler(work, addressee, 'closed', `${namedOrder(order, work)}已办结，结论为${name}。`)
    return { text: `${order.order_no}${reopens ? '，要求重新办理' : ''}`, ...QUIET }
  },
})

export const sendBack = defineAction<typeof sendingBack>({
  ...JUDGED,
  call: sendingBack,
  from: [STATE.toJudge],
  todos: ['superviseReport'],
  async perform(work, { text, dueOn }) {
    const addressee = await addresseeIn(work)
    await judge(work, addressee, 'back', text)
    const dueAt = await startAnswering(work, addressee, dueOn ?? null)
    moveProceeding(work, STATE.toSupply)
    await giveAddressee(work, addressee, dueAt)
    const order = await orderOf(work, addressee)
    await tellHandler(work, addressee, 'approvalReturned', `${namedOrder(order, work)}的反馈已被退回补充：${text}`)
    return { text: order.order_no, ...QUIET }
  },
})

/** Without feedback: it is no longer asked for. */
export const close = defineAction<typeof closing>({
  ...JUDGED,
  call: closing,
  from: IN_HAND,
  todos: [],
  async perform(work, { conclusion, words }) {
    const addressee = await addresseeIn(work)
    await endAddressee(work, addressee, STATE.closed, { conclusion, words })
    const name = nameOf(SUPERVISION_CONCLUSIONS, conclusion)
    const order = await orderOf(work, addressee)
    await tellHandler(work, addressee, 'closed', `${namedOrder(order, work)}已办结，结论为${name}。`)
    return { text: order.order_no, ...QUIET }
  },
})

const tellHandler = (work: Work, { handler_id }: Addressee, type: 'closed' | 'approvalReturned', text: string) =>
  tellPeople(work, type, handler_id ? [handler_id] : [], text)

async function judge({ db, caller, at }: Work, { id }: Addressee, decision: 'accepted' | 'back', words: string) {
  await db
    .updateTable('supervision_feedback')
    .set({ decision, words, decided_at: at, decided_by: caller.personId })
    .where('province_code', '=', caller.provinceCode)
    .where('addressee_id', '=', id)
    .where('decided_at', 'is', null)
    .execute()
}

const CLOSED: readonly string[] = [MAIN.closed, MAIN.correcting]

/** The petitions of the order that are closed. */
async function closedOf(work: Work): Promise<string[]> {
  const { supervision_id } = await addresseeIn(work)
  const petitions = await supervisedIn(work.db, work.caller.provinceCode, supervision_id)
  return petitions.filter(({ endState }) => CLOSED.includes(endState)).map(({ id }) => id)
}

async function reopenAll(work: Work, reason: string): Promise<void> {
  for (const petitionId of await closedOf(work))
    await onPetition(work, petitionId, { name: '重新办理', text: reason }, async each => {
      await closeAll(each)
      await endChecks(each)
      await reopenCase(each, { ground: 'supervision', reason })
    })
}
