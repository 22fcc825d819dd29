import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import { AT_ONCE_RECEIVERS, OFFICIAL_STATE as STATE } from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import type { Desk } from '../people/organisations/desks'
import { successorOf } from '../people/organisations/successor'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Ask } from '../platform/route'
import { sendMessage } from '../post/messages/send'
import { type Acted, act } from './act'
import { deliverTo, startDelivery } from './deliver'
import { waitingOutside } from './reasons'
import { changeReceivers, isDelivered, isWaiting, type Receiver, receiversOf } from './receivers'
import { NAME, type OfficialDocument } from './row'
import { clerksOf, drafterOf, endAllTurns, passTo } from './turns'

type Acting = Pick<Ask<unknown>, 'db' | 'caller'>

/** To all its receivers: at once where they are few, else by a job. Each of the portal has until its limit to sign for it. */
export const send = (ask: Ask<CallInput<typeof contract.send>>): Promise<Acted> =>
  act(ask, 'send', async (row, at) => {
    const { db, caller, services } = ask
    const receivers = await receiversOf(db, row)
    return {
      changes: { state: STATE.sent, sent_at: at, sent_by: caller.personId },
      text: namesOf(receivers),
      shared: true,
      async next(changed) {
        if (receivers.length <= AT_ONCE_RECEIVERS) await deliverTo(db, caller, changed, receivers, at)
        else await startDelivery({ ...services, db }, changed)
        await senderTurn(ask, changed, at)
      },
    }
  })

/** 重新投递: those that failed are delivered to once more. */
export const redeliver = (ask: Ask<CallInput<typeof contract.redeliver>>): Promise<Acted> =>
  act(ask, 'redeliver', async row => {
    const { db, services } = ask
    const failed = (await receiversOf(db, row)).filter(({ delivery_failure }) => delivery_failure !== '')
    await changeReceivers(db, row, failed, { delivery_failure: '' })
    return {
      changes: {},
      text: namesOf(failed),
      shared: false,
      next: changed => startDelivery({ ...services, db }, changed),
    }
  })

/** Names of receivers that a line shows. */
const SHOWN_NAMES = 50

const namesOf = (receivers: readonly Receiver[]): string => {
  const names = receivers.slice(0, SHOWN_NAMES).map(({ name }) => name)
  return `${names.join('、')}${receivers.length > names.length ? `等${receivers.length}个单位` : ''}`
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
      const all = await receiversOf(db, row)
      const receivers = all.filter(isDelivered)
      await endAllTurns(db, caller, changed, receivers, at)
      const touched = all.filter(each => isDelivered(each) || each.delivery_failure !== '')
      await changeReceivers(db, row, touched, NOT_SENT)
      await passTo(db, caller, changed, { type: 'document', desks: await clerksOf(db, row.org_id), at })
      await tellReceivers(ask, receivers, `${caller.orgName}已撤回${NAME}（${row.document_no}）。`, at)
    },
  }))

const NO_LIMIT = { due_at: null, calm_at: null, yellow_at: null, orange_at: null, urged_at: null }
const NOT_SENT = { ...NO_LIMIT, delivered_at: null, delivery_failure: '' }

/** 作废: its number stays its own, and nobody gets it again. */
export const cancel = (ask: Ask<CallInput<typeof contract.cancel>>): Promise<Acted> =>
  act(ask, 'cancel', async (row, at) => ({
    changes: { state: STATE.void, closed_at: at },
    text: ask.args.words,
    shared: row.sent_at !== null,
    async next(changed) {
      const { db, caller, args } = ask
      const receivers = (await receiversOf(db, row)).filter(isDelivered)
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

/** Each handler, or everybody where the receiver's work lands: one message, whatever the number of receivers. */
async function tellReceivers({ db, caller }: Acting, receivers: readonly Receiver[], text: string, at: Date) {
  const handlers = receivers.flatMap(({ handler_id }) => handler_id ?? [])
  const orgIds = receivers.flatMap(({ org_id, handler_id }) => (org_id !== null && !handler_id ? org_id : []))
  const personIds = [...handlers, ...(await peopleTakingIn(db, orgIds))]
  await sendMessage(db, { personIds, type: 'urging', text, at, from: caller.orgName })
}

/** People of the departments that take in the work of these organisations. */
async function peopleTakingIn(db: Db, orgIds: readonly string[]): Promise<string[]> {
  const people = await db
    .selectFrom(sql<{ id: string }>`unnest(${sql.val(orgIds)}::text[])`.as<'named'>(sql`named (id)`))
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('department')
          .where('department.org_id', '=', successorOf(sql.ref('named.id')))
          .orderBy('takes_in', 'desc')
          .orderBy('sort_no')
          .limit(1)
          .select('department.id as deptId')
          .as('intake'),
      join => join.onTrue(),
    )
    .innerJoin('post', 'post.dept_id', 'intake.deptId')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('person.in_use', '=', true)
    .select('person.id')
    .distinct()
    .execute()
  return people.map(({ id }) => id)
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
    const waiting = (await receiversOf(db, row)).filter(each => isWaiting(each) && isDelivered(each))
    return {
      changes: {},
      text: namesOf(waiting),
      shared: false,
      async next() {
        await changeReceivers(db, row, waiting, { urged_at: at })
        const text = `${caller.orgName}催办：${NAME}（${row.document_no}）《${row.title}》尚未签收，请立即签收。`
        await tellReceivers({ db, caller }, waiting, text, at)
      },
    }
  })
