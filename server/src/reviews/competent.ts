import { REVIEW_KINDS, type ReviewKind } from '@portal/shared-lib/contract/rules/review'
import type { Db } from '../platform/database/connect'

/** An organisation that may review, and why. */
export interface Competent {
  readonly id: string
  readonly name: string
  readonly reason: string
}

/** What an organisation stands under. */
interface Organ {
  readonly id: string
  readonly isBureau: boolean
  readonly superiorId: string | null
  readonly lineSuperiorId: string | null
}

/**
 * Who may review what an organisation has decided: the next higher organ of the government or of the line (条例
 * 第三十五条、第三十六条), and the petition department that acts for a government. What the highest government has decided
 * it reviews itself, once.
 */
export async function competentFor(db: Db, orgId: string, kind: ReviewKind): Promise<Competent[]> {
  const decider = await actualOrgan(db, await getOrgan(db, orgId))
  const above = [
    { id: decider.superiorId, reason: '上一级人民政府' },
    { id: decider.lineSuperiorId, reason: '上一级主管部门' },
  ]
  if (kind === 'review' && !decider.superiorId) above.push({ id: decider.id, reason: '无上一级行政机关，由本级复查' })
  const found: Competent[] = []
  for (const { id, reason } of above) if (id) found.push(...(await officesOf(db, id, reason)))
  return found
}

/** What stands in the way of an organisation that is not competent. */
export const unlessCompetent = (competent: readonly Competent[], orgId: string, kind: ReviewKind) => {
  if (competent.some(({ id }) => id === orgId)) return undefined
  const names = competent.map(({ name, reason }) => `${name}（${reason}）`).join('、')
  return `本单位无权${REVIEW_KINDS[kind]}，有权的单位为：${names || '无'}`
}

function getOrgan(db: Db, id: string): Promise<Organ> {
  return db
    .selectFrom('organisation')
    .where('id', '=', id)
    .select(['id', 'is_petition as isBureau', 'parent1_id as superiorId', 'parent2_id as lineSuperiorId'])
    .executeTakeFirstOrThrow()
}

/** A petition department decides for its government. */
const actualOrgan = async (db: Db, organ: Organ): Promise<Organ> =>
  organ.isBureau && organ.superiorId ? await getOrgan(db, organ.superiorId) : organ

async function officesOf(db: Db, id: string, reason: string): Promise<Competent[]> {
  const rows = await db
    .selectFrom('organisation')
    .where(eb => eb.or([eb('id', '=', id), eb.and([eb('is_petition', '=', true), eb('parent1_id', '=', id)])]))
    .where('in_use', '=', true)
    .orderBy('is_petition')
    .orderBy('id')
    .select(['id', 'company_name as name'])
    .execute()
  return rows.map(row => ({ ...row, reason }))
}
