import { type FieldRule, isRequired, missingText } from './field'
import type { FormName } from './petition-forms'
import type { Missing } from './petition-required'

/** Parts of a registration form. */
export const FORM_SECTIONS = ['source', 'persons', 'matter', 'details', 'scale'] as const
export type FormSection = (typeof FORM_SECTIONS)[number]

/** Kinds a province may choose from: those that name nothing but themselves or a code of a table. */
export const EXTRA_KINDS = ['text', 'day', 'count', 'amount', 'flag', 'code', 'codes'] as const

/** A field that a province adds to its registrations: described in data, never in code. */
export interface ExtraField extends Omit<FieldRule, 'wire' | 'unknown' | 'tooMuch' | 'column'> {
  /** Its name on the wire and where it is stored. */
  readonly name: string
  readonly kind: (typeof EXTRA_KINDS)[number]
  readonly section: FormSection
  /** Forms that ask for it; absent: all. */
  readonly forms?: readonly FormName[] | undefined
}

export type ExtraValue = string | number | boolean | readonly string[]
export type ExtraValues = Readonly<Record<string, ExtraValue>>

/** An added field as every other one. */
export const ruleOf = ({ name, ...rule }: ExtraField): FieldRule => ({ ...rule, wire: name })

/** Those that a form asks for. */
export const extraFieldsOf = (fields: readonly ExtraField[], form: FormName): readonly ExtraField[] =>
  fields.filter(({ forms }) => !forms || forms.includes(form))

/** What is missing of them, or beyond its limits. */
export const extraProblems = (fields: readonly ExtraField[], form: FormName, values: ExtraValues): readonly Missing[] =>
  extraFieldsOf(fields, form).flatMap(field => {
    const text = problemOf(ruleOf(field), form, values[field.name])
    return text ? [{ field: `extra.${field.name}`, text }] : []
  })

function problemOf(rule: FieldRule, form: FormName, value: ExtraValue | undefined): string | undefined {
  const { kind, label, min = 0, max = Number.MAX_SAFE_INTEGER } = rule
  if (isEmpty(value)) return isRequired(rule, form) ? missingText(rule) : undefined
  if (typeof value === 'string' && kind === 'text' && value.length > max) return `${label}不能超过${max}个字`
  if (typeof value !== 'number') return undefined
  if (value < min || (kind === 'count' && !Number.isInteger(value)))
    return kind === 'count' ? `${label}应为不小于${min}的整数` : `${label}应为不小于${min}的数`
  return value > max ? `${label}不能超过${max}` : undefined
}

const isEmpty = (value: ExtraValue | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
