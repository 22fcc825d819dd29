/** NUL, and halves of surrogate pairs. */
const UNSTORABLE = /[\0\p{Cs}]/u

/** Path of a text that PostgreSQL cannot hold, or undefined. */
export function findUnstorable(value: unknown): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : ''
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const inside = isStorable(key) ? findUnstorable(inner) : ''
    if (inside !== undefined) return inside ? `${key}.${inside}` : key
  }
  return undefined
}

const isStorable = (text: string) => !UNSTORABLE.test(text)
