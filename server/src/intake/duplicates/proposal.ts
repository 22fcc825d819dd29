import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { EarlierPetition } from './read-earlier'

export type Proposal = '' | '060200' | '070100' | '070200' | '070300' | 'review'

export const PROPOSAL_TEXTS: Readonly<Record<Proposal, string>> = {
  '': '',
  '060200': '该事项已受理且在办理期限内，建议不予受理（《信访工作条例》第十九条）',
  '070100': '该事项已经复核或终结，建议不再受理（《信访工作条例》第三十六条）',
  '070200': '该事项处理意见已送达，逾期未申请复查，建议不再受理（《信访工作条例》第三十五条）',
  '070300': '该事项复查意见已送达，逾期未申请复核，建议不再受理（《信访工作条例》第三十六条）',
  review: '该事项处理意见仍在申请复查期限内，建议引导信访人申请复查（《信访工作条例》第三十五条）',
}

const TERMINATED_STATE = '80'
const REVIEW_WINDOWS = ['K09', 'K11']

/** A matter as proposals look at it. */
export interface MatterFacts {
  readonly count: number
  readonly state: string
  /** 0 not reviewed, 1 reviewed, 2 re-reviewed. */
  readonly instance: number
  /** Whether the time for the next instance is over. */
  readonly isOver: boolean
  /** How the petitioner of a terminated matter is to be helped further. */
  readonly plan: string
}

const NO_MATTER: MatterFacts = { count: 1, state: 'open', instance: 0, isOver: false, plan: '' }
const LAST_INSTANCE = 2

/** Of some petitions: their matters, and which can still be taken to review. */
export async function readMatters(db: Db, { provinceCode }: Caller, petitions: readonly EarlierPetition[]) {
  const matterIds = petitions.flatMap(({ matterId }) => matterId ?? [])
  const ids = petitions.map(({ id }) => id)
  const matters = matterIds.length === 0 ? [] : await mattersOf(db, provinceCode, matterIds)
  const reviewable = ids.length === 0 ? [] : await reviewableOf(db, provinceCode, ids)
  const byId = new Map(matters.map(({ id, ...matter }) => [id, matter]))
  const open = new Set(reviewable.map(({ petition_id }) => petition_id))
  return {
    matterOf: ({ matterId }: EarlierPetition): MatterFacts => byId.get(matterId ?? '') ?? NO_MATTER,
    isReviewable: ({ id }: EarlierPetition): boolean => open.has(id),
  }
}

/** What follows where a new petition is about the same matter as an earlier one. */
export function proposalFor(
  { state, acceptedAt, closedAt, dueAt }: EarlierPetition,
  matter: MatterFacts,
  isReviewable: boolean,
  at: Date,
): Proposal {
  if (state === TERMINATED_STATE || matter.state === 'terminated' || matter.instance === LAST_INSTANCE) return '070100'
  if (isReviewable) return 'review'
  const inTime = acceptedAt !== null && closedAt === null && dueAt !== null && dueAt >= at
  if (inTime) return '060200'
  if (!matter.isOver) return ''
  return matter.instance === 1 ? '070300' : '070200'
}

const PLAN = sql<string>`coalesce((
  select plan from termination
  where termination.province_code = matter.province_code and termination.matter_id = matter.id
    and recognised_at is not null and termination.state in ('3', '6')), '')`

const mattersOf = (db: Db, provinceCode: string, ids: readonly string[]) =>
  db
    .selectFrom('matter')
    .where('province_code', '=', provinceCode)
    .where('id', 'in', ids)
    .select(['id', 'petition_count as count', 'state', 'instance'])
    .select(eb => eb('appeal_over_at', 'is not', null).$castTo<boolean>().as('isOver'))
    .select(PLAN.as('plan'))
    .execute()

const reviewableOf = (db: Db, provinceCode: string, petitionIds: readonly string[]) =>
  db
    .selectFrom('clock')
    .where('province_code', '=', provinceCode)
    .where('petition_id', 'in', petitionIds)
    .where('type', 'in', REVIEW_WINDOWS)
    .where('state', '=', 'running')
    .select('petition_id')
    .distinct()
    .execute()
