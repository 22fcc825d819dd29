import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_STATE as STATE } from '@portal/shared-lib/contract/rules/official-document'
import type { Desk } from '../people/organisations/desks'
import { getOffice, type Office } from '../people/organisations/office'
import { readThresholds } from '../petitions/clocks/lamps/read-thresholds'
import { dueWithin } from '../petitions/clocks/start'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Ask } from '../platform/route'
import { sendMessage } from '../post/messages/send'
import { peopleIn } from '../workflow/engine/tell'
import { type Acted, act } from './act'
import { waitingOutside } from './reasons'
import { changeReceiver, isWaiting, type Receiver, receiversOf } from './receivers'
import { NAME, type OfficialDocument } from './row'
import { clerksOf, drafterOf, endAllTurns, limitTypeOf, passTo, passToReceiver } from './turns'

type Acting = Pick<Ask<unknown>, 'db' | 'caller'>

/** To all its receivers at once: each of the portal has until its limit to sign for it. */
export const send = (ask: Ask<CallInput<typeof contract.send>>): Promise<Acted> =>
  act(ask, 'send', async (row, at) => {
    const { db, caller } = ask
    const receivers = await receiversOf(db, row)
    return {
      changes: { state: STATE.sent, sent_at: at },
      text: receivers.map(({ name }) => name).join('、'),
      shared: true,
      async next(changed) {
        for (const receiver of receivers) await deliver(db, caller, changed, receiver, at)
        await senderTurn(ask, changed, at)
      },
    }
  })

async function deliver(db: Db, caller: Caller, row: OfficialDocument, receiver: Receiver, at: Date): Promise<void> {
  const office = receiver.org_id === null ? undefined : await getOffice(db, receiver.org_id)
  if (!office?.hasAccess) return
  const limit = await limitFor(db, row, office, at)
  await changeReceiver(db, receiver, limit)
  await passToReceiver(db, caller, row, { ...receiver, ...limit }, at)
  const text = `${caller.orgName}发来${NAME}（${row.document_no}）《${row.title}》，请及时签收。`
  await sendMessage(db, {
    personIds: await peopleIn(db, office.deptId),
    type: 'urging',
    text,
    at,
    from: caller.orgName,
  })
}

async function limitFor(db: Db, row: OfficialDocument, { id, regionCode }: Office, at: Date) {
  const type = limitTypeOf(row)
  const dueAt = await dueWithin(db, { type, regionCode, startAt: at })
  return { due_at: dueAt, ...(await readThresholds(db, { orgId: id, type, startAt: at, dueAt }, at)) }
}

/** Whoever has written it records what others sign for on paper, and ends it when all have signed. */
export async function senderTurn({ db, caller }: Acting, row: OfficialDocument, at: Date): Promise<void> {
  const waiting = (await receiversOf(db, row)).filter(receiver => isWaiting(receiver) && !receiver.copied)
  const isOwed = waiting.length === 0 || (await waitingOutside(db, row)).length > 0
  const desks: Desk[] = isOwed && row.state === STATE.sent ? [drafterOf(row)] : []
  await passTo(db, caller, row, { type: 'document', desks, at })
}

/** 撤回 while nobody has signed: it waits to be sent again, as it was sealed. */
export const recall = (ask: Ask<CallInput<typeof contract.recall>>): Promise<Acted> =>
  act(ask, 'recall', async (row, at) => ({
    changes: { state: STATE.toSend, sent_at: null },
    text: ask.args.words,
    shared: false,
    async next(changed) {
      const { db, caller } = ask
      const receivers = await receiversOf(db, row)
      await endAllTurns(db, caller, changed, receivers, at)
      for (const receiver of receivers) await changeReceiver(db, receiver, NO_LIMIT)
      await passTo(db, caller, changed, { type: 'document', desks: await clerksOf(db, row.org_id), at })
      await tellReceivers(ask, receivers, `${caller.orgName}已撤回${NAME}（${row.document_no}）。`, at)
    },
  }))

const NO_LIMIT = { due_at: null, calm_at: null, yellow_at: null, orange_at: null, urged_at: null }

/** 作废: its number stays its own, and nobody gets it again. */
export const cancel = (ask: Ask<CallInput<typeof contract.cancel>>): Promise<Acted> =>
  act(ask, 'cancel', async (row, at) => ({
    changes: { state: STATE.void, closed_at: at },
    text: ask.args.words,
    shared: row.sent_at !== null,
    async next(changed) {
      const { db, caller, args } = ask
      const receivers = await receiversOf(db, row)
      await endAllTurns(db, caller, changed, receivers, at)
      await cancelNumber(db, caller, row, args.words, at)
      if (row.sent_at === null) return
      await tellReceivers(ask, receivers, `${caller.orgName}已作废${NAME}（${row.document_no}）：${args.words}`, at)
    },
  }))

const cancelNumber = (db: Db, caller: Caller, row: OfficialDocument, reason: string, at: Date) =>
  db
    .updateTable('document_number')
    .set({ cancelled_at: at, cancelled_by: caller.personId, cancel_reason: reason })
    .where('province_code', '=', row.province_code)
    .where('official_document_id', '=', row.id)
    .execute()

async function tellReceivers({ db, caller }: Acting, receivers: readonly Receiver[], text: string, at: Date) {
  for (const { org_id, handler_id } of receivers) {
    if (org_id === null) continue
    const { deptId } = await getOffice(db, org_id)
    const personIds = handler_id ? [handler_id] : await peopleIn(db, deptId)
    await sendMessage(db, { personIds, type: 'urging', text, at, from: caller.orgName })
  }
}

/** 办结, once all that it is for have signed; who has only a copy may still sign for it. */
export const finishSending = (ask: Ask<CallInput<typeof contract.finish>>): Promise<Acted> =>
  act(ask, 'finish', async (_row, at) => ({
    changes: { state: STATE.closed, closed_at: at },
    text: ask.args.words,
    shared: false,
    next: changed => passTo(ask.db, ask.caller, changed, { type: 'document', desks: [], at }),
  }))

/** 催办 of all that have not signed; whoever signs outside is asked by the sender itself. */
export const urge = (ask: Ask<CallInput<typeof contract.urge>>): Promise<Acted> =>
  act(ask, 'urge', async (row, at) => {
    const { db, caller } = ask
    const waiting = (await receiversOf(db, row)).filter(isWaiting)
    return {
      changes: {},
      text: waiting.map(({ name }) => name).join('、'),
      shared: false,
      async next() {
        for (const receiver of waiting) await changeReceiver(db, receiver, { urged_at: at })
        const text = `${caller.orgName}催办：${NAME}（${row.document_no}）《${row.title}》尚未签收，请立即签收。`
        await tellReceivers({ db, caller }, waiting, text, at)
      },
    }
  })
