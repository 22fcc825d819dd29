import { WORKFLOW_ACTIONS } from './all-actions'
import type { Action } from './engine/action'

const table: Action[] = [...WORKFLOW_ACTIONS]

/**
 * The table of actions, in the order in which a case has them, then those of the wings above, which are never what waits
 * to be done first while there is anything else. docs/workflow.md says the same in words.
 */
export const ACTIONS: readonly Action[] = table

/** Adds actions of a wing above. */
export const addActions = (actions: readonly Action[]): number => table.push(...actions)
