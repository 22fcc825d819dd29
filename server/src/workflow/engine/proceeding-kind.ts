import { isPetitionVisible, lockTogether } from '../../petitions/record/scope'
import type { TodoType } from '../../petitions/todos/types'
import type { Db } from '../../platform/database/connect'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import type { Proceeding } from './proceeding'
import { give, type Holder } from './todos'
import type { Work } from './work'

/** How the rows of a kind of proceeding are read, locked and written. */
export interface ProceedingKind {
  /** As refusals call it, like 复查复核. */
  readonly name: string
  /** What its states are called. */
  readonly states: Readonly<Record<string, string>>
  /** The state while leaders are asked. */
  readonly submitted: string
  /** Petitions that its actions may change beside its own, by their numbers: they are locked together with it. */
  readonly othersOf?: (db: Db, provinceCode: string, id: string) => Promise<readonly string[]>
  readonly petitionIdOf: (db: Db, provinceCode: string, id: string) => Promise<string | undefined>
  /** Keeps everybody else from it; its petition is locked before. */
  readonly lock: (db: Db, provinceCode: string, id: string) => Promise<Proceeding>
  readonly write: (work: Work, changes: ProceedingChange) => Promise<void>
  /** When whoever has what was submitted back is due; as the approval was, unless said otherwise. */
  readonly dueOf?: (work: Work) => Promise<Date | null>
}

interface ProceedingChange {
  readonly state: string
  readonly version: number
}

/** The petition that a proceeding is about; refused alike where there is none and where the caller may not know. */
export async function petitionOf(
  kind: ProceedingKind,
  { db, caller }: Pick<Ask<unknown>, 'db' | 'caller'>,
  id: string,
): Promise<string> {
  const petitionId = isRowId(id) ? await kind.petitionIdOf(db, caller.provinceCode, id) : undefined
  if (!petitionId || !(await isPetitionVisible(db, caller, petitionId))) return refuse('notFound', { what: kind.name })
  return petitionId
}

/** Keeps everybody else from all petitions that an action on a proceeding may change, in the order in which anybody does. */
export async function lockOthers(
  db: Db,
  provinceCode: string,
  kind: ProceedingKind | undefined,
  id: string,
): Promise<void> {
  const others = await kind?.othersOf?.(db, provinceCode, id)
  if (others) await lockTogether(db, provinceCode, others)
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
