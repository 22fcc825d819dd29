import { z } from 'zod'
import { type Delivery, deliveries } from './delivery'
import { documentNo } from './document-number'
import { day } from './fields'
import { named } from './form'
import { Receivers } from './receivers'
import type { ActionDescription, ActionField, Values } from './rules/actions/description'
import { codesOf, fits } from './rules/actions/entries'
import { MAX_FILES, TOO_MANY_FILES } from './rules/attachment'
import { MOST_PETITIONS } from './rules/supervision'
import { unclassified } from './written'

const MOST_CODE = 20
const MOST_NAME = 50
const MOST_ANSWERS = 50
const PETITION_NO = 20

const Answer = (text: string | undefined) =>
  z.object({ no: named('xh', z.int().min(1)), text: wordsOf({ min: 1, max: 2000, text }) })

const Line = (text: string | undefined, { min, max }: { readonly min: number; readonly max: number }) =>
  z.object({ petitionNo: named('xfjbh', z.string().trim().length(PETITION_NO)), text: wordsOf({ min, max, text }) })

/** What an entry holds. */
type ValueOf<F extends ActionField> = F extends { options: readonly (readonly [infer Value, string])[] }
  ? Value
  : F extends { kind: 'code'; codes: readonly (infer Code)[] }
    ? Code
    : F extends { kind: 'codes'; codes: readonly (infer Code)[] }
      ? Code[]
      : F['kind'] extends 'number'
        ? number
        : F['kind'] extends 'persons'
          ? number[]
          : F['kind'] extends 'codes' | 'names' | 'files' | 'units'
            ? string[]
            : string

/** What may be left out, though it is told of where the case asks for it. */
type Loose = 'answers' | 'names' | 'deliveries' | 'point' | 'eachPetition'

type SchemaOf<F extends ActionField> = F extends { kind: 'units'; hasLead: true }
  ? typeof Receivers
  : F['kind'] extends 'deliveries'
    ? z.ZodDefault<z.ZodArray<typeof Delivery>>
    : F['kind'] extends 'answers'
      ? z.ZodDefault<z.ZodArray<ReturnType<typeof Answer>>>
      : F['kind'] extends 'eachPetition'
        ? z.ZodDefault<z.ZodArray<ReturnType<typeof Line>>>
        : F['kind'] extends 'point'
          ? z.ZodDefault<z.ZodBoolean>
          : F extends { text: string; when?: never; kind: Exclude<ActionField['kind'], Loose> }
            ? z.ZodType<ValueOf<F>, ValueOf<F>>
            : F['kind'] extends 'day'
              ? z.ZodOptional<z.ZodType<string, string>>
              : z.ZodDefault<z.ZodType<ValueOf<F>, ValueOf<F>>>

/** The arguments of an action's call. */
export type ActionFields<D extends ActionDescription> = { [name in keyof D['fields']]: SchemaOf<D['fields'][name]> }

/** The call's arguments as a description has them. */
export function fieldsOfAction<const D extends ActionDescription>({ fields }: D): ActionFields<D> {
  const entries = Object.entries(fields).map(([name, field]) => [name, named(field.wire, schemaOf(field))])
  return Object.fromEntries(entries)
}

/** Tells of what is asked for by what else is entered and is not there, and of what several entries say together. */
export function checkAction(
  { fields, check }: ActionDescription,
  args: Values,
  problem: (text: string, field: string) => void,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const isWrong = field.text && field.when?.(args) && isLacking(field, args[name], args)
    if (isWrong) problem(field.text, name)
  }
  for (const { field, text } of check?.(args) ?? []) problem(text, field)
}

/** Whether an entry that is asked for holds too little. */
function isLacking(field: ActionField, value: unknown, args: Values): boolean {
  if (Array.isArray(value)) return value.length === 0
  const text = String(value ?? '')
  if (field.kind === 'words' || field.kind === 'line') return text.length < (field.min ?? 0)
  if (field.kind === 'petition') return text.length !== PETITION_NO
  return field.kind === 'code' ? !text || !fits(codesOf(field, args), text) : !text
}

const choiceOf = (options: readonly (readonly [string, string])[], text: string | undefined) =>
  z.enum(
    options.map(([value]) => value),
    { error: text },
  )

function schemaOf(field: ActionField): z.ZodType {
  const { text } = field
  const isRequired = text !== undefined && field.when === undefined
  switch (field.kind) {
    case 'words':
    case 'line':
      return isRequired ? wordsOf(field) : wordsOf({ ...field, min: 0 }).default('')
    case 'documentNo':
      return documentNo
    case 'names':
      return z.array(z.string().trim().min(1).max(MOST_NAME)).max(field.most).default([])
    case 'code':
      return isRequired
        ? codeOf(field)
        : z
            .string()
            .max(MOST_CODE)
            .default(field.fallback ?? '')
    case 'codes':
      return atLeast(z.array(codeOf({ codes: field.codes, text }), { error: text }).max(field.most), isRequired, text)
    case 'choice':
      return isRequired ? choiceOf(field.options, text) : choiceOf([...field.options, ['', '']], text).default('')
    case 'point':
      return z
        .boolean()
        .default(false)
        .refine(isSo => isSo || text === undefined, text)
    case 'day':
      return isRequired ? z.iso.date({ error: text }) : day.optional()
    case 'number':
      return z.int({ error: text }).min(field.min, text).max(field.max, text)
    case 'units':
      return field.hasLead ? Receivers : unitsOf(field.most, text)
    case 'unit':
    case 'file':
      return isRequired ? z.string({ error: text }).min(1, text) : z.string().default('')
    case 'files':
      return atLeast(z.array(z.string(), { error: text }).max(MAX_FILES, TOO_MANY_FILES), isRequired, text)
    case 'petition':
      return isRequired ? z.string({ error: text }).trim().length(PETITION_NO, text) : z.string().trim().default('')
    case 'persons':
      return atLeast(z.array(z.int().min(1), { error: text }).max(field.most), isRequired, text, field.fallback)
    case 'answers':
      return z.array(Answer(text)).max(MOST_ANSWERS).default([])
    case 'deliveries':
      return deliveries.deliveries
    case 'eachPetition':
      return z.array(Line(text, field)).max(MOST_PETITIONS).default([])
  }
}

interface WordsLength {
  readonly min?: number
  readonly max: number
  readonly text?: string | undefined
  readonly tooLong?: string
  readonly isQuoted?: true
}

function wordsOf({ min = 0, max, text, tooLong = `内容不能超过${max}个字`, isQuoted }: WordsLength) {
  const words = isQuoted
    ? z.string({ error: text }).trim().max(max, tooLong)
    : unclassified(text ?? tooLong, max, tooLong)
  return words.min(min, text)
}

function codeOf({ codes, text }: { readonly codes?: unknown; readonly text?: string | undefined }) {
  if (Array.isArray(codes)) return z.enum(codes, { error: text })
  const code = z.string({ error: text }).min(1, text).max(MOST_CODE, text)
  return codes instanceof RegExp ? code.regex(codes, text) : code
}

const unitsOf = (most: number, text: string | undefined) =>
  z.array(z.string().min(1)).min(1, text).max(most, `一次最多选择${most}个单位`)

const atLeast = <Item extends z.ZodType<string> | z.ZodType<number>>(
  list: z.ZodArray<Item>,
  isRequired: boolean,
  text: string | undefined,
  fallback: readonly z.output<Item>[] = [],
): z.ZodType => (isRequired ? list.min(1, text) : list.default([...fallback]))
