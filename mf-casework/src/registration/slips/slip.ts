import type { RegisterAnswer } from '@portal/shared-lib/contract/calls/registration'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import type { ComponentType } from 'react'
import type { FormValues } from '../engine/form-values'
import type { Way } from '../way'

/** What was typed in, and what the server made of it. */
export interface Made {
  readonly form: FormName
  readonly answer: RegisterAnswer
  readonly values: FormValues
  readonly way: Way
}

/** A paper that is printed of what has just been registered. */
export interface Slip {
  readonly name: string
  readonly Paper: ComponentType<{ made: Made }>
  /** All but where it says otherwise. */
  readonly suits?: (made: Made) => boolean
}

/** The petitioner as typed in, whose own paper it is. */
export const petitionerOf = ({ values }: Made): string =>
  values.anonymous ? '匿名' : (values.persons?.[0]?.name ?? '')
