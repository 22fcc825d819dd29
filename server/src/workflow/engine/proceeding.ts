import type { TodoType } from '../../petitions/todos/types'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import type { CaseFile, Step } from './case-file'
import { give, type Holder } from './todos'
import type { Work } from './work'

/** What is carried on about a petition beside its steps, with a state of its own: a review, say. */
export interface Proceeding {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly petitionId: string
  /** The step of the petition that it is about. */
  readonly stepId: string
  /** The organisation that carries it on. */
  readonly orgId: string
  /** Who did something to it last, and when. */
  readonly changedBy: string
  readonly changedAt: Date
}

/** How the rows of a kind of proceeding are read, locked and written. */
export interface ProceedingKind {
  /** As refusals call it, like 复查复核. */
  readonly name: string
  /** What its states are called. */
  readonly states: Readonly<Record<string, string>>
  /** The state while leaders are asked. */
  readonly submitted: string
  /** The to-do of whoever carries it on. */
  readonly todo: TodoType
  readonly petitionOf: (db: Db, provinceCode: string, id: string) => Promise<{ petitionNo: string } | undefined>
  /** Keeps everybody else from it; its petition is locked before. */
  readonly lock: (db: Db, provinceCode: string, id: string) => Promise<Proceeding>
  readonly write: (work: Work, changes: ProceedingChange) => Promise<void>
}

interface ProceedingChange {
  readonly state: string
  readonly version: number
}

/** Number of the petition that a proceeding is about. */
export async function petitionNoOf(
  kind: ProceedingKind,
  { db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>,
  id: string,
): Promise<string> {
  const found = isRowId(id) ? await kind.petitionOf(db, caller.provinceCode, id) : undefined
  return found?.petitionNo ?? refuse('notFound', { what: kind.name })
}

/** Refuses where it is not as the caller saw it, and says who has changed it. */
export async function refuseOtherProceeding(db: Db, proceeding: Proceeding, version: number): Promise<void> {
  if (proceeding.version === version) return
  const { name } = await db
    .selectFrom('person')
    .where('id', '=', proceeding.changedBy)
    .select('user_name as name')
    .executeTakeFirstOrThrow()
  refuse('changedMeanwhile', { name, time: dateTimeOf(proceeding.changedAt) })
}

/** The step of the petition that a proceeding is about. */
export function stepOfProceeding({ steps, petition }: CaseFile, { stepId }: Proceeding): Step {
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw new Error(`Petition ${petition.petition_no} has no step ${stepId}`)
  return step
}

/** The proceeding on which an action acts. */
export function proceedingOf({ proceeding }: Pick<Work, 'proceeding'>): Proceeding {
  if (!proceeding) throw new Error('The action is on no proceeding')
  return proceeding
}

/** Takes a proceeding on to another state, written when the action ends. */
export function moveProceeding(work: Work, state: string): void {
  work.proceeding = { ...proceedingOf(work), state }
}

/** Opens a to-do about the proceeding with whoever is named. */
export const giveOn = (work: Work, type: TodoType, to: Holder, dueAt: Date | null): Promise<string> =>
  give(work, type, work.step, to, { dueAt, refId: proceedingOf(work).id })
