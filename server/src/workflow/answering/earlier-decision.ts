import { refuseRule } from '../../platform/refusal'
import { DOCUMENT } from '../documents/documents'
import type { Work } from '../engine/work'

type Seen = Pick<Work, 'db' | 'caller' | 'file'>

/** DM_BLFS. */
const REVIEWED_TWICE = '070100'
const LAST_INSTANCE = 2
/** The letter whose delivery began the time that has passed, by the reason of DM_BLFS. */
const EARLIER_LETTERS: Readonly<Record<string, string>> = { '070200': DOCUMENT.opinion, '070300': '09' }

/** A matter is at its end after the last instance, or once the time for the next has passed since a letter came. */
export async function refuseUnprovenEnd(work: Work, reason: string): Promise<void> {
  if (reason === REVIEWED_TWICE && !(await isAtItsEnd(work))) {
    refuseRule('该事项未经复核，不能以已复核为由不再受理')
  }
  const letter = EARLIER_LETTERS[reason]
  if (letter && !(await wasDelivered(work, letter))) refuseRule('未查到前一意见的送达记录，不能认定逾期')
}

/** Terminated or re-reviewed. */
async function isAtItsEnd({ db, caller, file }: Work): Promise<boolean> {
  const found = await db
    .selectFrom('matter')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', file.petition.matter_id)
    .where(eb => eb.or([eb('state', '=', 'terminated'), eb('instance', '=', LAST_INSTANCE)]))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a letter of some type was delivered in any petition about the same matter. */
export async function wasDelivered({ db, caller, file }: Seen, letter: string): Promise<boolean> {
  const found = await db
    .selectFrom('petition')
    .innerJoin('petition_document as document', join =>
      join
        .onRef('document.province_code', '=', 'petition.province_code')
        .onRef('document.petition_id', '=', 'petition.id'),
    )
    .innerJoin('delivery', join =>
      join
        .onRef('delivery.province_code', '=', 'document.province_code')
        .onRef('delivery.document_id', '=', 'document.id'),
    )
    .where('petition.province_code', '=', caller.provinceCode)
    .where('petition.matter_id', '=', file.petition.matter_id)
    .where('document.doc_type', '=', letter)
    .where('delivery.delivered_at', 'is not', null)
    .select('document.id')
    .executeTakeFirst()
  return found !== undefined
}
