// Loaded into a server before it starts: tells the bench each statement that the server sends to PostgreSQL.
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(join(process.cwd(), 'server/package.json'))
/** @type {typeof import('pg')} */
const { Client } = require('pg')
const query = Reflect.get(Client.prototype, 'query')

Reflect.set(
  Client.prototype,
  'query',
  /** @this {import('pg').Client} @param {unknown[]} args */
  function (...args) {
    process.send?.({ type: 'query', ...statementOf(args) })
    return Reflect.apply(query, this, args)
  },
)

/** The driver takes a text and its values, or an object that has them, with a name where it is to be prepared. @param {unknown[]} args */
function statementOf([first, second]) {
  const { text, values, name } = Object(first)
  const given = Array.isArray(second) ? second : (values ?? [])
  return { text: typeof first === 'string' ? first : text, values: given, name }
}
