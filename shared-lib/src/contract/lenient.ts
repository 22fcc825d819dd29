import { z } from 'zod'

/**
 * What arrives, as the contract means it, at every depth: a digit of a list of values is the same as number and as text,
 * and an optional field that is empty is absent. Whatever fits neither stays as it is, for the schema to refuse.
 */
export function lenient(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return lenient(inside(schema), value)
  if (schema instanceof z.ZodNullable) return value === null ? null : lenient(inside(schema), value)
  if (schema instanceof z.ZodPipe) return lenient(schema.in as z.ZodType, value)
  if (schema instanceof z.ZodArray) return lenientItems(schema.element as z.ZodType, value)
  if (schema instanceof z.ZodObject) return lenientFields(schema.shape, value)
  if (schema instanceof z.ZodEnum) return sameIn(schema.options, value)
  if (schema instanceof z.ZodLiteral) return sameIn([...schema.values], value)
  return value
}

const inside = (schema: z.ZodOptional | z.ZodDefault | z.ZodNullable) => schema.unwrap() as z.ZodType

const lenientItems = (item: z.ZodType, value: unknown) =>
  Array.isArray(value) ? value.map(inner => lenient(item, inner)) : value

function lenientFields(shape: Record<string, z.ZodType>, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined
      if (!field) return [[name, inner]]
      return isAbsent(field, inner) ? [] : [[name, lenient(field, inner)]]
    }),
  )
}

/** Forms of other portals send what was not filled in as an empty text, or as null. */
function isAbsent(field: z.ZodType, value: unknown): boolean {
  if (!(field instanceof z.ZodOptional || field instanceof z.ZodDefault)) return false
  return value === '' || (value === null && !takesNull(field))
}

function takesNull(field: z.ZodType): boolean {
  if (field instanceof z.ZodNullable) return true
  return (field instanceof z.ZodOptional || field instanceof z.ZodDefault) && takesNull(inside(field))
}

/** The value of a list that is written as this one is: `0` and `"0"` are the same. */
function sameIn(options: readonly unknown[], value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return value
  return options.includes(value) ? value : (options.find(option => String(option) === String(value)) ?? value)
}
