import type { CallShape, Contract, Schema } from './contract.ts'

/**
 * What a remote packed against one contract would miss at a server that keeps another, in words; empty where it fits.
 * What the server has beyond that does no harm.
 */
export function contractProblems(packed: Contract, host: Contract) {
  return Object.entries(packed).flatMap(([id, call]) => {
    const there = host[id] ?? atAddress(host, call)
    if (!there) return [`calls ${id}, which the server does not know`]
    if (call.method !== there.method || call.path !== there.path)
      return [`calls ${id} at ${call.method} ${call.path}, the server has it at ${there.method} ${there.path}`]
    return [
      ...sendingProblems(call.args, there.args, id),
      ...readingProblems(call.answer, there.answer, `the answer of ${id}`),
    ]
  })
}

/** A call that has another name now is the same call where it is answered at the same address. */
const atAddress = (host: Contract, { method, path }: CallShape) =>
  Object.values(host).find(there => there.method === method && there.path === path)

/** The server may not demand what the remote does not always send. */
function sendingProblems(sent: Schema, demanded: Schema, id: string) {
  const always = requiredOf(sent)
  const missing = requiredOf(demanded).filter(name => !always.includes(name))
  const known = propertiesOf(demanded)
  const other = Object.entries(propertiesOf(sent)).filter(
    ([name, schema]) => known[name] && differs(schema, known[name]),
  )
  return [
    ...missing.map(name => `does not always send ${name} to ${id}, which the server demands`),
    ...other.map(([name]) => `sends ${name} to ${id} in another form than the server takes`),
  ]
}

/** What the remote reads must still be there. */
function readingProblems(read: Schema, answered: Schema, place: string): string[] {
  if (differs(read, answered)) return [`reads ${place} in another form than the server answers`]
  if (read.items && answered.items) return readingProblems(read.items, answered.items, place)
  const there = propertiesOf(answered)
  return Object.entries(propertiesOf(read)).flatMap(([name, schema]) => {
    const other = there[name]
    if (!other) return [`reads ${name} in ${place}, which the server does not answer`]
    if (requiredOf(read).includes(name) && !requiredOf(answered).includes(name))
      return [`reads ${name} in ${place}, which the server answers only at times`]
    return readingProblems(schema, other, `${name} in ${place}`)
  })
}

const differs = (one: Schema, other: Schema) => formOf(one) !== formOf(other)

/** What makes two values incompatible, whatever is in them. */
const formOf = ({ type, wire, anyOf, enum: values, $ref }: Schema) => JSON.stringify([type, wire, anyOf, values, $ref])

const propertiesOf = ({ properties = {} }: Schema) => properties

const requiredOf = ({ required = [] }: Schema) => required
