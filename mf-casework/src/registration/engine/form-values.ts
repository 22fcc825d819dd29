import { formatDay } from '@portal/shared-lib'
import type { RegisterArgs } from '@portal/shared-lib/contract/calls/registration'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'

/** What a form holds while it is filled in: the arguments of the call, each of which may still be missing. */
export interface FormValues
  extends Partial<Omit<RegisterArgs, 'interview' | 'form' | 'draftId' | 'fileIds' | 'filing'>> {
  /** Of an interview at the window. */
  readonly interview?: {
    readonly room?: string
    /** `HH:mm`. */
    readonly startedAt?: string
    readonly endedAt?: string
    readonly record?: string
    readonly answer?: string
    /** The window has sent the visitor, who has to be heard. */
    readonly isDue?: boolean
  }
  /** Of what is answered at once. */
  readonly simple?: { readonly answer?: string; readonly deliveryMode?: string }
}

export type PersonValues = NonNullable<FormValues['persons']>[number]

export const emptyPerson = (role: string): PersonValues => ({ role })

/** A registration that nobody has begun: of today, by the form's usual channel, of one person. */
export function emptyValues(form: FormName): FormValues {
  const [channel] = REGISTRATION_FORMS[form].channels
  return {
    channel,
    petitionDate: formatDay(new Date()),
    anonymous: false,
    personCount: 1,
    ...(['visit', 'reception'].includes(form) && { actualVisitors: 1 }),
    persons: [emptyPerson(PERSON_ROLE.main)],
    extra: {},
    confirmed: [],
    decisions: [],
  }
}
