import {
  RECOMMENDATION_KINDS,
  type RecommendationKind,
  RECOMMENDATION_STATE as STATE,
} from '@portal/shared-lib/contract/rules/recommendation'
import { inPlaceOf } from '../../people/organisations/successor'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** The page by which those who have it may read recommendations. */
export const RECOMMENDATIONS_PAGE = 'superviseManage/recommendations'

/** The three recommendations that were sent out of a petition, to or by the caller's organisation. */
export const sentRows = (db: Db, caller: Caller, petitionId: string) =>
  db
    .selectFrom('recommendation')
    .where('recommendation.province_code', '=', caller.provinceCode)
    .where('recommendation.petition_id', '=', petitionId)
    .where('recommendation.sent_at', 'is not', null)
    .where('recommendation.state', '<>', STATE.withdrawn)
    .where(eb =>
      eb.or([
        eb('recommendation.from_org_id', 'in', inPlaceOf(caller.orgId)),
        eb('recommendation.to_org_id', 'in', inPlaceOf(caller.orgId)),
      ]),
    )

/**
 * The three recommendations that were sent out of a petition which the caller may see, as lines of its timeline: to those
 * of the organisation that has sent one, or that it was sent to. They are no acts on the petition.
 */
export async function recommendationsSent(db: Db, caller: Caller, petitionId: string) {
  if (!caller.permissions.has(RECOMMENDATIONS_PAGE)) return []
  const rows = await sentRows(db, caller, petitionId)
    .innerJoin('person', 'person.id', 'recommendation.drafter_id')
    .innerJoin('organisation', 'organisation.id', 'recommendation.from_org_id')
    .innerJoin('department', 'department.id', 'recommendation.from_dept_id')
    .innerJoin('organisation as receiver', 'receiver.id', 'recommendation.to_org_id')
    .orderBy('recommendation.sent_at')
    .orderBy('recommendation.id')
    .select(['recommendation.sent_at', 'recommendation.kind', 'recommendation.document_no'])
    .select(['person.user_name as actor', 'organisation.company_name as organisation'])
    .select(['department.dept_name as department', 'receiver.company_name as receiver'])
    .execute()
  return rows.flatMap(({ sent_at: at, kind, document_no, receiver, ...row }) =>
    at ? [{ at, action: '三项建议', text: textOf(kind, document_no, receiver), onBehalfOf: '', ...row }] : [],
  )
}

const textOf = (kind: RecommendationKind, no: string, receiver: string): string =>
  `向${receiver}提出${RECOMMENDATION_KINDS[kind]}建议（${no}）`
