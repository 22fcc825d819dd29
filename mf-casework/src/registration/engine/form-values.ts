import { formatDay } from '@portal/shared-lib'
import type { RegisterArgs } from '@portal/shared-lib/contract/calls/registration'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import type { SimpleChecklist } from '@portal/shared-lib/contract/rules/simple'

/** What a form holds while it is filled in: the arguments of the call, each of which may still be missing. */
export interface FormValues
  extends Partial<
    Omit<RegisterArgs, 'interview' | 'phone' | 'form' | 'draftId' | 'fileIds' | 'filing' | 'fromDocument'>
  > {
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
  /** What was answered on the line. */
  readonly phone?: { readonly answer?: string }
  /** Of 修改: why, and the ids of files that are taken back. */
  readonly correction?: { readonly reason?: string; readonly withdrawn?: readonly string[] }
  /** Of 简易办理; the answer is kept whichever way is chosen in the end. */
  readonly simple?: {
    readonly way?: SimpleWay
    readonly checklist?: SimpleChecklist
    readonly answer?: string
    readonly deliveryMode?: string
  }
}

/** answer: closed at once. limited: within the short limit. ordinary: as every other petition. */
export type SimpleWay = 'answer' | 'limited' | 'ordinary'

export type PersonValues = NonNullable<FormValues['persons']>[number]

export const emptyPerson = (role: string): PersonValues => ({ role })

const IN_PERSON = '0'
const NOTHING_TICKED: NonNullable<FormValues['simple']> = {
  way: 'ordinary',
  checklist: {},
  answer: '',
  deliveryMode: IN_PERSON,
}

/** A registration that nobody has begun: of today, by the form's usual channel, of one person. */
export function emptyValues(form: FormName): FormValues {
  const [channel] = REGISTRATION_FORMS[form].channels
  return {
    channel,
    petitionDate: formatDay(new Date()),
    anonymous: false,
    personCount: 1,
    ...(['visit', 'reception'].includes(form) && { actualVisitors: 1 }),
    ...(form === 'simple' && { simple: NOTHING_TICKED }),
    persons: [emptyPerson(PERSON_ROLE.main)],
    extra: {},
    confirmed: [],
    decisions: [],
  }
}
