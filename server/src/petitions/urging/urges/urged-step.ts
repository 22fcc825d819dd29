import type { Db } from '../../../platform/database/connect'

/** A step, as whoever urges it has to know it. */
export interface OfStep {
  readonly provinceCode: string
  readonly petitionId: string
  readonly stepId: string
  /** Of an order of supervision on the petition: who is urged in place of whoever has the step. */
  readonly addresseeId?: string
}

/** Whoever is urged, and about what, as messages call it. */
export interface UrgedStep {
  readonly orgId: string
  readonly deptId: string
  readonly handlerId: string | null
  readonly regionCode: string
  readonly subject: string
}

/** Locks the step, so that two who urge it come one after the other. */
export async function getUrgedStep(db: Db, { provinceCode, petitionId, stepId }: OfStep): Promise<UrgedStep> {
  const { petitionNo, ...step } = await db
    .selectFrom('handling_step as step')
    .innerJoin('organisation as receiver', 'receiver.id', 'step.to_org_id')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'step.province_code').onRef('petition.id', '=', 'step.petition_id'),
    )
    .where('step.province_code', '=', provinceCode)
    .where('step.petition_id', '=', petitionId)
    .where('step.id', '=', stepId)
    .select(['step.to_org_id as orgId', 'step.to_dept_id as deptId', 'step.handler_id as handlerId'])
    .select(['receiver.region_code as regionCode', 'petition.petition_no as petitionNo'])
    .forUpdate('step')
    .executeTakeFirstOrThrow()
  return { ...step, subject: `信访件${petitionNo}` }
}

/** The department and the person who have the step now: those of its open to-do, else those of the step. */
export async function holderOf(db: Db, { provinceCode, petitionId, stepId }: OfStep, step: UrgedStep) {
  const todo = await db
    .selectFrom('todo')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('step_id', '=', stepId)
    .where('org_id', '=', step.orgId)
    .where('done_at', 'is', null)
    .orderBy(eb => eb('person_id', '=', ''))
    .orderBy('due_at')
    .orderBy('id')
    .select(['dept_id as deptId', 'person_id as personId'])
    .executeTakeFirst()
  return todo ?? { deptId: step.deptId, personId: step.handlerId ?? '' }
}
