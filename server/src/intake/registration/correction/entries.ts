import { type ExtraField, ruleOf } from '@portal/shared-lib/contract/rules/extra-fields'
import type { FieldRule } from '@portal/shared-lib/contract/rules/field'
import { DUPLICATE_DECISIONS } from '@portal/shared-lib/contract/rules/petition-duplicates'
import {
  PERSON_FIELDS,
  PERSON_ROLE,
  PETITION_FIELDS,
  ROLE_NAMES,
} from '@portal/shared-lib/contract/rules/petition-fields'
import type { MaskName } from '../../../petitions/record/masked'
import type { RegisteredValues } from './registered'

/** A value of what was registered, with what is needed to tell of it. */
export interface Entry {
  readonly label: string
  readonly kind: FieldRule['kind'] | 'people'
  readonly value: unknown
  readonly table?: string | undefined
  /** What its values are called, where no table names them. */
  readonly words?: Readonly<Record<string, string>> | undefined
  /** How it is told to whoever may not read personal data. */
  readonly mask?: MaskName
}

const LEFT_ALONE: readonly string[] = ['channel', 'entryMode', 'originalText', 'fileIds']

const PARTS: Readonly<Record<string, Omit<Entry, 'value'>>> = {
  'inspection.team': { label: '巡视组名称', kind: 'text' },
  'inspection.dueOn': { label: '要求办结日期', kind: 'day' },
  'inspection.accessList': { label: '知悉范围', kind: 'people' },
  'reception.leaderId': { label: '接访领导', kind: 'people' },
  'reception.form': { label: '接访形式', kind: 'text' },
  'reception.day': { label: '接访日期', kind: 'day' },
  'reception.place': { label: '接访地点', kind: 'text' },
  'reception.instruction': { label: '领导批示意见', kind: 'text' },
  'reception.orgId': { label: '承办单位', kind: 'id' },
  'reception.dueOn': { label: '办结时限', kind: 'day' },
}

/** All that was registered, by its path in the form. */
export function entriesOf(values: RegisteredValues, extraFields: readonly ExtraField[]): ReadonlyMap<string, Entry> {
  return new Map([
    ...fieldsOf(PETITION_FIELDS, values).filter(([path]) => !LEFT_ALONE.includes(path)),
    ...values.persons.flatMap((person, at) => personEntries(person, at)),
    ...extraFields.map((field): Named => [`extra.${field.name}`, entryOf(ruleOf(field), values.extra[field.name])]),
    ...Object.entries(PARTS).map(([path, part]): Named => [path, { ...part, value: at(values, path) }]),
    ...values.decisions.map(decisionEntry),
  ])
}

type Named = readonly [path: string, entry: Entry]

const fieldsOf = (rules: Readonly<Record<string, FieldRule>>, values: object): Named[] =>
  Object.entries(rules).map(([name, rule]) => [name, entryOf(rule, Reflect.get(values, name))])

const entryOf = ({ label, kind, table, words }: FieldRule, value: unknown): Entry => ({
  label,
  kind,
  table,
  words,
  value,
})

function personEntries(person: RegisteredValues['persons'][number], at: number): Named[] {
  const who = person.role === PERSON_ROLE.main ? '' : `第${at + 1}人（${ROLE_NAMES[person.role] ?? ''}）`
  return fieldsOf(PERSON_FIELDS, person).map(([name, entry]) => [
    `persons.${at}.${name}`,
    { ...entry, label: `${who}${entry.label}`, ...maskOf(name, entry) },
  ])
}

const MASKS: Readonly<Record<string, MaskName>> = {
  name: 'name',
  idCard: 'idCard',
  mobile: 'mobile',
  phone: 'mobile',
  address: 'address',
}

/** What else somebody may be known by is not told at all. */
const maskOf = (name: string, { kind }: Entry): Pick<Entry, 'mask'> => {
  const mask = MASKS[name] ?? (kind === 'text' || kind === 'day' ? 'hidden' : undefined)
  return mask ? { mask } : {}
}

const decisionEntry = ({ petitionNo, decision }: RegisteredValues['decisions'][number]): Named => [
  `decisions.${petitionNo}`,
  { label: `与${petitionNo}的判重`, kind: 'code', words: DUPLICATE_DECISIONS, value: decision },
]

const at = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => (inside ? Reflect.get(inside as object, name) : undefined), values)
