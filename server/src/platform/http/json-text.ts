import secureJson from 'secure-json-parse'
import { refuse } from '../refusal'

/** Levels of lists and objects inside each other; what the contract knows has fewer than ten. */
export const MAX_JSON_DEPTH = 50

/**
 * Reads JSON that came from outside; `place` names it for the sender. Refused before anything is made of it where it is
 * nested so deep that whoever walks through it would run out of stack; refused, too, with keys that reach for a prototype.
 */
export function parseJson(text: string, place: string): unknown {
  if (isTooDeep(text)) refuse('badInput', { detail: `${place} 嵌套超过${MAX_JSON_DEPTH}层` })
  try {
    return secureJson.parse(text)
  } catch {
    return refuse('malformedJson', { field: place })
  }
}

const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\[]{}'].map(sign => sign.charCodeAt(0))

/** One look at each sign; whether brackets fit each other is for the parser. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === LIST || sign === OBJECT) depth += 1
    else if (sign === LIST_END || sign === OBJECT_END) depth -= 1
    if (depth > MAX_JSON_DEPTH) return true
  }
  return false
}

/** Where the string that begins at a quote ends; the text's end where it does not. */
function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === BACKSLASH) at += 1
    else if (sign === QUOTE) return at
  }
  return text.length
}
