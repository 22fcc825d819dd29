import { z } from 'zod'
import type { NameMap } from './names'

/** Reads the name map out of a schema: the `wire` names given by `named`, at every depth. */
export function namesOf(schema: z.ZodType, seen: ReadonlySet<z.ZodType> = new Set()): NameMap | undefined {
  const core = unwrap(schema)
  if (!(core instanceof z.ZodObject) || seen.has(core)) return undefined
  const inside = new Set([...seen, core])
  const entries = Object.entries<z.ZodType>(core.shape).flatMap(([english, field]) => entryOf(english, field, inside))
  return entries.length ? Object.fromEntries(entries) : undefined
}

function entryOf(english: string, field: z.ZodType, seen: ReadonlySet<z.ZodType>): [string, NameMap[string]][] {
  const wire = wireNameOf(field) ?? english
  const inside = namesOf(field, seen)
  if (inside) return [[english, [wire, inside]]]
  return wire === english ? [] : [[english, wire]]
}

/** The name given by `named`, also where the field was made optional afterwards. */
export function wireNameOf(field: z.ZodType): string | undefined {
  const wire = field.meta()?.wire
  if (typeof wire === 'string') return wire
  return isWrapper(field) ? wireNameOf(field.unwrap() as z.ZodType) : undefined
}

/** Looks through arrays, optional, nullable, defaults and pipes to the object inside. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return unwrap(schema.element as z.ZodType)
  if (isWrapper(schema)) return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}

function isWrapper(schema: z.ZodType): schema is z.ZodOptional | z.ZodNullable | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
}
