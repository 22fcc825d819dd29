import * as calls from '@portal/shared-lib/contract/calls/supervisions'
import { ADDRESSEE_ACTIONS, SUPERVISION_ACTIONS } from '@portal/shared-lib/contract/rules/supervisions/actions'
import type { ActionForm } from '../actions/form'
import { formOf } from '../actions/forms'

/** What may be done with an order for one of its addressees, as it is filled in, by the last part of its call. */
const ADDRESSEE_FORMS: readonly ActionForm[] = [
  { ...formOf('sign', ADDRESSEE_ACTIONS.sign), call: calls.sign },
  { ...formOf('feedBack', ADDRESSEE_ACTIONS.feedBack), call: calls.feedBack },
  { ...formOf('askReturn', ADDRESSEE_ACTIONS.askReturn), call: calls.askReturn },
  { ...formOf('askExtension', ADDRESSEE_ACTIONS.askExtension), call: calls.askExtension },
  { ...formOf('replyUrge', ADDRESSEE_ACTIONS.replyUrge), call: calls.replyUrge },
  { ...formOf('acceptFeedback', ADDRESSEE_ACTIONS.acceptFeedback), call: calls.acceptFeedback },
  { ...formOf('sendBack', ADDRESSEE_ACTIONS.sendBack), call: calls.sendBack },
  { ...formOf('agreeReturn', ADDRESSEE_ACTIONS.agreeReturn), call: calls.agreeReturn },
  { ...formOf('refuseReturn', ADDRESSEE_ACTIONS.refuseReturn), call: calls.refuseReturn },
  { ...formOf('urge', ADDRESSEE_ACTIONS.urge), call: calls.urge },
  { ...formOf('extend', ADDRESSEE_ACTIONS.extend), call: calls.extend },
  { ...formOf('refuseExtension', ADDRESSEE_ACTIONS.refuseExtension), call: calls.refuseExtension },
  { ...formOf('close', ADDRESSEE_ACTIONS.close), call: calls.close },
]

/** With the order as a whole. */
export const SUBMIT: ActionForm = { ...formOf('submit', SUPERVISION_ACTIONS.submit), call: calls.submit }

const ORDER_FORMS: readonly ActionForm[] = [
  SUBMIT,
  { ...formOf('withdraw', SUPERVISION_ACTIONS.withdraw), call: calls.withdraw },
  { ...formOf('again', SUPERVISION_ACTIONS.again), call: calls.again },
]

const byAction = (forms: readonly ActionForm[]): ReadonlyMap<string, ActionForm> =>
  new Map(forms.map(form => [form.action, form]))

export const SUPERVISION_FORMS = byAction([...ORDER_FORMS, ...ADDRESSEE_FORMS])

/** What is done for one addressee, not with the order as a whole. */
export const isForAddressee = (action: string): boolean => ADDRESSEE_FORMS.some(form => form.action === action)
