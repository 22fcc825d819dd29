import { lenient } from '@portal/shared-lib/contract/lenient'
import { z } from 'zod'
import { calls } from './calls'

interface Schema {
  readonly properties?: Record<string, Schema>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly type?: string
}

/** A place in the arguments of a call; `[]` stands for an entry of a list. */
interface Place {
  readonly path: readonly string[]
  readonly schema: Schema
  readonly isOptional: boolean
}

const ENTRY = '[]'

function placesIn(schema: Schema, path: readonly string[] = [], isOptional = false): Place[] {
  const { properties = {}, required = [], items, anyOf = [] } = schema
  return [
    { path, schema, isOptional },
    ...Object.entries(properties).flatMap(([name, inner]) =>
      placesIn(inner, [...path, name], !required.includes(name)),
    ),
    ...(items ? placesIn(items, [...path, ENTRY]) : []),
    ...anyOf.flatMap(inner => placesIn(inner, path)),
  ]
}

/** What arrives with a value at a place, and nothing else. */
const at = ([first, ...rest]: readonly string[], value: unknown): unknown => {
  if (first === undefined) return value
  return first === ENTRY ? [at(rest, value)] : { [first]: at(rest, value) }
}

const places = Object.entries(calls).flatMap(([id, { args }]) =>
  placesIn(z.toJSONSchema(args, { io: 'input', unrepresentable: 'any' }) as Schema).map(place => ({
    id,
    args,
    ...place,
  })),
)

const DIGITS = /^(0|[1-9]\d*)$/
const listed = ({ enum: values, const: only }: Schema) => values ?? (only === undefined ? [] : [only])
const asNumber = (value: unknown) => (typeof value === 'string' && DIGITS.test(value) ? [Number(value)] : [])
const asText = (value: unknown) => (typeof value === 'number' ? [String(value)] : [])

describe('What arrives for any call of the contract', () => {
  it('may be the other of number and text, wherever digits are listed', () => {
    const digits = places.flatMap(({ id, args, path, schema }) =>
      listed(schema).flatMap(value =>
        [...asNumber(value), ...asText(value)].map(other => ({ id, args, path, value, other })),
      ),
    )
    expect(digits.length).toBeGreaterThan(50)
    const strict = digits.filter(
      ({ args, path, value, other }) =>
        JSON.stringify(lenient(args, at(path, other))) !== JSON.stringify(at(path, value)),
    )
    expect(strict.map(({ id, path }) => `${id} ${path.join('.')}`)).toEqual([])
  })

  it('is absent where it is optional and empty', () => {
    const optional = places.filter(({ isOptional }) => isOptional)
    expect(optional.length).toBeGreaterThan(200)
    const kept = optional.filter(({ args, path }) => {
      const without = at(path.slice(0, -1), {})
      return JSON.stringify(lenient(args, at(path, ''))) !== JSON.stringify(without)
    })
    expect(kept.map(({ id, path }) => `${id} ${path.join('.')}`)).toEqual([])
  })

  it('stays as it is where the contract lists no such value', () => {
    const flags = z.object({ kind: z.enum(['1', '2']), day: z.string().nullable().optional(), name: z.string() })
    for (const arrived of [{ kind: 3 }, { kind: true }, { kind: '' }, { name: '' }, { day: null }, { name: null }, []])
      expect(lenient(flags, arrived)).toEqual(arrived)
  })
})
