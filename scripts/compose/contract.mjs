import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)
/** The schemas know only the zod that they are made with. */
const ofContract = createRequire(new URL('../../shared-lib/package.json', import.meta.url))

/**
 * @typedef {import('../../shared-lib/src/contract/form').Call} Call
 * @typedef {Record<string, unknown>} Schema a JSON Schema
 * @typedef {{ method: string, path: string, args: Schema, answer: Schema }} CallShape what two sides of a call agree on
 * @typedef {Record<string, CallShape>} Contract by `service.call`
 */

/** Every call of the contract as it was last compiled, by `service.call`. @param {string} root @returns {Map<string, Call>} */
export function readCalls(root) {
  const services = require(join(root, 'shared-lib/dist/contract/index.js'))
  return new Map(
    Object.entries(services).flatMap(([service, values]) =>
      Object.entries(values)
        .filter(([, value]) => isCall(value))
        .map(([name, call]) => /** @type {const} */ ([`${service}.${name}`, call])),
    ),
  )
}

/** @param {unknown} value */
const isCall = value => typeof value === 'object' && value !== null && 'parts' in value && 'method' in value

/** The shapes of some calls; those that the contract lacks are left out. @param {Map<string, Call>} calls @param {readonly string[]} ids @returns {Contract} */
export function contractOf(calls, ids) {
  return Object.fromEntries(
    ids.toSorted().flatMap(id => {
      const call = calls.get(id)
      return call ? [[id, shapeOf(call)]] : []
    }),
  )
}

/** @param {Call} call @returns {CallShape} */
function shapeOf({ method, path, args, answer }) {
  const { z } = ofContract('zod')
  const schema = (/** @type {Call['args']} */ of, /** @type {'input' | 'output'} */ io) => {
    const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any' })
    return rest
  }
  return { method, path, args: schema(args, 'input'), answer: schema(answer, 'output') }
}
