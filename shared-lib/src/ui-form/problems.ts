import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { PortalError } from '../api/portal-error'
import type { NameMap } from '../contract/names'

/** What is wrong with an entry, or, where it names none, with the form as a whole. */
export interface Problem {
  /** Path of the entry: `summary`, `persons.0.name`. */
  readonly field?: string | undefined
  readonly text: string
}

/** Problems of a rule that names what is wrong by the entry. */
export const problemsIn = (texts: Readonly<Record<string, string>>): readonly Problem[] =>
  Object.entries(texts).map(([field, text]) => ({ field, text }))

/** Problems as messages at their entries: of several at one entry the first. */
export function errorsOf(problems: readonly Problem[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { field, text } of problems)
    if (field !== undefined && get(errors, field) === undefined) set(errors, field, { type: 'problem', message: text })
  return errors
}

/** The rules of a form whose entries are checked as soon as they are left. */
export const resolverOf =
  (problemsOf: (values: FieldValues) => readonly Problem[]): Resolver<FieldValues> =>
  values => {
    const problems = problemsOf(values)
    return problems.length > 0 ? { values: {}, errors: errorsOf(problems) } : { values, errors: {} }
  }

/** A refusal of the server as a problem of a form, at its entry by the call's names on the wire. */
export function problemOfRefusal(error: PortalError, names: NameMap | undefined): Problem {
  const field = error.field === undefined ? undefined : englishPath(error.field.split('.'), names)
  return { field, text: error.message }
}

function englishPath([wire, ...rest]: readonly string[], names: NameMap | undefined): string {
  if (wire === undefined) return ''
  const entry = Object.entries(names ?? {}).find(([, to]) => (typeof to === 'string' ? to : to[0]) === wire)
  const [english, to] = entry ?? [wire, undefined]
  const isIndex = /^\d+$/.test(wire)
  const inside = typeof to === 'object' ? to[1] : isIndex ? names : undefined
  return [english, englishPath(rest, inside)].filter(Boolean).join('.')
}
