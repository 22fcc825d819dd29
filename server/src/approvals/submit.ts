import { readThresholdsWithClock } from '../petitions/clocks/lamps/read-thresholds'
import type { Caller } from '../platform/caller'
import type { ChainNode } from '../platform/database/columns'
import type { Db } from '../platform/database/connect'
import { refuseRule } from '../platform/refusal'
import { type Approval, approvalOf } from './approval'
import { ask } from './chain/ask'
import { configuredChain } from './chain/configured'
import { nextNode } from './chain/next'
import { getSubject } from './subjects'

/** The act on a petition that is submitted instead of being done. */
export interface SubmittingWork {
  readonly caller: Caller
  readonly at: Date
  readonly file: { readonly petition: { readonly id: string; readonly due_at: Date | null } }
  /** Without an id where nobody has registered it yet. */
  readonly step: { readonly id: string | null; readonly row: { readonly due_at: Date | null } }
}

export interface Submission {
  /** Code under which its module has registered it. */
  readonly subjectType: string
  readonly subjectId: string
  readonly title: string
  /** What the approver is shown. */
  readonly snapshot: Readonly<Record<string, unknown>>
  /** The words that are compared with those of the round before. */
  readonly text: string
}

/**
 * Submits an act for approval in the caller's transaction; answers the approval's id. Undefined where the caller's
 * organisation needs nobody's agreement for it: then it is to be done at once. The timeline and the audit tell of it as
 * of any other act: that is for whoever submits it.
 */
export async function submit(db: Db, work: SubmittingWork, submission: Submission): Promise<string | undefined> {
  const { provinceCode, orgId } = work.caller
  const { subjectType } = submission
  getSubject(subjectType)
  const chain = await configuredChain(db, { provinceCode, orgId, subjectType })
  if (chain.length === 0) return undefined
  await refuseTwice(db, work, submission)
  return await start(db, work, submission, chain)
}

async function start(db: Db, work: SubmittingWork, submission: Submission, chain: ChainNode[]) {
  const { caller, at, file } = work
  const matter = { provinceCode: caller.provinceCode, petitionId: file.petition.id, applicant: caller }
  const next = await nextNode(db, matter, chain, 0)
  const approval = await store(db, work, submission, chain, next?.position ?? 0)
  await ask(db, approval, next?.people ?? [], at)
  return approval.id
}

async function refuseTwice(db: Db, { caller }: SubmittingWork, { subjectType, subjectId }: Submission) {
  const pending = await db
    .selectFrom('approval')
    .where('province_code', '=', caller.provinceCode)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'pending')
    .select('id')
    .executeTakeFirst()
  if (pending) refuseRule('该事项正在审批中，请勿重复送审')
}

async function store(
  db: Db,
  work: SubmittingWork,
  { subjectType, subjectId, title, snapshot, text }: Submission,
  chain: ChainNode[],
  position: number,
): Promise<Approval> {
  const previous = await returnedBefore(db, work, subjectType)
  const row = await db
    .insertInto('approval')
    .values({
      ...placeOf(work),
      ...(await lampThresholdsOf(db, work)),
      subject_type: subjectType,
      subject_id: subjectId,
      title,
      chain: JSON.stringify(chain),
      position,
      snapshot: JSON.stringify(snapshot),
      text,
      round: (previous?.round ?? 0) + 1,
      previous_id: previous?.id ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return approvalOf(row)
}

const placeOf = ({ caller, at, file, step }: SubmittingWork) => ({
  province_code: caller.provinceCode,
  petition_id: file.petition.id,
  step_id: step.id,
  applicant_id: caller.personId,
  applicant_holder_id: caller.holderId,
  org_id: caller.orgId,
  dept_id: caller.deptId,
  due_at: limitOf({ file, step }),
  submitted_at: at,
  arrived_at: at,
})

const lampThresholdsOf = (db: Db, { caller, at, file, step }: SubmittingWork) =>
  readThresholdsWithClock(db, {
    provinceCode: caller.provinceCode,
    petitionId: file.petition.id,
    stepId: step.id,
    orgId: caller.orgId,
    dueAt: limitOf({ file, step }),
    since: at,
  })

/** Of a step without a limit of its own, when the petition is due. */
const limitOf = ({ file, step }: Pick<SubmittingWork, 'file' | 'step'>) => step.row.due_at ?? file.petition.due_at

/** What was submitted of the same kind on the same step and came back, if nothing of it was approved since. */
async function returnedBefore(db: Db, { caller, file, step }: SubmittingWork, subjectType: string) {
  const last = await db
    .selectFrom('approval')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('step_id', 'is not distinct from', step.id)
    .where('subject_type', '=', subjectType)
    .orderBy('id', 'desc')
    .select(['id', 'round', 'state'])
    .executeTakeFirst()
  return last && (last.state === 'returned' || last.state === 'withdrawn') ? last : undefined
}
