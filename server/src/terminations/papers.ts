import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { type PaperKind, REQUIRED_PAPERS } from '@portal/shared-lib/contract/rules/termination'
import type { termination } from '@portal/shared-lib/contract/terminations'
import { sql } from 'kysely'
import { dayOf } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { petitionsOf, type Termination } from './kind'

export type Paper = CallAnswer<typeof termination>['papers'][number]

interface Of {
  readonly provinceCode: string
  readonly matterId: string
  /** How far it was reviewed. */
  readonly instance: number
  /** Empty where nothing is filed yet. */
  readonly terminationId?: string
}

/** DM_WSLX of the letters that are required, by what they are. */
const LETTERS: Readonly<Partial<Record<PaperKind, readonly string[]>>> = {
  acceptance: ['01'],
  opinion: ['06', '07'],
  review: ['09'],
  reReview: ['11'],
}
const DELIVERIES: Readonly<Partial<Record<PaperKind, PaperKind>>> = {
  opinionDelivery: 'opinion',
  reviewDelivery: 'review',
  reReviewDelivery: 'reReview',
}
const REVIEWED: readonly PaperKind[] = ['review', 'reviewDelivery']
const RE_REVIEWED: readonly PaperKind[] = ['reReview', 'reReviewDelivery']

/** The papers that a termination needs, each as it is there, was explained, or lacks. */
export async function requiredPapers(db: Db, of: Of): Promise<Paper[]> {
  const letters = await lettersOf(db, of)
  const records = await recordsOf(db, of)
  const supplied = new Map((await suppliedOf(db, of)).map(({ kind, ...paper }) => [kind, paper]))
  const found = (kind: PaperKind): string | undefined => {
    const letter = letters.find(({ type }) => LETTERS[DELIVERIES[kind] ?? kind]?.includes(type))
    if (letter) return DELIVERIES[kind] ? letter.deliveredOn : letter.about
    return records.get(kind)
  }
  return REQUIRED_PAPERS.filter(([kind]) => isRequired(kind, of.instance, records)).map(([kind, name]) => {
    const about = found(kind)
    const { text = '', fileIds = [] } = supplied.get(kind) ?? {}
    const isSupplied = supplied.has(kind)
    return {
      kind,
      name,
      state: about ? 'there' : isSupplied ? 'supplied' : 'missing',
      about: about ?? '',
      text,
      fileIds,
    }
  })
}

export const missingIn = (papers: readonly Paper[]): Paper[] => papers.filter(({ state }) => state === 'missing')

function isRequired(kind: PaperKind, instance: number, records: ReadonlyMap<PaperKind, string>): boolean {
  if (REVIEWED.includes(kind)) return instance >= 1
  if (RE_REVIEWED.includes(kind)) return instance >= 2
  return kind !== 'leaderCase' || records.has(kind)
}

/** The newest letter of each kind first, with its number and when somebody was given it. */
async function lettersOf(db: Db, { provinceCode, matterId }: Of) {
  const rows = await db
    .selectFrom('petition_document as document')
    .where('document.province_code', '=', provinceCode)
    .where('document.petition_id', 'in', petitionsOf(db, provinceCode, matterId).select('petition.id'))
    .where('doc_type', 'in', Object.values(LETTERS).flat())
    .where('issued_at', 'is not', null)
    .orderBy('document.id', 'desc')
    .select(['doc_type as type', 'issued_at as issuedAt', sql<string>`coalesce(content ->> 'documentNo', '')`.as('no')])
    .select(
      sql<Date | null>`(
        select max(delivered_at) from delivery
        where delivery.province_code = document.province_code and delivery.document_id = document.id)`.as(
        'deliveredAt',
      ),
    )
    .execute()
  return rows.map(({ type, issuedAt, no, deliveredAt }) => ({
    type,
    about: [no, issuedAt && dayOf(issuedAt)].filter(Boolean).join(' '),
    deliveredOn: deliveredAt ? `${dayOf(deliveredAt)}送达` : undefined,
  }))
}

/** A hearing that was held, and a leader's case. */
async function recordsOf(db: Db, { provinceCode, matterId }: Of): Promise<ReadonlyMap<PaperKind, string>> {
  const ids = petitionsOf(db, provinceCode, matterId).select('petition.id')
  const hearing = await db
    .selectFrom('review_hearing as hearing')
    .innerJoin('review', join =>
      join.onRef('review.province_code', '=', 'hearing.province_code').onRef('review.id', '=', 'hearing.review_id'),
    )
    .where('hearing.province_code', '=', provinceCode)
    .where('review.petition_id', 'in', ids)
    .where('hearing.ended_at', 'is not', null)
    .orderBy('hearing.id', 'desc')
    .select('held_on as heldOn')
    .executeTakeFirst()
  const leader = await db
    .selectFrom('leader_case')
    .innerJoin('person', 'person.id', 'leader_case.leader_id')
    .where('province_code', '=', provinceCode)
    .where('petition_id', 'in', ids)
    .orderBy('leader_case.id', 'desc')
    .select('user_name as name')
    .executeTakeFirst()
  const found = new Map<PaperKind, string>()
  if (hearing) found.set('help', `${hearing.heldOn}听证`)
  if (leader) found.set('leaderCase', `${leader.name}包案`)
  return found
}

async function suppliedOf(db: Db, { provinceCode, terminationId }: Of) {
  if (!terminationId) return []
  return await db
    .selectFrom('termination_paper')
    .where('province_code', '=', provinceCode)
    .where('termination_id', '=', terminationId)
    .select(['kind', 'text', 'file_ids as fileIds'])
    .execute()
}

/** The papers of a filing, by how far its matter was reviewed. */
export async function papersOf(db: Db, row: Pick<Termination, 'province_code' | 'id' | 'matter_id'>): Promise<Paper[]> {
  const { province_code: provinceCode, id: terminationId, matter_id: matterId } = row
  const { instance } = await db
    .selectFrom('matter')
    .where('province_code', '=', provinceCode)
    .where('id', '=', matterId)
    .select('instance')
    .executeTakeFirstOrThrow()
  return await requiredPapers(db, { provinceCode, matterId, instance, terminationId })
}
