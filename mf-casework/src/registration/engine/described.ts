import { composition } from '@portal/shared-lib'
import { allExtraFields } from '@portal/shared-lib/contract/rules/channel-fields'
import { extraFieldsOf, type FormSection, ruleOf } from '@portal/shared-lib/contract/rules/extra-fields'
import { type FieldRule, isRequired, type Look } from '@portal/shared-lib/contract/rules/field'
import { PERSON_FIELDS, PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import { PART_FIELDS, type PartField } from './part-fields'

/** A field as a form shows it: what it is, from the one description of fields, and how it looks here. */
export interface Described extends Look {
  /** Its path in the form: `summary`, `persons.0.name`, `extra.grid`. */
  readonly path: string
  readonly kind: PartField['kind']
  readonly label: string
  readonly required: boolean
  readonly table?: string | undefined
  readonly values?: readonly string[] | undefined
  readonly max?: number | undefined
  readonly min?: number | undefined
  readonly words?: Readonly<Record<string, string>> | undefined
}

const PERSON_PATH = /^persons\.\d+\.(\w+)$/
const EXTRA_PATH = /^extra\.(\w+)$/

/** The description of a field by its path in a form. Throws where nothing describes it. */
export function described(path: string, form: FormName): Described {
  const rule = ruleAt(path)
  const { kind, table, values, words, max, min, look = {} } = rule
  const required = 'missing' in rule ? rule.missing !== undefined : isRequired(rule as FieldRule, form)
  return {
    ...look,
    ...(path === 'channel' && { wide: isWide(form) }),
    path,
    kind,
    table,
    values,
    words,
    max,
    min,
    label: look.labels?.[form] ?? look.label ?? rule.label,
    required: look.required ?? required,
  }
}

function ruleAt(path: string): FieldRule | PartField {
  const person = PERSON_PATH.exec(path)?.[1]
  if (person) return of(PERSON_FIELDS, person)
  const extra = EXTRA_PATH.exec(path)?.[1]
  if (extra) return extraRule(extra)
  return path in PART_FIELDS ? of(PART_FIELDS, path) : of(PETITION_FIELDS, path)
}

/** So many channels stand in one column. */
const FEW_CHANNELS = 3

const isWide = (form: FormName): boolean => REGISTRATION_FORMS[form].channels.length > FEW_CHANNELS

function of(rules: Readonly<Record<string, FieldRule | PartField>>, name: string): FieldRule | PartField {
  const rule = rules[name]
  if (!rule) throw new Error(`no field is called ${name}`)
  return rule
}

function extraRule(name: string): FieldRule {
  const field = allExtraFields(composition().province.extraFields).find(one => one.name === name)
  if (!field) throw new Error(`no field is called ${name}`)
  return ruleOf(field)
}

/** Paths of the fields that the province adds to a section of a form. */
export const extraPathsOf = (form: FormName, section: FormSection): readonly string[] =>
  extraFieldsOf(composition().province.extraFields ?? [], form)
    .filter(field => field.section === section)
    .map(({ name }) => `extra.${name}`)
