import { RECOMMENDATION_ACTIONS, type RecommendationAction } from '@portal/shared-lib/contract/rules/recommendation'
import { sql } from 'kysely'
import { delegationsTo } from '../approvals/delegations/in-force'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Recommendation } from './row'

/** Approvals of recommendations in whose place their leaders have put the caller (授权代审), and which the caller has not written. */
const entrusted = (db: Db, caller: Caller, at: Date) =>
  delegationsTo(db, caller, at)
    .innerJoin('todo', join =>
      join
        .onRef('todo.person_id', '=', 'approval_delegation.from_person_id')
        .onRef('todo.org_id', '=', 'approval_delegation.org_id'),
    )
    .innerJoin('recommendation as entrusted', join =>
      join
        .onRef('entrusted.province_code', '=', 'todo.province_code')
        .on(
          'entrusted.id',
          '=',
          sql<string>`case when todo.todo_type = 'recommendationApproval' then todo.ref_id::bigint end`,
        ),
    )
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.petition_id', 'is', null)
    .where('todo.todo_type', '=', 'recommendationApproval')
    .where('todo.done_at', 'is', null)
    .where(COVERS)
    .where(sql<boolean>`${caller.personId} is distinct from ${WRITTEN_BY}`)

/** What is sent out counts as an order's sending, an answer as an order's answer: delegations name those. */
const COVERS = sql<boolean>`(subject_types = '{}'
  or case entrusted.state when '1' then 'supervision' else 'superviseAnswer' end = any(subject_types))`

const WRITTEN_BY = sql`case entrusted.state when '1' then entrusted.drafter_id else (
  select written_by from recommendation_answer as answer
  where answer.province_code = entrusted.province_code and answer.recommendation_id = entrusted.id
  order by round desc limit 1) end`

/** SQL for whether the recommendation in the query waits for somebody in whose place the caller decides. */
export const isEntrusted = (db: Db, caller: Caller, at: Date) =>
  sql<boolean>`recommendation.id in (${entrusted(db, caller, at).select('entrusted.id')})`

/** The caller in the place of a leader who is asked; undefined where none has entrusted it. */
export async function asDelegate(
  db: Db,
  caller: Caller,
  row: Recommendation,
  action: RecommendationAction,
  at: Date,
): Promise<Caller | undefined> {
  if (RECOMMENDATION_ACTIONS[action].button !== 'jy:agree') return undefined
  const seat = await entrusted(db, caller, at)
    .where('entrusted.id', '=', row.id)
    .orderBy('todo.id')
    .select('todo.person_id as personId')
    .executeTakeFirst()
  return seat && { ...caller, holderId: seat.personId }
}
