import * as entriesModule from '@portal/shared-lib/contract/rules/actions/entries'
import * as indexModule from '@portal/shared-lib/contract/rules/actions/index'
import * as reviewsModule from '@portal/shared-lib/contract/rules/reviews/actions'

/** Compiled, a module of shared-lib is none of ES: all it exports comes as its default. As its source it has names. */
const named = <Exports extends object>(module: Exports): Exports => ({ ...module, ...Reflect.get(module, 'default') })

export type { ActionName } from '@portal/shared-lib/contract/rules/actions/index'
export type { ReviewActionName } from '@portal/shared-lib/contract/rules/reviews/actions'
/** The actions as the portal describes them. */
export const { ACTIONS, ACTION_NAMES } = named(indexModule)
/** What is done with a review. */
export const { REVIEW_ACTIONS } = named(reviewsModule)
export const { codesOf, fits } = named(entriesModule)
