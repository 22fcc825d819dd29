import type { Updateable } from 'kysely'
import type { AuditEntry } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import type { Services } from '../../platform/services'
import { type CaseFile, type Petition, type Step, stepOf } from './case-file'
import type { Proceeding } from './proceeding'

/** An action under way on a petition that is locked for it, in its transaction. */
export interface Work {
  readonly db: Db
  readonly caller: Caller
  readonly services: Pick<Services, 'config' | 'fieldKeys' | 'now'>
  readonly at: Date
  /** When it was asked for, which is earlier where a leader had to agree. */
  readonly askedAt: Date
  readonly origin: Pick<AuditEntry, 'requestId' | 'address'>
  /** As the action has left it so far. */
  file: CaseFile
  /** On which step it acts. */
  step: Step
  /** What it acts on, where that is not the petition itself. */
  proceeding?: Proceeding
  /** What the petition's row is to become when the action ends. */
  readonly changes: Updateable<Database['petition']>
  /** Who has got a to-do as whose deputy, or by itself, as the timeline is to say it. */
  readonly deputies: Set<string>
}

/** Changes columns of the petition, seen at once and written when the action ends. */
export function changePetition(work: Work, changes: Updateable<Database['petition']>): void {
  Object.assign(work.changes, changes)
  work.file = { ...work.file, petition: { ...work.file.petition, ...changes } as Petition }
}

/** Changes columns of a step; answers it as it is now. */
export async function changeStep(
  work: Work,
  { id, row, watcherId }: Step,
  changes: Updateable<Database['handling_step']>,
): Promise<Step> {
  const changed = await work.db
    .updateTable('handling_step')
    .set(changes)
    .where('province_code', '=', row.province_code)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return putStep(work, stepOf(changed, watcherId))
}

/** Keeps a step that was written, in its place or as the last. */
export function putStep(work: Work, step: Step): Step {
  const others = work.file.steps.filter(({ id }) => id !== step.id)
  work.file = { ...work.file, steps: [...others, step].toSorted((a, b) => a.seq - b.seq) }
  if (work.step.id === step.id) work.step = step
  return step
}

/** The step it came from; undefined for the first. */
export const parentOf = ({ file }: Pick<Work, 'file'>, { parentId }: Step): Step | undefined =>
  file.steps.find(({ id }) => id === parentId)

export const childrenOf = ({ file }: Pick<Work, 'file'>, { id }: Step): Step[] =>
  file.steps.filter(({ parentId }) => parentId === id)
