import type { approval } from '@portal/shared-lib/contract/approvals'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import type { Approval } from '../approval'
import { DECISION_NAMES } from '../decide/record'
import { urlOf } from '../signatures/signature'

type Decision = CallAnswer<typeof approval>['history'][number]

/** The decisions of this round and those before, oldest first. */
export async function historyOf(db: Db, approval: Approval): Promise<Decision[]> {
  const rows = await decisionsOf(db, approval).execute()
  return rows.map(({ at, decision, picture, ...row }) => ({
    ...row,
    at: dateTimeOf(at),
    decision,
    signature: picture ? urlOf(picture) : '',
    decisionName: DECISION_NAMES[decision],
  }))
}

function decisionsOf(db: Db, { provinceCode, id, applicant }: Approval) {
  return db
    .withRecursive('rounds', query =>
      query
        .selectFrom('approval')
        .where('province_code', '=', provinceCode)
        .where('id', '=', id)
        .select(['id', 'round', 'previous_id'])
        .unionAll(
          query
            .selectFrom('approval as earlier')
            .innerJoin('rounds', 'rounds.previous_id', 'earlier.id')
            .where('earlier.province_code', '=', provinceCode)
            .select(['earlier.id', 'earlier.round', 'earlier.previous_id']),
        ),
    )
    .selectFrom('rounds')
    .innerJoin('approval_decision as decided', join =>
      join.on('decided.province_code', '=', provinceCode).onRef('decided.approval_id', '=', 'rounds.id'),
    )
    .innerJoin('person', 'person.id', 'decided.person_id')
    .leftJoin('person as holder', 'holder.id', 'decided.on_behalf_of')
    .leftJoin('person as target', 'target.id', 'decided.target_id')
    .leftJoin('signature', 'signature.id', 'decided.signature_id')
    .leftJoinLateral(
      query =>
        query
          .selectFrom('post')
          .innerJoin('department', 'department.id', 'post.dept_id')
          .whereRef('post.person_id', '=', 'decided.person_id')
          .orderBy(eb => eb('post.org_id', '=', applicant.orgId), 'desc')
          .orderBy('post.id')
          .limit(1)
          .select(['dept_name', 'position_name'])
          .as('place'),
      join => join.onTrue(),
    )
    .orderBy('rounds.round')
    .orderBy('decided.seq')
    .select(['decided.at', 'decided.decision', 'decided.opinion', 'rounds.round', 'person.user_name as person'])
    .select('signature.picture')
    .select(eb => eb.fn.coalesce('place.dept_name', sql<string>`''`).as('department'))
    .select(eb => eb.fn.coalesce('place.position_name', sql<string>`''`).as('position'))
    .select(eb => eb.fn.coalesce('holder.user_name', sql<string>`''`).as('onBehalfOf'))
    .select(eb => eb.fn.coalesce('target.user_name', sql<string>`''`).as('target'))
}
