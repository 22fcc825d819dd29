import type { Subject } from './subject.ts'

export interface Finding {
  /** Breaches in words; none where the remote fits. */
  breaches: string[]
  /** A few words beside the name of the check. */
  detail?: string
  /** What to know, though it is no breach. */
  notes?: string[]
  /** Why nothing was looked at. */
  skipped?: string
}

export interface Check {
  name: string
  /** What to do about a breach. */
  todo: string
  look: (subject: Subject, tell: (detail: string) => void) => Finding | Promise<Finding>
}
