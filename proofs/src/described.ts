import * as entriesModule from '@portal/shared-lib/contract/rules/actions/entries'
import * as indexModule from '@portal/shared-lib/contract/rules/actions/index'
import * as reviewModule from '@portal/shared-lib/contract/rules/review'
import * as reviewsModule from '@portal/shared-lib/contract/rules/reviews/actions'
import * as supervisionsModule from '@portal/shared-lib/contract/rules/supervisions/actions'
import * as terminationsModule from '@portal/shared-lib/contract/rules/terminations/actions'

/** Compiled, a module of shared-lib is none of ES: all it exports comes as its default. As its source it has names. */
const named = <Exports extends object>(module: Exports): Exports => ({ ...module, ...Reflect.get(module, 'default') })

export type { ActionName } from '@portal/shared-lib/contract/rules/actions/index'
/** The actions as the portal describes them. */
export const { ACTIONS, ACTION_NAMES } = named(indexModule)
/** What is done with a review. */
export const { REVIEW_ACTIONS } = named(reviewsModule)
export const { CONCLUSION_NAMES } = named(reviewModule)
/** What is done with an order of supervision, and for one of its addressees. */
export const { SUPERVISION_ACTIONS, ADDRESSEE_ACTIONS } = named(supervisionsModule)
/** What is done with a filing for termination. */
export const { TERMINATION_ACTIONS } = named(terminationsModule)
export const { codesOf, fits } = named(entriesModule)
