import type { FormName } from './petition-forms'

/** What a field holds; a form chooses its control by it, the contract what it accepts, the server how it is stored. */
export type FieldKind = 'text' | 'day' | 'count' | 'amount' | 'flag' | 'code' | 'codes' | 'region' | 'id' | 'ids'

/** A field of a registration. */
export interface FieldRule {
  /** Name on the wire. */
  readonly wire: string
  readonly label: string
  readonly kind: FieldKind
  /** Forms on which it must be filled in. What depends on more stands in petition-rules. */
  readonly required?: 'always' | readonly FormName[]
  /** Code table of its values. */
  readonly table?: string
  /** The only values there are, where no table has them. */
  readonly values?: readonly string[]
  /** What they are called, where not as themselves. */
  readonly words?: Readonly<Record<string, string>>
  /** Characters of a text, entries of a list, or the greatest number. */
  readonly max?: number
  readonly min?: number
  /** What is said of more than that, where it has words of its own. */
  readonly tooMuch?: string
  /** What is said of a value that there is not. */
  readonly unknown?: string
  readonly look?: Look
  /** False where no column of its name, like `event_date`, holds it as it was typed in. */
  readonly column?: false
}

/** How a form shows a field beyond that. */
export interface Look {
  /** In the form's words. */
  readonly label?: string
  /** In the words of one form. */
  readonly labels?: Partial<Readonly<Record<FormName, string>>>
  /** Over both columns. */
  readonly wide?: boolean
  /** Lines of a long text. */
  readonly lines?: number
  /** Few values, all of them in sight: one click instead of two. */
  readonly inSight?: boolean
  readonly suffix?: string
  readonly placeholder?: string
  /** What a box to tick says. */
  readonly says?: string
  readonly upToToday?: boolean
  readonly shownWhen?: Condition
  readonly requiredWhen?: Condition
  /** What the forms demand though no description says so: rules do. */
  readonly required?: boolean
}

/** When something about a field holds, by what another field holds. */
export interface Condition {
  readonly field: string
  readonly among: readonly unknown[]
}

/** Whether a form asks for a field. */
export const isRequired = ({ required }: FieldRule, form: FormName): boolean =>
  required === 'always' || (required?.includes(form) ?? false)

/** What is said where it is missing. */
export const missingText = ({ kind, label }: FieldRule): string =>
  `${kind === 'code' || kind === 'codes' || kind === 'region' ? '请选择' : '请填写'}${label}`

/** The column of a field by its name: `event_date`, of `eventDate`. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
