import { REVIEW_KINDS, REVIEW_TEXTS, type ReviewKind } from '@portal/shared-lib/contract/rules/review'
import { dayOf } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { DOCUMENT } from '../workflow/documents/documents'
import type { Situation } from '../workflow/engine/action'
import type { Step } from '../workflow/engine/case-file'
import { answeringStep } from '../workflow/engine/derive'
import { competentFor, unlessCompetent } from './competent'
import type { Review } from './kind'

/** A petitioner who was given what would be reviewed, and until when that may be asked for. */
export interface Given {
  readonly personSeq: number
  readonly name: string
  readonly deliveredOn: string
  readonly windowUntil: Date | null
}

/** What of a petition would be reviewed next. */
export interface Original {
  readonly kind: ReviewKind
  /** Whose opinion or decision it is. */
  readonly orgId: string
  readonly documentId: string | undefined
  readonly previous: Review | undefined
  readonly given: readonly Given[]
}

/** The step whose opinion is or would be reviewed. */
export const stepOfOriginal = ({ file, step }: Pick<Situation, 'file' | 'step'>): Step =>
  answeringStep(file.steps) ?? step

type Seen = Pick<Situation, 'file' | 'caller'>

/** The opinion of whoever has answered, or the decision on it where there is one. */
export async function originalOf(db: Db, { file, caller }: Seen): Promise<Original> {
  const { province_code: provinceCode, id: petitionId } = file.petition
  const previous = await lastReview(db, provinceCode, petitionId)
  const step = answeringStep(file.steps)
  const isAgain = previous !== undefined && isDecision(previous) && !wasAnsweredSince(previous, step?.row.answered_at)
  const of = isAgain
    ? { kind: 'reReview' as const, orgId: previous.org_id, documentId: previous.document_id ?? undefined }
    : {
        kind: 'review' as const,
        orgId: step?.row.to_org_id ?? caller.orgId,
        documentId: await opinionOn(db, provinceCode, step?.id),
      }
  const given = of.documentId ? await givenOf(db, provinceCode, { petitionId, ...of, documentId: of.documentId }) : []
  return { ...of, previous, given }
}

/** Why no review of a petition can be registered here; undefined where it can. */
export async function hindrance(db: Db, situation: Seen): Promise<string | undefined> {
  const { caller } = situation
  const { kind, orgId, previous, given } = await originalOf(db, situation)
  if (previous && !ENDED.includes(previous.state)) return REVIEW_TEXTS.underWay
  if (kind === 'reReview' && previous?.kind === 'reReview') return '该事项已经复核，不能再次申请'
  if (given.length === 0) return kind === 'review' ? REVIEW_TEXTS.noOpinion : REVIEW_TEXTS.noDecision
  return unlessCompetent(await competentFor(db, orgId, kind), caller.orgId, kind)
}

/** Whether it was asked for before the window ended. */
export const isInTime = ({ windowUntil }: Pick<Given, 'windowUntil'>, receivedOn: string): boolean =>
  windowUntil !== null && receivedOn <= dayOf(windowUntil)

export const kindName = (kind: string): string => REVIEW_KINDS[kind as ReviewKind]

const ENDED: readonly string[] = ['3', '8', '9']
/** 维持, 变更: a decision that stands, against which the next instance can be asked for. */
const STANDING: readonly string[] = ['1', '2']

const isDecision = ({ state, conclusion }: Review) => state === '8' && STANDING.includes(conclusion)

const wasAnsweredSince = ({ decided_at }: Review, answeredAt: Date | null | undefined) =>
  Boolean(answeredAt && decided_at && answeredAt > decided_at)

/** The newest that was not refused or withdrawn, else the newest. */
async function lastReview(db: Db, provinceCode: string, petitionId: string): Promise<Review | undefined> {
  const rows = await db
    .selectFrom('review')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .orderBy('id', 'desc')
    .selectAll()
    .execute()
  return rows.find(({ state }) => state !== '3' && state !== '9') ?? rows[0]
}

async function opinionOn(db: Db, provinceCode: string, stepId: string | undefined): Promise<string | undefined> {
  if (!stepId) return undefined
  const row = await db
    .selectFrom('petition_document')
    .where('province_code', '=', provinceCode)
    .where('step_id', '=', stepId)
    .where('doc_type', '=', DOCUMENT.opinion)
    .where('issued_at', 'is not', null)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirst()
  return row?.id
}

interface Asked {
  readonly petitionId: string
  readonly documentId: string
  readonly kind: ReviewKind
}

async function givenOf(db: Db, provinceCode: string, { petitionId, documentId, kind }: Asked): Promise<Given[]> {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('petition_person as person', join =>
      join
        .on('person.province_code', '=', provinceCode)
        .onRef('person.petition_id', '=', 'delivery.petition_id')
        .onRef('person.seq', '=', 'delivery.person_seq'),
    )
    .where('delivery.province_code', '=', provinceCode)
    .where('delivery.document_id', '=', documentId)
    .where('delivered_at', 'is not', null)
    .orderBy('person_seq')
    .select(['person_seq as personSeq', 'person.name', 'delivered_at as at'])
    .execute()
  const windows = await windowsOf(db, provinceCode, petitionId, kind)
  return rows.flatMap(({ at, ...person }) =>
    at ? [{ ...person, deliveredOn: dayOf(at), windowUntil: windows.get(person.personSeq) ?? null }] : [],
  )
}

/** Until when each petitioner may ask, of the newest window. */
async function windowsOf(db: Db, provinceCode: string, petitionId: string, kind: ReviewKind) {
  const rows = await db
    .selectFrom('clock')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('type', '=', kind === 'review' ? 'K09' : 'K11')
    .where('person_seq', 'is not', null)
    .orderBy('id')
    .select(['person_seq as seq', 'due_at as until'])
    .execute()
  return new Map(rows.map(({ seq, until }) => [seq, until]))
}
