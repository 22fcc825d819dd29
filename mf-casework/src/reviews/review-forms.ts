import * as calls from '@portal/shared-lib/contract/calls/reviews'
import { REVIEW_ACTIONS } from '@portal/shared-lib/contract/rules/reviews/actions'
import type { ActionForm } from '../actions/form'
import { formOf } from '../actions/forms'

/** What may be done with a review, as it is filled in, by the last part of its call. */
export const REVIEW_FORMS: ReadonlyMap<string, ActionForm> = new Map([
  ['accept', { ...formOf('accept', REVIEW_ACTIONS.accept), call: calls.accept }],
  ['refuse', { ...formOf('refuse', REVIEW_ACTIONS.refuse), call: calls.refuse }],
  ['askSupplement', { ...formOf('askSupplement', REVIEW_ACTIONS.askSupplement), call: calls.askSupplement }],
  ['supplemented', { ...formOf('supplemented', REVIEW_ACTIONS.supplemented), call: calls.supplemented }],
  ['askFile', { ...formOf('askFile', REVIEW_ACTIONS.askFile), call: calls.askFile }],
  ['handInFile', { ...formOf('handInFile', REVIEW_ACTIONS.handInFile), call: calls.handInFile }],
  ['openHearing', { ...formOf('openHearing', REVIEW_ACTIONS.openHearing), call: calls.openHearing }],
  ['closeHearing', { ...formOf('closeHearing', REVIEW_ACTIONS.closeHearing), call: calls.closeHearing }],
  ['draft', { ...formOf('draft', REVIEW_ACTIONS.draft), call: calls.draft }],
  ['deliver', { ...formOf('deliver', REVIEW_ACTIONS.deliver), call: calls.deliver }],
  ['withdraw', { ...formOf('withdraw', REVIEW_ACTIONS.withdraw), call: calls.withdraw }],
])
