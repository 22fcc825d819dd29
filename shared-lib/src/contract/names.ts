/**
 * Which English names travel under which names of the wire. Only fields that differ, or hold fields that differ, are
 * listed: a string renames, a pair renames and goes on inside. Arrays are looked through.
 */
export type NameMap = { readonly [english: string]: string | readonly [wire: string, inside: NameMap] }

/** Renames the keys of a value from English to the wire's words. Unlisted keys stay as they are. */
export function toWire(names: NameMap | undefined, value: unknown): unknown {
  return names ? rename(names, value) : value
}

/** Renames the keys of a value from the wire's words to English. */
export function fromWire(names: NameMap | undefined, value: unknown): unknown {
  return names ? rename(inverseOf(names), value) : value
}

function rename(names: NameMap, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(item => rename(names, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => renamedEntry(names, key, inner)))
}

function renamedEntry(names: NameMap, key: string, inner: unknown): [string, unknown] {
  const entry = Object.hasOwn(names, key) ? names[key] : undefined
  if (entry === undefined) return [key, inner]
  if (typeof entry === 'string') return [entry, inner]
  return [entry[0], rename(entry[1], inner)]
}

const inverses = new WeakMap<NameMap, NameMap>()

function inverseOf(names: NameMap): NameMap {
  const known = inverses.get(names)
  if (known) return known
  const inverse = Object.fromEntries(
    Object.entries(names).map(([english, entry]) =>
      typeof entry === 'string' ? [entry, english] : [entry[0], [english, inverseOf(entry[1])] as const],
    ),
  )
  inverses.set(names, inverse)
  return inverse
}
