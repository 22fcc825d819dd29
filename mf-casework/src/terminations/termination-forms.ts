import * as calls from '@portal/shared-lib/contract/calls/terminations'
import { TERMINATION_ACTIONS } from '@portal/shared-lib/contract/rules/terminations/actions'
import type { ActionForm } from '../actions/form'
import { formOf } from '../actions/forms'

/** What may be done with a filing, as it is filled in, by the last part of its call. */
export const TERMINATION_FORMS: ReadonlyMap<string, ActionForm> = new Map([
  ['supply', { ...formOf('supply', TERMINATION_ACTIONS.supply), call: calls.supply }],
  ['submit', { ...formOf('submit', TERMINATION_ACTIONS.submit), call: calls.submit }],
  ['pass', { ...formOf('pass', TERMINATION_ACTIONS.pass), call: calls.pass }],
  ['sendBack', { ...formOf('sendBack', TERMINATION_ACTIONS.sendBack), call: calls.sendBack }],
  ['recognise', { ...formOf('recognise', TERMINATION_ACTIONS.recognise), call: calls.recognise }],
  ['refuse', { ...formOf('refuse', TERMINATION_ACTIONS.refuse), call: calls.refuse }],
  ['withdraw', { ...formOf('withdraw', TERMINATION_ACTIONS.withdraw), call: calls.withdraw }],
  ['undo', { ...formOf('undo', TERMINATION_ACTIONS.undo), call: calls.undo }],
])
