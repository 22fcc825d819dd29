import { type Call, type CallArgs, JSON_FIELDS } from '@portal/shared-lib/contract/form'
import { toWire } from '@portal/shared-lib/contract/names'
import { namesOf, wireNameOf } from '@portal/shared-lib/contract/names-of'

export interface SentFile {
  readonly name: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

interface Encoded {
  readonly body?: FormData | URLSearchParams | string
  /** Of a call with a query, behind its path. */
  readonly search?: string
  /** Where fetch does not know it from the body. */
  readonly contentType?: string
}

/** A call's arguments as they travel. */
export function encode<C extends Call>(call: C, args: CallArgs<C>, file?: SentFile): Encoded {
  const { parts } = call
  const wire = toWire(namesOf(call.args), args) as Record<string, unknown>
  const search = parts.query ? `?${new URLSearchParams(texts(parts.query, wire))}` : ''
  if (parts.file) return { search, body: multipart(parts.file, file) }
  if (parts.json) return { body: JSON.stringify(wire), contentType: 'application/json' }
  if (call.method === 'GET' || parts.query) return { search }
  const form = texts(parts.form, wire)
  const wrapped = JSON_FIELDS.filter(field => parts[field]).map((field): [string, string] => [
    field,
    JSON.stringify(pick(parts[field], wire)),
  ])
  return { body: new URLSearchParams([...form, ...wrapped]) }
}

const texts = (fields: Call['parts']['form'], wire: Record<string, unknown>) =>
  Object.entries(pick(fields, wire)).map(([name, value]): [string, string] => [name, String(value)])

function pick(fields: Call['parts']['form'], wire: Record<string, unknown>): Record<string, unknown> {
  const names = Object.entries(fields ?? {}).map(([english, schema]) => wireNameOf(schema) ?? english)
  return Object.fromEntries(names.filter(name => wire[name] !== undefined).map(name => [name, wire[name]]))
}

function multipart(field: string, file: SentFile | undefined): FormData {
  const form = new FormData()
  if (file) form.append(field, new Blob([file.content]), file.name)
  return form
}
