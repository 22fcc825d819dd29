import { composition } from '@portal/shared-lib'
import { allExtraFields } from '@portal/shared-lib/contract/rules/channel-fields'
import { extraFieldsOf, type FormSection, ruleOf } from '@portal/shared-lib/contract/rules/extra-fields'
import {
  type FieldRule,
  isRequired,
  PERSON_FIELDS,
  PETITION_FIELDS,
} from '@portal/shared-lib/contract/rules/petition-fields'
import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import { LOOKS, type Look } from './looks'
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
  const { rule, look } = found(path, form)
  const { kind, label, table, values, max, min } = rule
  const required = 'missing' in rule ? rule.missing !== undefined : isRequired(rule as FieldRule, form)
  const words = 'words' in rule ? rule.words : undefined
  return { ...{ path, kind, table, values, max, min, words }, label, ...look, required: look.required ?? required }
}

interface Found {
  readonly rule: FieldRule | PartField
  readonly look: Look
}

function found(path: string, form: FormName): Found {
  const person = PERSON_PATH.exec(path)?.[1]
  if (person)
    return { rule: of(PERSON_FIELDS, person), look: { ...LOOKS[`persons.${person}`], ...personLook(person, form) } }
  const extra = EXTRA_PATH.exec(path)?.[1]
  if (extra) return { rule: extraRule(extra), look: LOOKS[path] ?? {} }
  const rule = path in PART_FIELDS ? of(PART_FIELDS, path) : of(PETITION_FIELDS, path)
  const words = path === 'petitionDate' ? DATE_WORDS[form] : undefined
  return { rule, look: { ...LOOKS[path], ...words, ...(path === 'channel' && { wide: isWide(form) }) } }
}

/** So many channels stand in one column. */
const FEW_CHANNELS = 3

const isWide = (form: FormName): boolean => REGISTRATION_FORMS[form].channels.length > FEW_CHANNELS

const DATE_WORDS: Partial<Record<FormName, Look>> = {
  letter: { label: '收信日期' },
  visit: { label: '来访日期' },
  phone: { label: '来电日期' },
  online: { label: '提交日期' },
  inspection: { label: '移交日期' },
}

/** What the rules ask of the main petitioner depends on the form. */
function personLook(name: string, form: FormName): Look {
  if (name === 'idCard') return { label: '身份证号', required: form === 'visit' }
  return name === 'mobile' ? { required: form === 'online' || form === 'phone' } : {}
}

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
