/** @typedef {import('./contract.mjs').Schema} Schema */

/**
 * What a remote packed against one contract would miss at a server that keeps another, in words; empty where it fits.
 * What the server has beyond that does no harm.
 * @param {import('./contract.mjs').Contract} packed
 * @param {import('./contract.mjs').Contract} host
 */
export function contractProblems(packed, host) {
  return Object.entries(packed).flatMap(([id, call]) => {
    const there = host[id]
    if (!there) return [`calls ${id}, which the server does not know`]
    if (call.method !== there.method || call.path !== there.path)
      return [`calls ${id} at ${call.method} ${call.path}, the server has it at ${there.method} ${there.path}`]
    return [
      ...sendingProblems(call.args, there.args, id),
      ...readingProblems(call.answer, there.answer, `the answer of ${id}`),
    ]
  })
}

/** The server may not demand what the remote does not always send. @param {Schema} sent @param {Schema} demanded @param {string} id */
function sendingProblems(sent, demanded, id) {
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

/** What the remote reads must still be there. @param {Schema} read @param {Schema} answered @param {string} place @returns {string[]} */
function readingProblems(read, answered, place) {
  if (differs(read, answered)) return [`reads ${place} in another form than the server answers`]
  const items = read.items && answered.items
  if (items) return readingProblems(schemaOf(read.items), schemaOf(answered.items), place)
  const there = propertiesOf(answered)
  return Object.entries(propertiesOf(read)).flatMap(([name, schema]) => {
    const other = there[name]
    if (!other) return [`reads ${name} in ${place}, which the server does not answer`]
    if (requiredOf(read).includes(name) && !requiredOf(answered).includes(name))
      return [`reads ${name} in ${place}, which the server answers only at times`]
    return readingProblems(schema, other, `${name} in ${place}`)
  })
}

/** @param {Schema} one @param {Schema} other */
const differs = (one, other) => formOf(one) !== formOf(other)

/** What makes two values incompatible, whatever is in them. @param {Schema} schema */
const formOf = ({ type, wire, anyOf, enum: values, $ref }) => JSON.stringify([type, wire, anyOf, values, $ref])

/** @param {Schema} schema */
const propertiesOf = schema => /** @type {Record<string, Schema>} */ (schema.properties ?? {})

/** @param {Schema} schema */
const requiredOf = schema => /** @type {string[]} */ (schema.required ?? [])

/** @param {unknown} value */
const schemaOf = value => /** @type {Schema} */ (value)
