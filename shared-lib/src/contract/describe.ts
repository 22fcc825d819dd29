import type { CallDescriptor } from './descriptor'
import { type Call, JSON_FIELDS } from './form'
import { namesOf } from './names-of'

/** The plain description of a call, for browsers. */
export function describe(id: string, call: Call): CallDescriptor {
  const jsonField = JSON_FIELDS.find(field => call.parts[field])
  return {
    id,
    method: call.method,
    path: call.path,
    body: bodyOf(call),
    ...(jsonField && { jsonField, wrapped: Object.keys(call.parts[jsonField] ?? {}) }),
    ...(call.parts.file && { fileField: call.parts.file }),
    ...(call.parts.file && call.parts.query && { beside: Object.keys(call.parts.query) }),
    ...(call.open && { open: true }),
    ...(call.writes && { writes: true }),
    ...(call.background && { background: true }),
    ...(call.slow && { slow: true }),
    ...optional('send', namesOf(call.args)),
    ...optional('receive', namesOf(call.answer)),
  }
}

function bodyOf({ parts }: Call): CallDescriptor['body'] {
  if (parts.file) return 'multipart'
  if (parts.json) return 'json'
  return parts.query ? 'query' : 'form'
}

function optional<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>)
}
