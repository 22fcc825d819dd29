import { type Call, JSON_FIELDS } from '@portal/shared-lib/contract/form'
import { wireNameOf } from '@portal/shared-lib/contract/names-of'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { parseJson } from './json-text'
import { refuse } from './refusal'

type Fields = Record<string, z.ZodType>
export type Arrived = Record<string, unknown>

/** The arguments of a call, taken from where the contract says that they travel, under the names of the wire. */
export function arrivedArguments({ parts }: Call, request: FastifyRequest): Arrived {
  if (request.body) refuseOtherType(request, parts.json ? 'application/json' : 'application/x-www-form-urlencoded')
  const body = asRecord(request.body, '请求体')
  return {
    ...pick(parts.query, asRecord(request.query, '查询参数')),
    ...pick(parts.form, body),
    ...pick(parts.json, body),
    ...Object.assign({}, ...JSON_FIELDS.map(field => parts[field] && pick(parts[field], parsedField(field, body)))),
  }
}

/** Whoever relied on another type would be refused by the servers of provinces that know this one alone. */
function refuseOtherType({ headers }: FastifyRequest, expected: string): void {
  if (!headers['content-type']?.startsWith(expected)) refuse('badInput', { detail: 'Content-Type' })
}

/** Only the fields of the contract, so that neither an English name nor anything unknown comes in. */
function pick(fields: Fields | undefined, source: Arrived): Arrived {
  const names = Object.entries(fields ?? {}).map(([english, schema]) => wireNameOf(schema) ?? english)
  return Object.fromEntries(names.filter(name => Object.hasOwn(source, name)).map(name => [name, source[name]]))
}

function parsedField(field: string, body: Arrived): Arrived {
  const text = Object.hasOwn(body, field) ? body[field] : undefined
  if (text === undefined || text === '') return {}
  if (typeof text !== 'string') return refuse('malformedJson', { field })
  return asRecord(parseJson(text, field), field)
}

function asRecord(value: unknown, place: string): Arrived {
  if (value === undefined || value === null) return {}
  if (typeof value === 'object' && !Array.isArray(value)) return value as Arrived
  return refuse('badInput', { detail: `${place} 应为 JSON 对象` })
}
