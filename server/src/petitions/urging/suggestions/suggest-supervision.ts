import { SUGGESTED_REASONS } from '@portal/shared-lib/contract/rules/supervision'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { openTodo } from '../../todos/open'

/** For what it is suggested that a case is supervised (条例 第四十条), by the system or by whoever signs for and checks. */
export const SUGGESTIONS = {
  urged: '三次催办未回复',
  rejected: '办理报告两次被退回',
  overdue: '期限已过',
  noProgress: '办理期限过半仍无过程记录',
  notCarriedOut: '信访人不满意且核查未通过',
  proposed: '经办人转督办',
  repeated: '支持诉求并办结后信访人就同一事项再次信访',
} as const

export type SuggestionReason = keyof typeof SUGGESTIONS

/** What the to-do of a suggestion says of it: why it was made, and the situation (DM_DBQX) that it is about. */
export function suggestionIn(refId: string): { readonly why: SuggestionReason; readonly situation: string } {
  const [why = '', situation] = refId.split(':')
  return { why: why as SuggestionReason, situation: situation ?? SUGGESTED_REASONS[why] ?? '' }
}

interface OfStep {
  readonly provinceCode: string
  readonly petitionId: string
  readonly stepId: string
}

const SUPERVISOR = 'R09'

/**
 * Puts before the supervisors of whoever sent a step, else of whoever registered the petition, that it might be
 * supervised: once for each reason and step. Answers of which organisation; undefined where nobody is asked anew.
 */
export async function suggestSupervision(
  db: Db,
  of: OfStep,
  reason: SuggestionReason,
  createdAt: Date,
  /** Chosen by whoever asks for it; else it follows from the reason. */
  situation = '',
): Promise<string | undefined> {
  if (await wasSuggested(db, of, reason)) return undefined
  const office = await findSupervisors(db, of)
  if (!office) return undefined
  const todo = {
    ...of,
    ...office,
    type: 'superviseSuggestion',
    refId: [reason, situation].filter(Boolean).join(':'),
  } as const
  await openTodo(db, { ...todo, sourceOrgId: office.orgId, dueAt: null, createdAt })
  return office.orgId
}

async function wasSuggested(db: Db, { provinceCode, petitionId, stepId }: OfStep, reason: SuggestionReason) {
  const found = await db
    .selectFrom('todo')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('step_id', '=', stepId)
    .where('todo_type', '=', 'superviseSuggestion')
    .where(sql<boolean>`split_part(ref_id, ':', 1) = ${reason}`)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** The department of those who supervise. */
async function findSupervisors(db: Db, { provinceCode, stepId }: OfStep) {
  return await db
    .selectFrom('handling_step as step')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'step.province_code').onRef('petition.id', '=', 'step.petition_id'),
    )
    .innerJoin('post', join =>
      join.on(eb => eb('post.org_id', 'in', [eb.ref('step.from_org_id'), eb.ref('petition.register_org_id')])),
    )
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('step.province_code', '=', provinceCode)
    .where('step.id', '=', stepId)
    .where('post_role.role_code', '=', SUPERVISOR)
    .where('person.in_use', '=', true)
    .orderBy(eb => eb('post.org_id', '=', eb.ref('step.from_org_id')), 'desc')
    .orderBy('post.id')
    .select(['post.org_id as orgId', 'post.dept_id as deptId'])
    .executeTakeFirst()
}
