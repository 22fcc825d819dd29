import { refuseChanged } from '../../people/directory/refuse-changed'
import type { Db } from '../../platform/database/connect'
import type { CaseFile, Step } from './case-file'

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
  /** The organisation that has begun it, where another one carries it on. */
  readonly officeId?: string
  /** Its number, as users call it. */
  readonly no: string
  /** Who did something to it last, and when. */
  readonly changedBy: string
  readonly changedAt: Date
}

/** Refuses where it is not as the caller saw it, and says who has changed it. */
export async function refuseOtherProceeding(db: Db, proceeding: Proceeding, version: number): Promise<void> {
  if (proceeding.version === version) return
  await refuseChanged(db, { changed_by: proceeding.changedBy, changed_at: proceeding.changedAt })
}

/** The step of the petition that a proceeding is about. */
export function stepOfProceeding({ steps, petition }: CaseFile, { stepId }: Proceeding): Step {
  const step = steps.find(({ id }) => id === stepId)
  if (!step) throw new Error(`Petition ${petition.petition_no} has no step ${stepId}`)
  return step
}
