import type { Db } from '../database/connect'
import { openClocks } from './open-clocks'
import { type ClockType, getClockType } from './types'

export interface NearestDue {
  readonly id: string
  readonly type: ClockType
  readonly stepId: string | null
  readonly orgId: string
  readonly dueAt: Date
}

/** The running clock of a petition that is due first, of one organisation's where it is given; that gives the lamp. */
export async function nearestDue(
  db: Db,
  provinceCode: string,
  petitionId: string,
  orgId?: string,
): Promise<NearestDue | undefined> {
  const row = await openClocks(db, { provinceCode, petitionId, ...(orgId !== undefined && { orgId }) })
    .where('state', '=', 'running')
    .orderBy('due_at')
    .orderBy('id')
    .select(['id', 'type', 'step_id as stepId', 'org_id as orgId', 'due_at as dueAt'])
    .executeTakeFirst()
  return row && { ...row, type: getClockType(row.type) }
}
