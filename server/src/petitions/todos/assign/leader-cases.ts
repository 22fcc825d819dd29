import { findLeader } from '../../../people/organisations/leader'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule, refusingAbout } from '../../../platform/refusal'
import { addStep } from '../../record/timeline'
import { mayHave } from '../owner'

/** Open cases of the caller's organisation for which a leader answers, in the order in which petitions are locked. */
export const casesOfLeader = (db: Db, { provinceCode, orgId }: Caller, leaderId: string) =>
  db
    .selectFrom('leader_case')
    .innerJoin('petition', join =>
      join
        .onRef('petition.province_code', '=', 'leader_case.province_code')
        .onRef('petition.id', '=', 'leader_case.petition_id'),
    )
    .where('leader_case.province_code', '=', provinceCode)
    .where('leader_case.org_id', '=', orgId)
    .where('leader_id', '=', leaderId)
    .where('result', '=', '')
    .orderBy('petition.id')
    .select(['leader_case.id as caseId', 'petition.id as petitionId', 'petition_no as petitionNo', 'petition.summary'])

export interface LeaderChange {
  readonly leaverId: string
  /** The new leader of each case. */
  readonly leaders: readonly { readonly caseId: string; readonly personId: string }[]
  /** As the timeline calls it. */
  readonly action: string
  readonly at: Date
}

/** Other leaders of the organisation answer for all that somebody answered for; refused while one has none. */
export async function handOverCases(db: Db, caller: Caller, change: LeaderChange): Promise<number> {
  const cases = await casesOfLeader(db, caller, change.leaverId).execute()
  const given = new Set(change.leaders.flatMap(({ caseId, personId }) => (personId ? [caseId] : [])))
  const missing = cases.filter(({ caseId }) => !given.has(caseId)).length
  if (missing > 0) refuseRule(`仍有${missing}件领导包案未指定接收人`)
  for (const one of cases) {
    const place = change.leaders.findLastIndex(({ caseId }) => caseId === one.caseId)
    const given = { ...one, leaderId: change.leaders[place]?.personId ?? '' }
    await refusingAbout(`baldList.${place}.userId`, () => giveCase(db, caller, given, change))
  }
  return cases.length
}

interface Given {
  readonly caseId: string
  readonly petitionId: string
  readonly leaderId: string
}

type Giving = Omit<LeaderChange, 'leaders'>

/** Refused where the leader is the one before, of elsewhere, or may not know of the petition. */
export async function giveCase(db: Db, caller: Caller, given: Given, { leaverId, action, at }: Giving): Promise<void> {
  const { caseId, petitionId, leaderId } = given
  const leader = await getNewLeader(db, caller, given, leaverId)
  await db
    .updateTable('leader_case')
    .set({ leader_id: leaderId, leader_duty: leader.duty })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', caseId)
    .execute()
  await addStep(db, caller, { petitionId, action, at, text: `领导包案：${leader.name}` })
}

/** Whoever is to answer for a case instead of another. */
export async function getNewLeader(
  db: Db,
  caller: Caller,
  { petitionId, leaderId }: Pick<Given, 'petitionId' | 'leaderId'>,
  leaverId: string,
) {
  const leader = leaderId === leaverId ? undefined : await findLeader(db, caller, leaderId)
  if (!leader) refuseRule('包案领导应为本单位在职人员，请另选')
  const { provinceCode } = caller
  if (!(await mayHave(db, { provinceCode, petitionId }, leaderId))) refuseRule('该人员不在知悉范围内，不能转办')
  return leader
}
