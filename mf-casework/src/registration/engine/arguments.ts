import type { RegisterArgs } from '@portal/shared-lib/contract/calls/registration'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import type { FormValues } from './form-values'

/** What every call that registers a petition takes, whichever way it came. */
export type CommonArgs = Omit<
  RegisterArgs,
  'interview' | 'phone' | 'form' | 'inspection' | 'reception' | 'draftId' | 'filing' | 'fromDocument'
>

/** The arguments of the call as the form holds them: fields that were emptied are left out. */
export function argumentsOf(values: FormValues, fileIds: readonly string[]): CommonArgs {
  const { inspection: _inspection, reception: _reception, interview: _interview, simple: _simple, ...others } = values
  const { correction: _correction, phone: _phone, ...common } = others
  const persons = (values.persons ?? []).filter(({ role }) => !values.anonymous || role === PERSON_ROLE.accused)
  return {
    ...filled(common),
    extra: filled(values.extra ?? {}),
    persons: persons.map(person => ({ ...filled(person), role: person.role })),
    fileIds: [...fileIds],
  } as CommonArgs
}

const filled = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Values
