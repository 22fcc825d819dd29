import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { origin, review } from '@portal/shared-lib/contract/reviews'
import { nameOf, WAYS } from '@portal/shared-lib/contract/rules/review'
import { STATE } from '../petitions/record/states'
import { dateTimeOf, dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { DOCUMENT } from '../workflow/documents/documents'
import { readFile } from '../workflow/engine/case-file'
import { competentFor } from './competent'
import type { Review } from './kind'
import { listedReview } from './list'
import { hindrance, isInTime, kindName, originalOf } from './original'

type Shown = CallAnswer<typeof review>

/** What may be asked for of a petition, by whom and where. */
export async function readOrigin(
  db: Db,
  caller: Caller,
  petitionNo: string,
  at: Date,
): Promise<CallAnswer<typeof origin>> {
  const file = await readFile(db, caller, petitionNo)
  const { kind, orgId, given } = await originalOf(db, { file, caller })
  const competent = await competentFor(db, orgId, kind)
  return {
    kind,
    kindName: kindName(kind),
    originalOrganisation: await organisationName(db, orgId),
    petitioners: given.map(({ windowUntil, ...each }) => ({
      ...each,
      windowUntil: windowUntil && dateTimeOf(windowUntil),
      isInTime: isInTime({ windowUntil }, dayOf(at)),
    })),
    competent: competent.map(({ id, ...each }) => ({ ...each, isOwn: id === caller.orgId })),
    hindrance: (await hindrance(db, { file, caller })) ?? '',
    isUndecided: file.petition.state === STATE.registered && file.petition.register_org_id === caller.orgId,
  }
}

/** A review with all that belongs to it, of a petition that the caller may see. */
export async function readReview(db: Db, caller: Caller, row: Review, now: Date): Promise<Shown> {
  return {
    ...(await listedReview(db, caller, row.id, now)),
    version: row.version,
    way: nameOf(WAYS, row.way),
    agentName: row.agent_name,
    grounds: row.grounds,
    requests: row.requests,
    lateReason: row.late_reason,
    refuseReason: row.refuse_reason,
    facts: row.facts,
    reasons: row.reasons,
    basis: row.basis,
    registeredAt: dateTimeOf(row.created_at),
    decidedAt: row.decided_at && dateTimeOf(row.decided_at),
    closedAt: row.closed_at && dateTimeOf(row.closed_at),
    petitioners: await applicantsOf(db, row),
    original: await originalText(db, row),
    requested: await requestsOf(db, row),
    hearings: await hearingsOf(db, row),
    delivered: await deliveriesOf(db, row),
  }
}

async function organisationName(db: Db, id: string): Promise<string> {
  const of = db.selectFrom('organisation').where('id', '=', id)
  return (await of.select('company_name as name').executeTakeFirstOrThrow()).name
}

async function applicantsOf(db: Db, { province_code, id, petition_id }: Review): Promise<Shown['petitioners']> {
  const rows = await db
    .selectFrom('review_applicant as applicant')
    .innerJoin('petition_person as person', join =>
      join
        .onRef('person.province_code', '=', 'applicant.province_code')
        .on('person.petition_id', '=', petition_id)
        .onRef('person.seq', '=', 'applicant.person_seq'),
    )
    .where('applicant.province_code', '=', province_code)
    .where('applicant.review_id', '=', id)
    .orderBy('person_seq')
    .select(['person_seq as personSeq', 'person.name', 'opinion_on as deliveredOn', 'window_until as windowUntil'])
    .select('in_time as isInTime')
    .execute()
  return rows.map(({ windowUntil, ...row }) => ({ ...row, windowUntil: windowUntil && dateTimeOf(windowUntil) }))
}

/** What is reviewed: the decision of the review before, else the newest opinion on the step that was there before. */
async function originalText(
  db: Db,
  { province_code, step_id, previous_id, created_at }: Review,
): Promise<Shown['original']> {
  const letters = db
    .selectFrom('petition_document as letter')
    .where('letter.province_code', '=', province_code)
    .select(['content', 'issued_at as issuedAt'])
  const row = await (previous_id === null
    ? letters
        .where('step_id', '=', step_id)
        .where('doc_type', '=', DOCUMENT.opinion)
        .where('issued_at', '<=', created_at)
        .orderBy('id', 'desc')
    : letters
        .innerJoin('review', 'review.document_id', 'letter.id')
        .where('review.province_code', '=', province_code)
        .where('review.id', '=', previous_id)
  ).executeTakeFirst()
  const content = (row?.content ?? {}) as Readonly<Record<string, unknown>>
  const text = (...names: string[]) => names.map(name => String(content[name] ?? '')).join('')
  return {
    documentNo: text('documentNo'),
    issuedAt: row?.issuedAt ? dateTimeOf(row.issuedAt) : null,
    facts: text('facts'),
    text: text('opinion', 'reasons'),
  }
}

async function requestsOf(db: Db, { province_code, id }: Review): Promise<Shown['requested']> {
  const rows = await db
    .selectFrom('review_request')
    .innerJoin('organisation', 'organisation.id', 'review_request.org_id')
    .where('province_code', '=', province_code)
    .where('review_id', '=', id)
    .orderBy('review_request.id')
    .select(['company_name as organisation', 'text', 'answer', 'asked_at', 'due_at', 'handed_in_at'])
    .execute()
  return rows.map(({ asked_at, due_at, handed_in_at, ...row }) => ({
    ...row,
    askedAt: dateTimeOf(asked_at),
    dueAt: dateTimeOf(due_at),
    handedInAt: handed_in_at && dateTimeOf(handed_in_at),
  }))
}

async function hearingsOf(db: Db, { province_code, id }: Review): Promise<Shown['hearings']> {
  const rows = await db
    .selectFrom('review_hearing')
    .where('province_code', '=', province_code)
    .where('review_id', '=', id)
    .orderBy('id')
    .select(['held_on as heldOn', 'place', 'host', 'members', 'result', 'ended_at as endedAt'])
    .execute()
  return rows.map(({ endedAt, ...row }) => ({ ...row, endedAt: endedAt && dateTimeOf(endedAt) }))
}

async function deliveriesOf(db: Db, { province_code, document_id }: Review): Promise<Shown['delivered']> {
  if (document_id === null) return []
  const rows = await db
    .selectFrom('delivery')
    .where('province_code', '=', province_code)
    .where('document_id', '=', document_id)
    .orderBy('person_seq')
    .select(['person_seq as personSeq', 'delivered_at as at', 'attempts'])
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, deliveredOn: at && dayOf(at) }))
}
