import { APPROVAL_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { readThresholdsWithClock } from './lamps/read-thresholds'

interface Moved {
  readonly provinceCode: string
  readonly petitionId: string
  /** When the petition is due now. */
  readonly dueAt: Date | null
}

/** Moves what waits for approval on a step without a limit of its own, and its to-dos: that is due when the petition is. */
export async function followPetition(db: Db, { provinceCode, petitionId, dueAt }: Moved, at: Date): Promise<void> {
  const waiting = await db
    .selectFrom('approval')
    .leftJoin('handling_step', join =>
      join.on('handling_step.province_code', '=', provinceCode).onRef('handling_step.id', '=', 'step_id'),
    )
    .where('approval.province_code', '=', provinceCode)
    .where('approval.petition_id', '=', petitionId)
    .where('approval.state', '=', 'pending')
    .where('handling_step.due_at', 'is', null)
    .where('approval.due_at', 'is distinct from', dueAt)
    .select(['approval.id', 'approval.step_id as stepId', 'approval.org_id as orgId'])
    .execute()
  for (const { id, stepId, orgId } of waiting) {
    const thresholds = await readThresholdsWithClock(db, { provinceCode, petitionId, stepId, orgId, dueAt, since: at })
    const moved = { due_at: dueAt, ...thresholds }
    await db.updateTable('approval').set(moved).where('province_code', '=', provinceCode).where('id', '=', id).execute()
    await db
      .updateTable('todo')
      .set(moved)
      .where('province_code', '=', provinceCode)
      .where('petition_id', '=', petitionId)
      .where('todo_type', 'in', APPROVAL_TODOS)
      .where('ref_id', '=', sql<string>`${id}::text`)
      .where('done_at', 'is', null)
      .execute()
  }
}
