import type { Steps } from '../../scripts/console/steps.mjs'

/** What a proof is given. */
export interface Context {
  /** Root of the repository. */
  root: string
  steps: Steps
  /** Options of the command line. */
  options: Record<string, string | undefined>
}
