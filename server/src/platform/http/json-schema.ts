import { z } from 'zod'

export type JsonSchema = { [key: string]: unknown }

/** The JSON Schema of what travels: under the names of the wire, parts that contain themselves in `definitions`. */
export interface WireSchema {
  readonly schema: JsonSchema
  readonly definitions: Record<string, JsonSchema>
}

/**
 * @param name tells the definitions of this schema from those of others in the same document
 */
export function wireSchema(schema: z.ZodType, io: 'input' | 'output', name: string): WireSchema {
  const {
    $schema: _,
    $defs = {},
    ...plain
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>
  }
  const renamed = (value: unknown) => onTheWire(value, name) as JsonSchema
  return {
    schema: renamed(plain),
    definitions: Object.fromEntries(Object.entries($defs).map(([key, value]) => [`${name}${key}`, renamed(value)])),
  }
}

function onTheWire(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map(item => onTheWire(item, name))
  if (typeof value !== 'object' || value === null) return value
  const { wire: _, ...rest } = renameProperties(value as JsonSchema)
  return Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, key === '$ref' ? pointer(inner, name) : onTheWire(inner, name)]),
  )
}

function renameProperties(schema: JsonSchema): JsonSchema {
  const { properties, required } = schema as { properties?: Record<string, JsonSchema>; required?: string[] }
  if (typeof properties !== 'object') return schema
  const wireOf = (english: string) => String(properties[english]?.wire ?? english)
  const renamed = Object.fromEntries(Object.entries(properties).map(([english, inner]) => [wireOf(english), inner]))
  return { ...schema, properties: renamed, ...(required && { required: required.map(wireOf) }) }
}

const pointer = (ref: unknown, name: string) => String(ref).replace('#/$defs/', `#/components/schemas/${name}`)
