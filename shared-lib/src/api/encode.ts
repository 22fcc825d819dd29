import type { CallDescriptor } from '../contract/descriptor'
import { toWire } from '../contract/names'

export interface Encoded {
  url: string
  body?: BodyInit
  headers: Record<string, string>
}

type Fields = Record<string, unknown>

/** Puts the arguments where the call says they travel. */
export function encode<Args>(call: CallDescriptor<Args>, args: Args): Encoded {
  const fields = wrapJson(call, (args ?? {}) as Fields)
  switch (call.body) {
    case 'query':
      return { url: `${call.path}?${parameters(fields)}`, headers: {} }
    case 'json':
      return { url: call.path, body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } }
    case 'multipart':
      return { url: withQuery(call, (args ?? {}) as Fields), body: multipart(call, fields), headers: {} }
    case 'form':
      return call.method === 'GET'
        ? { url: call.path, headers: {} }
        : { url: call.path, body: parameters(fields), headers: {} }
  }
}

/** Renames to the wire's words and moves the wrapped fields into their JSON string. */
function wrapJson<Args>(call: CallDescriptor<Args>, args: Fields): Fields {
  const { jsonField, wrapped = [] } = call
  if (!jsonField) return toWire(call.send, args) as Fields
  const outside = Object.entries(args).filter(([name]) => !wrapped.includes(name))
  const inside = Object.entries(args).filter(([name]) => wrapped.includes(name))
  return {
    ...(toWire(call.send, Object.fromEntries(outside)) as Fields),
    [jsonField]: JSON.stringify(toWire(call.send, Object.fromEntries(inside))),
  }
}

function parameters(fields: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
}

function withQuery<Args>({ path, beside, send }: CallDescriptor<Args>, args: Fields): string {
  if (!beside) return path
  const travelling = Object.fromEntries(beside.map(name => [name, args[name]]))
  return `${path}?${parameters(toWire(send, travelling) as Fields)}`
}

/** A multipart call takes `{ file }`; what else it takes travels in the address. */
function multipart<Args>({ fileField = 'file' }: CallDescriptor<Args>, { file }: Fields): FormData {
  const form = new FormData()
  if (file instanceof File) form.append(fileField, file, file.name)
  return form
}
