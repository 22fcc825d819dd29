import { STATE, STEP } from '../petitions/record/states'
import { startTimeline } from '../petitions/record/timeline'
import { dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'

/** What an order hangs on: a petition, or the file of a topic, and its first step. */
export interface Anchor {
  readonly petitionId: string
  readonly stepId: string
}

/**
 * Opens the file of a topic: a petition without a number, which nothing lists, finds or counts. To-dos, limits, approvals
 * and the timeline of the order lie on it as on any other.
 */
export async function openTopic(db: Db, caller: Caller, title: string, at: Date): Promise<Anchor> {
  const { provinceCode, orgId, deptId, holderId, regionCode } = caller
  const { id: petitionId } = await db
    .insertInto('petition')
    .values({
      province_code: provinceCode,
      petition_no: '',
      title,
      state: STATE.draft,
      end_state: STATE.draft,
      channel: '',
      petition_date: dayOf(at),
      registered_at: at,
      register_org_id: orgId,
      register_dept_id: deptId,
      register_person_id: caller.personId,
      anonymous: false,
      person_count: 1,
      place_region: regionCode,
      purpose: '',
      category: '',
      summary: '',
      evaluable: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: stepId } = await db
    .insertInto('handling_step')
    .values({
      province_code: provinceCode,
      petition_id: petitionId,
      seq: 1,
      from_org_id: orgId,
      from_dept_id: deptId,
      from_person_id: holderId,
      to_org_id: orgId,
      to_dept_id: deptId,
      state: STEP.done,
      sent_at: at,
      closed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await startTimeline(db, caller, { petitionId, action: '督办拟稿', at, stepId, text: title }, STATE.draft)
  return { petitionId, stepId }
}

/** Another title of a topic. */
export async function renameTopic(db: Db, { provinceCode }: Caller, petitionId: string, title: string): Promise<void> {
  await db
    .updateTable('petition')
    .set({ title })
    .where('province_code', '=', provinceCode)
    .where('id', '=', petitionId)
    .execute()
}
