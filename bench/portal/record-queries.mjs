// Loaded into a server before it starts: tells the bench each statement that the server sends to PostgreSQL for a request.
// What it does by itself meanwhile is left out.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(join(process.cwd(), 'server/package.json'))
/** @type {typeof import('pg')} */
const { Client } = require('pg')
const query = Reflect.get(Client.prototype, 'query')
const requests = new AsyncLocalStorage()
const emit = Reflect.get(Server.prototype, 'emit')

Reflect.set(
  Server.prototype,
  'emit',
  /** @this {Server} @param {[string, ...unknown[]]} args */
  function (...args) {
    const happen = () => Reflect.apply(emit, this, args)
    return args[0] === 'request' ? requests.run(true, happen) : happen()
  },
)

Reflect.set(
  Client.prototype,
  'query',
  /** @this {import('pg').Client} @param {unknown[]} args */
  function (...args) {
    if (requests.getStore()) process.send?.({ type: 'query', ...statementOf(args) })
    return Reflect.apply(query, this, args)
  },
)

/** The driver takes a text and its values, or an object that has them, with a name where it is to be prepared. @param {unknown[]} args */
function statementOf([first, second]) {
  const { text, values, name } = Object(first)
  const given = Array.isArray(second) ? second : (values ?? [])
  return { text: typeof first === 'string' ? first : text, values: given, name }
}
