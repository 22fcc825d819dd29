import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import {
  RECEIVER_STATE as RECEIVED,
  OFFICIAL_STATE as STATE,
  OFFICIAL_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/official-document'
import { dayOf, startOfDay } from '../platform/calendar/china-time'
import { refuseField, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { sendMessage } from '../post/messages/send'
import { type Acted, act } from './act'
import { waitingOutside } from './reasons'
import { changeReceiver, isWaiting, ownReceiver, type Receiver, receiversOf } from './receivers'
import { NAME, type OfficialDocument } from './row'
import { senderTurn } from './send'
import { endReceiverTurn, passToReceiver } from './turns'

/** 签收: whoever signs handles it from then on. */
export const sign = (ask: Ask<CallInput<typeof contract.sign>>): Promise<Acted> =>
  act(ask, 'sign', async (row, at) => {
    const { db, caller } = ask
    const receiver = await getOwn(ask, row)
    const handler = { handler_id: caller.holderId, handler_dept_id: caller.deptId }
    await changeReceiver(db, receiver, { state: RECEIVED.signed, signed_at: at, signer: caller.userName, ...handler })
    return {
      changes: {},
      text: receiver.name,
      shared: true,
      async next(changed) {
        await passToReceiver(db, caller, changed, { ...receiver, ...handler }, at)
        await senderTurn(ask, changed, at)
        if (!receiver.copied) await tellWhenAll(ask, changed, at)
      },
    }
  })

/** 办结收文: the receiver has done what it asks for. */
export const conclude = (ask: Ask<CallInput<typeof contract.conclude>>): Promise<Acted> =>
  act(ask, 'conclude', async (row, at) => {
    const { db, caller, args } = ask
    const receiver = await getOwn(ask, row)
    await changeReceiver(db, receiver, { state: RECEIVED.done })
    return {
      changes: {},
      text: args.words,
      shared: false,
      async next(changed) {
        await endReceiverTurn(db, caller, changed, receiver, at)
      },
    }
  })

async function getOwn({ db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>, row: OfficialDocument): Promise<Receiver> {
  const receiver = await ownReceiver(db, caller, row)
  if (!receiver) throw new Error(`${caller.orgId} is no receiver of ${row.id}`)
  return receiver
}

/** 登记签收 of one that has no access: who has signed the paper, and on which day. */
export const recordReceipt = (ask: Ask<CallInput<typeof contract.recordReceipt>>): Promise<Acted> =>
  act(ask, 'recordReceipt', async (row, at) => {
    const { db, args } = ask
    const receiver = (await waitingOutside(db, row)).find(({ seq }) => seq === args.seq)
    if (!receiver) return refuseRule(TEXTS.noOutside)
    if (args.signedOn > dayOf(at)) refuseField(TEXTS.notYet, 'qsrq')
    const signed = { signed_at: startOfDay(args.signedOn), signer: args.signer }
    await changeReceiver(db, receiver, { state: RECEIVED.signed, ...signed })
    return {
      changes: {},
      text: `${receiver.name} ${args.signer}`,
      shared: false,
      next: changed => senderTurn(ask, changed, at),
    }
  })

async function tellWhenAll({ db }: Pick<Ask<unknown>, 'db'>, row: OfficialDocument, at: Date): Promise<void> {
  const waiting = (await receiversOf(db, row)).filter(receiver => isWaiting(receiver) && !receiver.copied)
  if (waiting.length > 0 || row.state !== STATE.sent) return
  const text = `${NAME}（${row.document_no}）《${row.title}》的主送单位已全部签收，请办结。`
  await sendMessage(db, { personIds: [row.drafter_id], type: 'report', text, at })
}
