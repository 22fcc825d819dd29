import type { SignForAnswer } from '@portal/shared-lib/contract/calls/actions'
import type { PeopleAnswer } from '@portal/shared-lib/contract/calls/cases'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { CallDescriptor } from '@portal/shared-lib/contract/descriptor'
import type {
  ActionDescription,
  ActionField,
  Subject,
  Values,
} from '@portal/shared-lib/contract/rules/actions/description'

export type { LimitShown, Place, Problem, Values } from '@portal/shared-lib/contract/rules/actions/description'
export { listOf, textOf } from '@portal/shared-lib/contract/rules/actions/description'

/** What a form is filled in about. */
export interface About extends Subject {
  /** Its number is empty where there is none. */
  readonly petition: Subject['petition'] & Pick<PetitionAnswer, 'petitionNo' | 'version' | 'flags'>
  readonly people: PeopleAnswer
  /** What it is done to, where that is not the petition itself. */
  readonly proceeding?: { readonly id: string; readonly version: number }
}

/** One entry of a form; each kind has a control of its own. */
export type Field = ActionField & {
  /** As the call's argument is named. */
  readonly name: string
}

/** An action as it is filled in: its description, with the entries in their order. */
export interface ActionForm extends Omit<ActionDescription, 'action' | 'place' | 'fields'> {
  readonly action: string
  /** Its call, where it is none of the petition's. */
  readonly call?: CallDescriptor<unknown, SignForAnswer>
  readonly fields: readonly Field[]
}

export interface ChosenUnit {
  readonly orgId: string
  readonly name: string
  readonly isLead: boolean
  /** Ids of those there who are to know of a walled petition from now on. */
  readonly accessList?: readonly string[]
}

/** What is said of one petition of several. */
export interface PetitionLine {
  readonly petitionNo: string
  readonly text: string
}

/** Whether an entry is asked for as things stand. */
export const isAsked = ({ when, suits }: Field, values: Values, about: About): boolean =>
  (when?.(values) ?? true) && (suits?.(about) ?? true)
