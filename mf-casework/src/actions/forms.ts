import type { ActionDescription } from '@portal/shared-lib/contract/rules/actions/description'
import { ACTION_NAMES, ACTIONS } from '@portal/shared-lib/contract/rules/actions/index'
import { REVIEW_ACTIONS } from '@portal/shared-lib/contract/rules/reviews/actions'
import { ADDRESSEE_ACTIONS, SUPERVISION_ACTIONS } from '@portal/shared-lib/contract/rules/supervisions/actions'
import { TERMINATION_ACTIONS } from '@portal/shared-lib/contract/rules/terminations/actions'
import type { ActionForm } from './form'

/** An action as it is filled in, of its description. */
export const formOf = (action: string, { fields, place: _, ...rest }: ActionDescription): ActionForm => ({
  ...rest,
  action,
  fields: Object.entries(fields).map(([name, field]) => ({ ...field, name })),
})

const ALL = ACTION_NAMES.map(action => formOf(action, ACTIONS[action]))

/** Every action as it is filled in, by the last part of its call. */
export const FORMS: ReadonlyMap<string, ActionForm> = new Map(ALL.map(form => [form.action, form]))

const OF_PROCEEDINGS = [REVIEW_ACTIONS, SUPERVISION_ACTIONS, ADDRESSEE_ACTIONS, TERMINATION_ACTIONS]
  .flatMap(actions => Object.entries<ActionDescription>(actions))
  .map(([action, description]) => formOf(action, description))

/** By the code under which an approval keeps it. */
export const FORMS_BY_CODE: ReadonlyMap<string, ActionForm> = new Map(
  [...ALL, ...OF_PROCEEDINGS].map(form => [form.code, form]),
)
