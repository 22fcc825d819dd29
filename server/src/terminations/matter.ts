import { TERMINATION_TEXTS, type TerminationGround } from '@portal/shared-lib/contract/rules/termination'
import { sql } from 'kysely'
import type { Db } from '../platform/database/connect'
import { wasDelivered } from '../workflow/answering/earlier-decision'
import { DOCUMENT } from '../workflow/documents/documents'
import type { Situation } from '../workflow/engine/action'

type Seen = Pick<Situation, 'file' | 'caller'>

const REVIEW_DECISION = '09'
const LAST_INSTANCE = 2

/** What of a matter decides whether it can be terminated. */
export interface MatterFacts {
  readonly id: string
  readonly state: string
  /** 0 not reviewed, 1 reviewed, 2 re-reviewed. */
  readonly instance: number
  readonly isOver: boolean
  readonly isUnderReview: boolean
  readonly isFiled: boolean
}

/** Undefined where the petition has no matter yet. */
export async function matterOf(db: Db, { file }: Pick<Seen, 'file'>): Promise<MatterFacts | undefined> {
  const { province_code: provinceCode, matter_id: matterId } = file.petition
  if (matterId === null) return undefined
  return await db
    .selectFrom('matter')
    .where('province_code', '=', provinceCode)
    .where('id', '=', matterId)
    .select(['id', 'state', 'instance', sql<boolean>`appeal_over_at is not null`.as('isOver')])
    .select(
      sql<boolean>`exists (
        select from petition
        where petition.province_code = matter.province_code and petition.matter_id = matter.id
          and review_state in (1, 3))`.as('isUnderReview'),
    )
    .select(
      sql<boolean>`exists (
        select from termination
        where termination.province_code = matter.province_code and termination.matter_id = matter.id
          and termination.state not in ('4', '5', '7'))`.as('isFiled'),
    )
    .executeTakeFirstOrThrow()
}

/** Why a matter is at its end; undefined where it is not, or where nothing proves it. */
export async function groundOf(db: Db, seen: Seen, matter: MatterFacts): Promise<TerminationGround | undefined> {
  const { instance, isOver } = matter
  if (instance === LAST_INSTANCE) return 'reReviewed'
  if (!isOver) return undefined
  const letter = instance === 0 ? DOCUMENT.opinion : REVIEW_DECISION
  if (!(await wasDelivered({ db, ...seen }, letter))) return undefined
  return instance === 0 ? 'noReview' : 'noReReview'
}

/** Why no termination can be filed here about the matter of a petition; undefined where it can. */
export async function hindrance(db: Db, seen: Seen): Promise<string | undefined> {
  if (seen.file.petition.walled_off) return TERMINATION_TEXTS.walled
  const matter = await matterOf(db, seen)
  if (!matter) return TERMINATION_TEXTS.notOver
  if (matter.state === 'terminated') return TERMINATION_TEXTS.terminated
  if (matter.isFiled) return TERMINATION_TEXTS.underWay
  if (matter.isUnderReview) return TERMINATION_TEXTS.underReview
  if (!(await groundOf(db, seen, matter))) return TERMINATION_TEXTS.notOver
  return (await hasPart(db, seen)) ? undefined : TERMINATION_TEXTS.notOurs
}

/** Whether the caller's organisation has registered, sent, handled or reviewed the petition. */
async function hasPart(db: Db, { file: { petition, steps }, caller: { orgId } }: Seen): Promise<boolean> {
  if (petition.register_org_id === orgId) return true
  const offices = steps.flatMap(({ row }) => [row.from_org_id, row.to_org_id, row.on_behalf_org_id])
  if (offices.includes(orgId)) return true
  const reviewed = db
    .selectFrom('review')
    .where('province_code', '=', petition.province_code)
    .where('petition_id', '=', petition.id)
    .where('org_id', '=', orgId)
  return (await reviewed.select('id').executeTakeFirst()) !== undefined
}
