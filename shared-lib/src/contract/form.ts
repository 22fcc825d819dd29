import { z } from 'zod'
import type { JsonField } from './descriptor'

type Fields = Record<string, z.ZodType>

/** Where each argument of a call travels, as in a table of calls. */
interface Parts {
  query?: Fields
  form?: Fields
  json?: Fields
  paramJson?: Fields
  jsonData?: Fields
  data?: Fields
  /** Name of the multipart field that holds the file. */
  file?: string
}

interface Options<Answer extends z.ZodType> extends Parts {
  answer: Answer
  /** Reachable without a session. */
  open?: boolean
  writes?: boolean
  slow?: boolean
  /** Asked by the page on its own, so that it keeps no idle session alive. */
  background?: boolean
  /** Answered also while the caller must change the password first. */
  beforePasswordChange?: boolean
  /** What the envelope says beside an answer. */
  message?: string
  /** A rule over several arguments: adds the Chinese texts of what is wrong. */
  check?: (args: never, problem: (text: string, field?: string) => void) => void
}

type Merged<P extends Parts> = FieldsOf<P, 'query'> &
  FieldsOf<P, 'form'> &
  FieldsOf<P, 'json'> &
  FieldsOf<P, 'paramJson'> &
  FieldsOf<P, 'jsonData'> &
  FieldsOf<P, 'data'>
type FieldsOf<P, K extends string> = P extends { [key in K]: infer F extends Fields } ? F : Record<never, never>

/** One call of the contract. `args` is what arrives, in English names, `answer` what leaves in `data`. */
export interface Call<Args extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly parts: Parts
  readonly args: Args
  readonly answer: Answer
  readonly open: boolean
  readonly writes: boolean
  readonly slow: boolean
  readonly background: boolean
  readonly beforePasswordChange: boolean
  readonly message: string
}

/** Describes a call. Server route, client endpoint, OpenAPI and fakes are all made from this. */
export function call<const P extends Options<z.ZodType>>(
  method: 'GET' | 'POST',
  path: string,
  options: P,
): Call<z.ZodObject<Merged<P>>, P['answer']> {
  const { answer, open = false, writes = false, slow = false, background = false, check, ...rest } = options
  const { beforePasswordChange = false, message = '', ...parts } = rest
  const { query, form, json, paramJson, jsonData, data } = parts
  const fields = z.object({ ...query, ...form, ...json, ...paramJson, ...jsonData, ...data })
  const args = check ? fields.superRefine((value, context) => check(value as never, addTo(context))) : fields
  return {
    method,
    path,
    parts,
    args: args as unknown as z.ZodObject<Merged<P>>,
    answer,
    open,
    writes,
    slow,
    background,
    beforePasswordChange,
    message,
  }
}

const INDEX = /^\d+$/

function addTo(context: z.RefinementCtx) {
  return (text: string, field?: string) =>
    context.addIssue({ code: 'custom', message: text, path: field === undefined ? [] : pathOf(field) })
}

/** `persons.0.name` as the place that it is. */
const pathOf = (field: string) => field.split('.').map(part => (INDEX.test(part) ? Number(part) : part))

/** What a caller passes: defaults may be left out. */
export type CallArgs<C> = C extends Call<infer Args, z.ZodType> ? z.input<Args> : never
/** What a handler receives. */
export type CallInput<C> = C extends Call<infer Args, z.ZodType> ? z.output<Args> : never
export type CallAnswer<C> = C extends Call<z.ZodType, infer Answer> ? z.output<Answer> : never

/** A field that the wire knows under another name. */
export const named = <S extends z.ZodType>(wire: string, schema: S): S => schema.meta({ wire })

export const JSON_FIELDS: readonly JsonField[] = ['paramJson', 'jsonData', 'data']
