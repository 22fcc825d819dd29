import { BY_POST, BY_TELEPHONE, DELIVERY_TEXTS } from '@portal/shared-lib/contract/rules/delivery'
import { dayOf } from '../../platform/calendar/china-time'
import { attachFiles } from '../../platform/files/attach'
import { refuseRule } from '../../platform/refusal'
import { chosenCodes } from '../engine/codes'
import { momentOn } from '../engine/moment'
import type { Work } from '../engine/work'

interface Petitioner {
  readonly seq: number
  /** Whether there is any way to reach the person. */
  readonly isReachable: boolean
}

/** Main petitioners, co-signers and representatives. */
const ROLES = ['1', '2', '3']

/** To whom the answer is owed; nobody where the petition is anonymous. */
async function petitionersOf({ db, caller, file: { petition } }: Work): Promise<Petitioner[]> {
  if (petition.anonymous) return []
  const people = await db
    .selectFrom('petition_person')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petition.id)
    .where('role', 'in', ROLES)
    .orderBy('seq')
    .select(['seq', 'mobile', 'phone', 'email', 'address'])
    .execute()
  return people.map(({ seq, ...contacts }) => ({ seq, isReachable: Object.values(contacts).some(Boolean) }))
}

interface Delivery {
  readonly personSeq: number
  readonly mode: string
  readonly deliveredOn: string
  readonly deliveredBy: string
  readonly receiver: string
  readonly refused: boolean
  readonly witnesses: readonly string[]
  readonly mailNo: string
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
  if (modes.includes(BY_TELEPHONE)) refuseRule(DELIVERY_TEXTS.notWritten)
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
  for (const unreached of given.unreached) await storeAttempts(work, documentId, unreached)
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
    delivered_by: delivery.deliveredBy,
    mail_no: delivery.mode === BY_POST ? delivery.mailNo : '',
    attempts: '',
  }
  const of = { province_code: caller.provinceCode, document_id: documentId, person_seq: delivery.personSeq }
  await db
    .insertInto('delivery')
    .values({ ...of, petition_id: file.petition.id, ...row })
    .onConflict(known => known.columns(['province_code', 'document_id', 'person_seq']).doUpdateSet(row))
    .execute()
}

/** What was tried where nobody could be reached; it takes no proof away that a document was delivered. */
async function storeAttempts(
  { db, caller, file }: Work,
  documentId: string,
  { personSeq, attempts }: Deliveries['unreached'][number],
): Promise<void> {
  const of = { province_code: caller.provinceCode, document_id: documentId, person_seq: personSeq }
  const nothing = { mode: null, delivered_at: null, sign_result: null, file_id: null }
  await db
    .insertInto('delivery')
    .values({ ...of, ...nothing, petition_id: file.petition.id, attempts })
    .onConflict(known =>
      known
        .columns(['province_code', 'document_id', 'person_seq'])
        .doUpdateSet({ attempts })
        .where('delivery.delivered_at', 'is', null),
    )
    .execute()
}

/** When each petitioner was given a document, and who of the others could not be reached. */
export async function deliveredOf({ db, caller }: Work, documentId: string) {
  const rows = await db
    .selectFrom('delivery')
    .where('province_code', '=', caller.provinceCode)
    .where('document_id', '=', documentId)
    .orderBy('person_seq')
    .select(['person_seq as seq', 'delivered_at as at'])
    .execute()
  const given = rows.flatMap(({ seq, at }) => (at ? [{ seq, at }] : []))
  return { given, unreached: rows.flatMap(({ seq, at }) => (at ? [] : [seq])) }
}
