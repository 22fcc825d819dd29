import type { Selectable } from 'kysely'
import type { ChainNode } from '../platform/database/columns'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'

export type ApprovalRow = Selectable<Database['approval']>

/** Something submitted for approval. */
export interface Approval {
  readonly id: string
  readonly provinceCode: string
  readonly subjectType: string
  readonly subjectId: string
  readonly petitionId: string
  readonly stepId: string | null
  readonly title: string
  readonly chain: readonly ChainNode[]
  /** Index of the node that is asked now. */
  readonly position: number
  readonly version: number
  readonly state: ApprovalRow['state']
  readonly applicant: Applicant
  readonly dueAt: Date | null
  readonly submittedAt: Date
  readonly arrivedAt: Date
  readonly endedAt: Date | null
  /** As it was submitted. */
  readonly snapshot: Readonly<Record<string, unknown>>
  readonly text: string
  /** 1 at the first submission, one more each time it comes again. */
  readonly round: number
  readonly previousId: string | null
}

/** Who submitted it, in which post. */
export interface Applicant {
  readonly personId: string
  /** Whose post it was: the person's own, or somebody else's. */
  readonly holderId: string
  readonly orgId: string
  readonly deptId: string
}

export const approvalOf = (row: ApprovalRow): Approval => ({
  id: row.id,
  provinceCode: row.province_code,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  petitionId: row.petition_id,
  stepId: row.step_id,
  title: row.title,
  chain: row.chain,
  position: row.position,
  version: row.version,
  state: row.state,
  applicant: applicantOf(row),
  dueAt: row.due_at,
  submittedAt: row.submitted_at,
  arrivedAt: row.arrived_at,
  endedAt: row.ended_at,
  snapshot: row.snapshot,
  text: row.text,
  round: row.round,
  previousId: row.previous_id,
})

const applicantOf = (row: ApprovalRow): Applicant => ({
  personId: row.applicant_id,
  holderId: row.applicant_holder_id,
  orgId: row.org_id,
  deptId: row.dept_id,
})

/** Everybody whose own draft it is. */
export const draftersOf = ({ applicant }: Pick<Approval, 'applicant'>): string[] => [
  ...new Set([applicant.personId, applicant.holderId]),
]

/** Changes columns of an approval, raises its version, and answers it as it is now. */
export async function changeApproval(
  db: Db,
  { provinceCode, id, version }: Approval,
  changes: Partial<{
    chain: string
    position: number
    state: ApprovalRow['state']
    arrived_at: Date
    ended_at: Date
  }>,
): Promise<Approval> {
  const row = await db
    .updateTable('approval')
    .set({ ...changes, version: version + 1 })
    .where('province_code', '=', provinceCode)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return approvalOf(row)
}
