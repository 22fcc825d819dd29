import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { deliveryOf } from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_STATE as STATE, OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import { z } from 'zod'
import { getOffice, type Office } from '../people/organisations/office'
import { readThresholds } from '../petitions/clocks/lamps/read-thresholds'
import { dueWithin } from '../petitions/clocks/start'
import { movingTogether } from '../petitions/todos/counter'
import type { Db } from '../platform/database/connect'
import { enqueue } from '../platform/jobs/enqueue'
import { defineJob } from '../platform/jobs/job'
import { Refusal } from '../platform/refusal'
import type { Services } from '../platform/services'
import { sendMessage } from '../post/messages/send'
import { peopleIn } from '../workflow/engine/tell'
import { changeReceiver, inPortal, type Receiver } from './receivers'
import { NAME, type OfficialDocument } from './row'
import { type Giver, limitTypeOf, passToReceiver } from './turns'

/** Receivers of one transaction: so many at most are done anew where a server is killed. */
const BATCH = 50

interface Sender extends Giver {
  readonly orgName: string
}

/**
 * Delivers a document to many receivers, batch by batch. Each batch is one transaction under the lock of the document: who is
 * delivered to is written in it, so that nobody gets it twice, and a recall in between stops the rest.
 */
export const DELIVERY = defineJob({
  name: 'officialDelivery',
  title: '投递公文',
  lane: 'short',
  args: z.object({ documentId: z.string() }),
  attempts: 5,
  pauseSeconds: 5,
  limitSeconds: 120,
  async run({ services, signal, goesOn }, { documentId }) {
    while (await deliverBatch(services, documentId)) {
      if (signal.aborted) return 'again'
      await goesOn()
    }
    return undefined
  },
  async bury({ services }, { documentId }) {
    await undelivered(services.db, services.config.provinceCode, documentId)
      .set({ delivery_failure: TEXTS.deliveryFailed })
      .execute()
  },
})

const undelivered = (db: Db, provinceCode: string, documentId: string) =>
  db
    .updateTable('official_receiver')
    .where('province_code', '=', provinceCode)
    .where('document_id', '=', documentId)
    .where('delivered_at', 'is', null)
    .where('delivery_failure', '=', '')

/** With the transaction that sends it. */
export const startDelivery = (services: Pick<Services, 'db' | 'config'>, { id }: OfficialDocument): Promise<void> =>
  enqueue(services, DELIVERY, { documentId: id }, id)

/** One batch. Answers whether some may be left. */
export const deliverBatch = ({ db, config, now }: Services, documentId: string): Promise<boolean> =>
  db.transaction().execute(transaction =>
    movingTogether(transaction, config.provinceCode, async () => {
      const found = await lockSent(transaction, config.provinceCode, documentId)
      if (!found) return false
      const receivers = await nextReceivers(transaction, found.row)
      await deliverTo(transaction, found.sender, found.row, receivers, now())
      return receivers.length === BATCH
    }),
  )

/** Where it is still sent; undefined where it was recalled or made void. */
async function lockSent(db: Db, provinceCode: string, documentId: string) {
  const row = await db
    .selectFrom('official_document')
    .where('province_code', '=', provinceCode)
    .where('id', '=', documentId)
    .where('state', '=', STATE.sent)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { name } = await getOffice(db, row.org_id)
  const sender: Sender = { orgId: row.org_id, personId: row.sent_by ?? row.drafter_id, orgName: name }
  return { row, sender }
}

const nextReceivers = (db: Db, { province_code, id }: OfficialDocument): Promise<Receiver[]> =>
  db
    .selectFrom('official_receiver')
    .where('province_code', '=', province_code)
    .where('document_id', '=', id)
    .where('delivered_at', 'is', null)
    .where('delivery_failure', '=', '')
    .orderBy('seq')
    .limit(BATCH)
    .selectAll()
    .select(inPortal)
    .execute()

/** To each of them; one that refuses keeps its reason, and does not keep the others from it. */
export async function deliverTo(
  db: Db,
  sender: Sender,
  row: OfficialDocument,
  receivers: readonly Receiver[],
  at: Date,
): Promise<void> {
  for (const receiver of receivers) {
    try {
      await deliver(db, sender, row, receiver, at)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await changeReceiver(db, receiver, { delivery_failure: error.message })
    }
  }
}

/** Nothing is written before all is known that may refuse it. Who signs on paper gets it on paper. */
async function deliver(db: Db, sender: Sender, row: OfficialDocument, receiver: Receiver, at: Date): Promise<void> {
  const office = receiver.org_id === null ? undefined : await getOffice(db, receiver.org_id)
  if (office && !office.inUse) throw new Refusal('rule', { text: TEXTS.notInUse(receiver.name) })
  if (!office?.hasAccess) return await changeReceiver(db, receiver, { delivered_at: at })
  const limit = await limitFor(db, row, office, at)
  await changeReceiver(db, receiver, { ...limit, delivered_at: at })
  await passToReceiver(db, sender, row, { ...receiver, ...limit }, at)
  const text = `${sender.orgName}发来${NAME}（${row.document_no}）《${row.title}》，请及时签收。`
  const personIds = await peopleIn(db, office.deptId)
  await sendMessage(db, { personIds, type: 'urging', text, at, from: sender.orgName })
}

async function limitFor(db: Db, row: OfficialDocument, { id, regionCode }: Office, at: Date) {
  const type = limitTypeOf(row)
  const dueAt = await dueWithin(db, { type, regionCode, startAt: at })
  return { due_at: dueAt, ...(await readThresholds(db, { orgId: id, type, startAt: at, dueAt }, at)) }
}

/** How far the sending of a document is, of which the caller may know. */
export async function readDelivery(db: Db, row: OfficialDocument): Promise<CallAnswer<typeof deliveryOf>> {
  const counted = await db
    .selectFrom('official_receiver')
    .where('province_code', '=', row.province_code)
    .where('document_id', '=', row.id)
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`(count(*) filter (where delivered_at is not null))::int`.as('delivered'))
    .select(sql<number>`(count(*) filter (where delivery_failure <> ''))::int`.as('failed'))
    .executeTakeFirstOrThrow()
  const { total, delivered, failed } = counted
  return { ...counted, isRunning: row.state === STATE.sent && delivered + failed < total }
}
