import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
// Compiled, they are no ES modules, of which names could be imported.
const index: typeof import('@portal/shared-lib/contract/rules/actions/index') = require('@portal/shared-lib/contract/rules/actions/index')
const entries: typeof import('@portal/shared-lib/contract/rules/actions/entries') = require('@portal/shared-lib/contract/rules/actions/entries')

export type { ActionName } from '@portal/shared-lib/contract/rules/actions/index'
/** The actions as the portal describes them. */
export const { ACTIONS, ACTION_NAMES } = index
export const { codesOf, fits } = entries
