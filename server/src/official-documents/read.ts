import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/official-documents'
import {
  OFFICIAL_ACTIONS,
  type OfficialAction,
  OFFICIAL_STATE as STATE,
} from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import { inPlaceOf } from '../people/organisations/successor'
import { getPetition, getPetitionId } from '../petitions/record/scope'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { flagNumber } from '../platform/http/flag'
import { actingAs, reasonAgainst } from './act'
import { namesOf } from './files'
import { type Listed, listedOf } from './list'
import { isWaiting, type Receiver, receiversOf } from './receivers'
import { documentsVisibleTo, getDocument, type OfficialDocument } from './row'
import { keyOf } from './seals/key'

type Answer = CallAnswer<typeof contract.officialDocument>

/** A document as the caller's organisation may read it: receivers know of each other, and not of each other's steps. */
export async function readDocument(db: Db, caller: Caller, row: OfficialDocument, now: Date): Promise<Answer> {
  const [shown] = await listedOf(
    db,
    caller,
    documentsVisibleTo(db, caller).where('official_document.id', '=', row.id),
    now,
  )
  if (!shown) throw new Error(`Official document ${row.id} is not visible`)
  const isSender = row.org_id === caller.orgId
  const files = await namesOf(
    db,
    [row.file_id, row.pdf_file_id].filter(id => id !== null),
  )
  return {
    ...shown,
    ...(await namesBeside(db, row)),
    version: row.version,
    body: row.body,
    isSender,
    receivedOn: row.received_on ?? '',
    paper: files.find(({ id }) => id === row.file_id) ?? null,
    pdf: files.find(({ id }) => id === row.pdf_file_id) ?? null,
    attachments: await namesOf(db, row.attachment_ids),
    sealedAt: row.sealed_at && dateTimeOf(row.sealed_at),
    digest: row.digest,
    pdfDigest: row.pdf_digest,
    template: row.template_name,
    ...(await replacing(db, caller, row)),
    receiverList: shownOf(row, await receiversOf(db, row)).map(receiver => received(receiver, now)),
    entries: await entriesOf(db, caller, row),
  }
}

async function namesBeside(db: Db, row: OfficialDocument) {
  const found = await db
    .selectFrom('person')
    .innerJoin('department', join => join.on('department.id', '=', row.dept_id))
    .leftJoin('person as sealer', join => join.on('sealer.id', '=', row.sealed_by))
    .leftJoin('org_seal', join =>
      join.on('org_seal.province_code', '=', row.province_code).on('org_seal.id', '=', row.seal_id),
    )
    .where('person.id', '=', row.drafter_id)
    .select(['person.user_name as drafter', 'dept_name as department'])
    .select(['sealer.user_name as sealedBy', 'org_seal.name as sealName', 'org_seal.certificate'])
    .executeTakeFirstOrThrow()
  const { certificate, ...names } = found
  const sealKey = row.seal_signature && certificate ? keyOf(certificate).owner : ''
  return { ...names, sealedBy: found.sealedBy ?? '', sealName: found.sealName ?? '', sealKey }
}

/** What it takes the place of, and what has taken its own, as far as the caller may know of them. */
async function replacing(db: Db, caller: Caller, row: OfficialDocument) {
  const of = documentsVisibleTo(db, caller)
  const old = row.replaces_id === null ? undefined : of.where('official_document.id', '=', row.replaces_id)
  const by = of.where('replaces_id', '=', row.id).where('sent_at', 'is not', null).where('state', '<>', STATE.void)
  const [before, after] = [
    await old?.select('official_document.id').executeTakeFirst(),
    await by.select('official_document.id').executeTakeFirst(),
  ]
  return { replacesId: before?.id ?? '', replacedById: after?.id ?? '' }
}

/** Receivers of what is no draft any more that come with it; the others are asked for by pages. */
const SHOWN = 50

/** All of a draft; else the first ones, and those whose signing is to be recorded. */
const shownOf = ({ state }: OfficialDocument, receivers: readonly Receiver[]): readonly Receiver[] =>
  state === STATE.draft
    ? receivers
    : receivers.filter((each, place) => place < SHOWN || (isWaiting(each) && !each.inPortal))

export function received(receiver: Receiver, now: Date): Answer['receiverList'][number] {
  const { seq, org_id, name, copied, state, signed_at, signer, due_at, urged_at, delivered_at } = receiver
  return {
    seq,
    orgId: org_id ?? '',
    name,
    copied,
    state,
    inPortal: receiver.inPortal,
    signedAt: signed_at && dateTimeOf(signed_at),
    signer,
    dueAt: due_at && dateTimeOf(due_at),
    isLate: due_at !== null && (signed_at ?? now) > due_at && (!isWaiting(receiver) || signed_at === null),
    urgedAt: urged_at && dateTimeOf(urged_at),
    deliveredAt: delivered_at && dateTimeOf(delivered_at),
    failure: receiver.delivery_failure,
  }
}

async function entriesOf(db: Db, caller: Caller, row: OfficialDocument): Promise<Answer['entries']> {
  const rows = await db
    .selectFrom('official_entry as entry')
    .innerJoin('person', 'person.id', 'entry.person_id')
    .innerJoin('organisation', 'organisation.id', 'entry.org_id')
    .leftJoin('person as holder', 'holder.id', 'entry.on_behalf_of')
    .where('entry.province_code', '=', row.province_code)
    .where('document_id', '=', row.id)
    .where(eb => eb.or([eb('entry.shared', '=', true), eb('entry.org_id', 'in', inPlaceOf(caller.orgId))]))
    .orderBy('seq', 'desc')
    .select(['entry.at', 'company_name as organisation', 'person.user_name as person', 'entry.action', 'entry.text'])
    .select(sql<string>`coalesce(holder.user_name, '')`.as('onBehalfOf'))
    .execute()
  return rows.map(({ at, ...entry }) => ({ at: dateTimeOf(at), ...entry }))
}

/** Those about a petition that the caller may see. */
export async function readDocumentsOf(db: Db, caller: Caller, petitionNo: string, now: Date): Promise<Listed[]> {
  const petitionId = await getPetitionId(db, caller, petitionNo)
  const about = documentsVisibleTo(db, caller).where('official_document.petition_id', '=', petitionId)
  return await listedOf(db, caller, about, now)
}

/** What a document about a petition begins with: its number and its matter, which the writer goes on from. */
export async function readDraftOf(
  db: Db,
  caller: Caller,
  petitionNo: string,
): Promise<CallAnswer<typeof contract.draftOfCase>> {
  const petition = await getPetition(db, caller, petitionNo)
  const matter = petition.summary || petition.title
  return {
    title: `关于办理信访事项（${petition.petition_no}）的`,
    body: `关于信访事项（${petition.petition_no}），主要反映：${matter}\n现就有关事项函告如下：\n`,
  }
}

/** Whether one of those that it is for signs on paper. */
const hasOutside = async (db: Db, row: OfficialDocument): Promise<boolean> =>
  (await receiversOf(db, row)).some(({ inPortal }) => !inPortal)

/** What the caller may do with it, by the same questions as when it is done. */
export async function readButtons(
  db: Db,
  caller: Caller,
  id: string,
  at: Date,
): Promise<CallAnswer<typeof contract.officialButtons>> {
  const row = await getDocument(db, caller, id)
  const buttons: CallAnswer<typeof contract.officialButtons> = []
  for (const action of Object.keys(OFFICIAL_ACTIONS) as OfficialAction[]) {
    const { name, button, from } = OFFICIAL_ACTIONS[action]
    if (!from.some(state => state === row.state) || !(await actingAs(db, caller, row, action, at))) continue
    if (action === 'correct' && row.incoming) continue
    if (action === 'recordReceipt' && !(await hasOutside(db, row))) continue
    const reason = (await reasonAgainst(db, caller, row, action, at)) ?? ''
    const enabled = flagNumber(reason === '')
    const isFirst = enabled === 1 && !buttons.some(({ primary }) => primary === 1)
    buttons.push({ code: button, action, name, visible: 1, enabled, reason, primary: flagNumber(isFirst) })
  }
  return buttons
}
