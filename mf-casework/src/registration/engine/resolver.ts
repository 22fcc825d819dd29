import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import type { FormValues } from './form-values'
import { problemsOf } from './problems'

/** The form's rules for react-hook-form: those of the server, in the same words. */
export const resolverFor =
  (form: FormName, handlerName: string): Resolver<FieldValues> =>
  values => {
    const problems = problemsOf(form, values as FormValues, handlerName)
    return problems.length > 0 ? { values: {}, errors: nested(problems) } : { values, errors: {} }
  }

function nested(problems: ReturnType<typeof problemsOf>): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, text, confirmable } of problems)
    set(errors, field, { type: confirmable ?? 'rule', message: text })
  return errors
}
