import { type Call, JSON_FIELDS } from '@portal/shared-lib/contract/form'
import { wireNameOf } from '@portal/shared-lib/contract/names-of'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse } from '../refusal'
import { parseJson } from './json-text'

type Fields = Record<string, z.ZodType>
export type Arrived = Record<string, unknown>

/**
 * The arguments of a call, taken from where the contract says that they travel, under the names of the wire. What the
 * contract puts into the form or the query of a POST may travel in either.
 */
export function arrivedArguments({ method, parts }: Call, request: FastifyRequest): Arrived {
  if (request.body) refuseOtherType(request, parts.json ? JSON_TYPE : FORM_TYPE)
  const body = asRecord(request.body, '请求体')
  const query = asRecord(request.query, '查询参数')
  const fields = method === 'POST' && !parts.json ? merged(query, body) : query
  return {
    ...pick(parts.query, fields),
    ...pick(parts.form, fields),
    ...pick(parts.json, body),
    ...Object.assign({}, ...JSON_FIELDS.map(field => parts[field] && pick(parts[field], parsedField(field, fields)))),
  }
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** A field that is sent in both has two values, as one that is sent twice: which of them was checked on its way here? */
function merged(query: Arrived, form: Arrived): Arrived {
  const twice = Object.keys(form).find(name => Object.hasOwn(query, name))
  return twice === undefined ? { ...query, ...form } : refuse('badInput', { detail: twice })
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
