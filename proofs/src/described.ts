import * as entriesModule from '@portal/shared-lib/contract/rules/actions/entries'
import * as indexModule from '@portal/shared-lib/contract/rules/actions/index'

/** Compiled, a module of shared-lib is none of ES: all it exports comes as its default. As its source it has names. */
const named = <Exports extends object>(module: Exports): Exports => ({ ...module, ...Reflect.get(module, 'default') })

export type { ActionName } from '@portal/shared-lib/contract/rules/actions/index'
/** The actions as the portal describes them. */
export const { ACTIONS, ACTION_NAMES } = named(indexModule)
export const { codesOf, fits } = named(entriesModule)
