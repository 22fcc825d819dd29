import { codesOf, fits } from '@portal/shared-lib/contract/rules/actions/entries'
import { countRequests } from '@portal/shared-lib/contract/rules/answer'
import { CLASSIFIED, findClassifiedWord } from '@portal/shared-lib/contract/rules/classified-words'
import {
  DOCUMENT_NO_TEXTS,
  isDocumentNo,
  LONGEST_DOCUMENT_NO,
  tidyDocumentNo,
} from '@portal/shared-lib/contract/rules/document-number'
import { type Delivery, deliveryProblems } from './deliveries'
import {
  type About,
  type ActionForm,
  type ChosenUnit,
  type Field,
  isAsked,
  listOf,
  type PetitionLine,
  type Problem,
  textOf,
  type Values,
} from './form'

const PETITION_NO_LENGTH = 20

/** What is wrong with what was entered, entry by entry, in the words of the server. */
export function problemsOf(form: ActionForm, values: Values, about: About): Problem[] {
  const asked = form.fields.filter(field => isAsked(field, values, about))
  const own = asked.flatMap(field => fieldProblems(field, values[field.name], about, values))
  const wrong = new Set(own.map(({ field }) => field))
  const together = form.check?.(values, about) ?? []
  return [...own, ...together.filter(({ field }) => !wrong.has(field))]
}

function fieldProblems(field: Field, value: unknown, about: About, values: Values): Problem[] {
  if (field.kind === 'deliveries') return deliveryProblems(field.name, field.text ?? '', listOf<Delivery>(value))
  const text = CHECKS[field.kind](field as never, value, about, values)
  return text ? [{ field: field.name, text }] : []
}

type Check<Kind extends Field['kind']> = (
  field: Extract<Field, { kind: Kind }>,
  value: unknown,
  about: About,
  values: Values,
) => string | undefined

const missing = ({ text }: Field, value: unknown) => (text && !value ? text : undefined)
const none = ({ text }: Field, value: unknown) => (text && listOf(value).length === 0 ? text : undefined)

const CHECKS: { readonly [Kind in Field['kind']]: Check<Kind> } = {
  words: wordsProblem,
  line: wordsProblem,
  documentNo: (_, value) =>
    isDocumentNo(tidyDocumentNo(textOf(value)))
      ? wordsProblem({ max: LONGEST_DOCUMENT_NO }, value)
      : DOCUMENT_NO_TEXTS.wrong,
  names: none,
  code: (field, value, _, values) =>
    missing(field, value) ?? (value && !fits(codesOf(field, values), textOf(value)) ? field.text : undefined),
  codes: none,
  choice: missing,
  point: missing,
  day: missing,
  number: ({ text, min, max }, value) =>
    value !== '' && Number.isInteger(Number(value)) && Number(value) >= min && Number(value) <= max ? undefined : text,
  units: unitsProblem,
  unit: none,
  files: none,
  file: none,
  petition: ({ text }, value) => (textOf(value).trim().length === PETITION_NO_LENGTH ? undefined : text),
  persons: none,
  answers: ({ text }, value, { petition }) =>
    listOf<{ text: string }>(value).filter(each => each.text.trim()).length < countRequests(petition.request)
      ? text
      : undefined,
  deliveries: () => undefined,
  eachPetition: (field, value, { petitions = [] }) => {
    const lines = listOf<PetitionLine>(value)
    const textOn = (no: string) => lines.find(({ petitionNo }) => petitionNo === no)?.text ?? ''
    return petitions.map(({ petitionNo }) => wordsProblem(field, textOn(petitionNo))).find(Boolean)
  },
}

interface Length {
  readonly min?: number
  readonly max: number
  readonly text?: string | undefined
  readonly tooLong?: string
  readonly isQuoted?: true
}

function wordsProblem({ min = 0, max, text, tooLong, isQuoted }: Length, value: unknown): string | undefined {
  const words = textOf(value).trim()
  if (words.length < min) return text
  if (words.length > max) return tooLong ?? `内容不能超过${max}个字`
  return !isQuoted && findClassifiedWord(words) ? CLASSIFIED : undefined
}

function unitsProblem({ text, hasLead }: Field & { kind: 'units' }, value: unknown): string | undefined {
  const units = listOf<ChosenUnit>(value)
  if (units.length === 0) return text
  return hasLead && units.filter(({ isLead }) => isLead).length !== 1 ? '请指定一个主办单位' : undefined
}
