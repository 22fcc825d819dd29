import { composition, formatDay } from '@portal/shared-lib'
import { allExtraFields } from '@portal/shared-lib/contract/rules/channel-fields'
import { type ExtraValues, extraProblems } from '@portal/shared-lib/contract/rules/extra-fields'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { missingFields } from '@portal/shared-lib/contract/rules/petition-required'
import { CONFIRMABLE, openProblems } from '@portal/shared-lib/contract/rules/petition-rules'
import { factsOf } from './facts'
import type { FormValues } from './form-values'
import { partProblems } from './part-fields'

/** What keeps a form from being registered, and the field where that is shown. */
export interface FieldProblem {
  readonly field: string
  readonly text: string
  /** Rule whose warning the registrar may confirm. */
  readonly confirmable?: Confirmable
}

/** How what is said of a value begins that nobody has confirmed. */
export const UNCONFIRMED = '请核对识别结果'

export type Confirmable = (typeof CONFIRMABLE)[number]

/** Everything that is wrong with a form: one problem a field, in the order in which the server would tell them. */
export function problemsOf(form: FormName, values: FormValues, handlerName: string): readonly FieldProblem[] {
  const facts = factsOf(form, values)
  // The check digit of demonstration persons is the server's to ask for.
  const context = { today: formatDay(new Date()), strictIdCards: false, handlerName }
  const extraFields = allExtraFields(composition().province.extraFields)
  return firstOfEach([
    ...missingFields(facts),
    ...openProblems(facts, context).map(({ rule, text, field }) => ({
      text,
      field,
      ...(isConfirmable(rule) && { confirmable: rule }),
    })),
    ...partProblems(form, values),
    ...extraProblems(extraFields, form, (values.extra ?? {}) as ExtraValues),
  ])
}

const isConfirmable = (rule: string): rule is Confirmable => (CONFIRMABLE as readonly string[]).includes(rule)

function firstOfEach(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const shown = problems.map(problem => ({ ...problem, field: shownAt(problem.field) }))
  return shown.filter((problem, at) => shown.findIndex(({ field }) => field === problem.field) === at)
}

/** What is about the people as a whole stands at the first of them. */
const shownAt = (field: string): string => (field === 'persons' ? 'persons.0.name' : field)
