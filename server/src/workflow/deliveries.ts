import { DELIVERY_TEXTS } from '@portal/shared-lib/contract/delivery'
import { sql } from 'kysely'
import { dayOf } from '../calendar/china-time'
import { attachFiles } from '../files/attach'
import { refuseRule } from '../http/refusal'
import { chosenCodes } from './codes'
import { momentOn } from './moment'
import { petitionersOf } from './petitioners'
import type { Work } from './work'

interface Delivery {
  readonly personSeq: number
  readonly mode: string
  readonly deliveredOn: string
  readonly deliveredBy: string
  readonly receiver: string
  readonly refused: boolean
  readonly witnesses: readonly string[]
  readonly fileId: string
}

/** Who was given a document and how, and whom nobody could reach. */
export interface Deliveries {
  readonly deliveries: readonly Delivery[]
  readonly unreached: readonly { readonly personSeq: number; readonly attempts: string }[]
}

/** Refuses days before the document's or to come, ways that there are not, and people who are no petitioners. */
export async function checkDeliveries(work: Work, given: Deliveries, issuedOn: string): Promise<void> {
  const today = dayOf(work.at)
  if (given.deliveries.some(({ deliveredOn: day }) => day < issuedOn || day > today)) {
    refuseRule(DELIVERY_TEXTS.wrongDay)
  }
  const modes = given.deliveries.map(({ mode }) => mode)
  await chosenCodes(work.db, 'DM_SDFS', modes, DELIVERY_TEXTS.incomplete)
  const known = new Set((await petitionersOf(work)).map(({ seq }) => seq))
  if (personsIn(given).some(seq => !known.has(seq))) refuseRule(DELIVERY_TEXTS.incomplete)
}

export const personsIn = ({ deliveries, unreached }: Deliveries): number[] =>
  [...deliveries, ...unreached].map(({ personSeq }) => personSeq)

/** Whether everybody who can be reached is among some people. */
export async function isEverybody(work: Work, persons: readonly number[]): Promise<boolean> {
  const owed = (await petitionersOf(work)).filter(({ isReachable }) => isReachable)
  return owed.every(({ seq }) => persons.includes(seq))
}

/** Keeps who was given a document; what is told of a person again replaces what was. */
export async function storeDeliveries(work: Work, documentId: string, given: Deliveries): Promise<void> {
  for (const delivery of given.deliveries) await storeDelivery(work, documentId, delivery)
  const serving = [
    ...given.deliveries.map(({ personSeq, deliveredBy }) => ({ personSeq, deliveredBy })),
    ...given.unreached,
  ]
  await addServing(work, documentId, serving)
}

async function storeDelivery(work: Work, documentId: string, delivery: Delivery): Promise<void> {
  const { db, caller, file, at } = work
  const [fileId = null] = await attachFiles(db, caller, delivery.fileId ? [delivery.fileId] : [])
  const row = {
    mode: delivery.mode,
    delivered_at: momentOn(delivery.deliveredOn, at),
    receiver: delivery.receiver,
    sign_result: delivery.refused ? ('0' as const) : ('1' as const),
    witnesses: delivery.witnesses.join('、'),
    file_id: fileId,
  }
  const of = { province_code: caller.provinceCode, document_id: documentId, person_seq: delivery.personSeq }
  await db
    .insertInto('delivery')
    .values({ ...of, petition_id: file.petition.id, ...row })
    .onConflict(known => known.columns(['province_code', 'document_id', 'person_seq']).doUpdateSet(row))
    .execute()
}

/** Who brought it, and what was tried where nobody could be reached, is kept with the document. */
async function addServing({ db, caller }: Work, documentId: string, serving: readonly object[]): Promise<void> {
  await db
    .updateTable('petition_document')
    .set({
      content: sql`content || jsonb_build_object('serving',
        coalesce(content -> 'serving', '[]') || ${JSON.stringify(serving)}::jsonb)` as never,
    })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', documentId)
    .execute()
}

/** When each petitioner was given a document, and who of the others could not be reached. */
export async function deliveredOf({ db, caller }: Work, documentId: string) {
  const of = { province_code: caller.provinceCode, document_id: documentId }
  const given = await db
    .selectFrom('delivery')
    .where(eb => eb.and(of))
    .orderBy('person_seq')
    .select(['person_seq as seq', 'delivered_at as at'])
    .execute()
  const { rows } = await sql<{ seq: number }>`
    select (tried ->> 'personSeq')::integer as seq
    from petition_document, jsonb_array_elements(coalesce(content -> 'serving', '[]')) as tried
    where province_code = ${caller.provinceCode} and id = ${documentId} and tried ? 'attempts'`.execute(db)
  return { given, unreached: rows.map(({ seq }) => seq) }
}
