import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Call } from '@portal/shared-lib/contract/form'

const require = createRequire(import.meta.url)
/** The schemas know only the zod that they are made with. */
const ofContract = createRequire(new URL('../../../shared-lib/package.json', import.meta.url))

/** A JSON Schema, as far as two of them are compared. */
export interface Schema {
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  [keyword: string]: unknown
}

/** What two sides of a call agree on. */
export interface CallShape {
  method: string
  path: string
  args: Schema
  answer: Schema
}

/** By `service.call`. */
export type Contract = Record<string, CallShape>

/** Every call of the contract as it was last compiled, by `service.call`. */
export function readCalls(root: string): Map<string, Call> {
  const services: Record<string, Record<string, unknown>> = require(join(root, 'shared-lib/dist/contract/index.js'))
  return new Map(
    Object.entries(services).flatMap(([service, values]) =>
      Object.entries(values).flatMap(([name, value]): [string, Call][] =>
        isCall(value) ? [[`${service}.${name}`, value]] : [],
      ),
    ),
  )
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'parts' in value && 'method' in value

/**
 * The calls that a part makes, as the contract names them today: an older pack may have known one of the same address by
 * another name.
 */
export function callsToday(calls: Map<string, Call>, ids: readonly string[], packed: Contract = {}): string[] {
  const renamed = new Map([...calls].map(([id, { method, path }]) => [`${method} ${path}`, id]))
  return ids.map(id => {
    const before = packed[id]
    return (!calls.has(id) && before && renamed.get(`${before.method} ${before.path}`)) || id
  })
}

/** The shapes of some calls; those that the contract lacks are left out. */
export function contractOf(calls: Map<string, Call>, ids: readonly string[]): Contract {
  return Object.fromEntries(
    ids.toSorted().flatMap(id => {
      const call = calls.get(id)
      return call ? [[id, shapeOf(call)]] : []
    }),
  )
}

function shapeOf({ method, path, args, answer }: Call): CallShape {
  const { z } = ofContract('zod')
  const schema = (of: Call['args'], io: 'input' | 'output') => {
    const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any' })
    return rest
  }
  return { method, path, args: schema(args, 'input'), answer: schema(answer, 'output') }
}
