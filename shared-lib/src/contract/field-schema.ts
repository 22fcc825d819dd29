import { z } from 'zod'
import { day } from './fields'
import { named } from './form'
import type { FieldKind, FieldRule } from './rules/field'

const MOST_CODE = 20
const MOST_ID = 64
const MOST_LIST = 50
const MOST_TEXT = 200

/** What each kind of field accepts. Whether it must be filled in depends on the form, and is asked by the rules. */
const KINDS = {
  text: ({ label, max = MOST_TEXT, tooMuch = `${label}不能超过${max}个字` }: FieldRule) =>
    z.string().trim().max(max, tooMuch).default(''),
  day: () => day.optional(),
  count: ({ label, min = 0, max = Number.MAX_SAFE_INTEGER }: FieldRule) => {
    const text = `${label}应为不小于${min}的整数`
    return z.int({ error: text }).min(min, text).max(max, `${label}不能超过${max}`).optional()
  },
  amount: ({ label, max = Number.MAX_SAFE_INTEGER }: FieldRule) =>
    z
      .number({ error: `${label}应为不小于0的数` })
      .min(0, `${label}应为不小于0的数`)
      .max(max, `${label}不能超过${max}`)
      .optional(),
  flag: () => z.boolean().default(false),
  code: (rule: FieldRule) => (listed(rule, '') ?? z.string().trim().max(MOST_CODE)).default(''),
  codes: (rule: FieldRule) =>
    z
      .array(listed(rule) ?? z.string().trim().min(1).max(MOST_CODE))
      .max(rule.max ?? MOST_LIST, `${rule.label}最多选择${rule.max ?? MOST_LIST}项`)
      .default([]),
  region: ({ label }: FieldRule) =>
    z
      .string()
      .regex(/^(\d{12})?$/, `请选择${label}`)
      .default(''),
  id: () => z.string().trim().max(MOST_ID).default(''),
  ids: ({ label, max = MOST_LIST, tooMuch = `${label}最多选择${max}项` }: FieldRule) =>
    z.array(z.string().max(MOST_ID)).max(max, tooMuch).default([]),
}

type Kinds = typeof KINDS
type FieldsOf<Rules extends Record<string, FieldRule>> = {
  [name in keyof Rules]: ReturnType<Kinds[Rules[name]['kind'] & FieldKind]>
}

/** The contract's fields as a description says them. */
export function fieldsOf<const Rules extends Record<string, FieldRule>>(rules: Rules): FieldsOf<Rules> {
  const fields = Object.entries(rules).map(([name, rule]) => [name, named(rule.wire, KINDS[rule.kind](rule))])
  return Object.fromEntries(fields)
}

/** The values of a field that lists them, besides `more`; undefined where a table has them. */
function listed({ values, label }: FieldRule, ...more: string[]): z.ZodType<string, string> | undefined {
  return values && z.enum([...more, ...values], { error: `请选择${label}` })
}
