import { proveFederation } from './federation/prove.mjs'
import { proveMailKill } from './mail-kill/prove.mjs'
import { proveMutation } from './mutation/prove.mjs'
import { proveRights } from './rights/prove.mjs'
import { proveGolden } from './stories/golden.mjs'
import { proveStories } from './stories/long.mjs'
import { proveWorkflow } from './workflow/prove.mjs'
import { proveWorkflowKill } from './workflow-kill/prove.mjs'

/**
 * @typedef {object} Context
 * @property {string} root of the repository
 * @property {import('../console/steps.mjs').Steps} steps
 * @property {Record<string, string | undefined>} options of the command line
 */

/** Proofs by name; each answers its counts in a line, or throws. @type {Map<string, (context: Context) => Promise<string>>} */
export const PROOFS = new Map([
  ['federation', proveFederation],
  ['golden', proveGolden],
  ['mail-kill', proveMailKill],
  ['mutation', proveMutation],
  ['rights', proveRights],
  ['stories', proveStories],
  ['workflow', proveWorkflow],
  ['workflow-kill', proveWorkflowKill],
])
