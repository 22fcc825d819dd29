/** First characters, in the order of their sound, of the syllables that begin with each letter. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ'
const BOUNDARIES = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'
const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
const HAN = /\p{Script=Han}/u

/** The letters that the syllables of a text begin with: `物业管理` is `WYGL`. Of characters with several readings the usual one. */
export const initialsOf = (text: string): string => [...text].map(initialOf).join('')

/** By character: whole lists of places are compared with what is typed. */
const known = new Map<string, string>()

function initialOf(character: string): string {
  if (!HAN.test(character)) return character.toUpperCase()
  const initial = known.get(character) ?? soundOf(character)
  known.set(character, initial)
  return initial
}

function soundOf(character: string): string {
  const after = [...BOUNDARIES].findIndex(boundary => collator.compare(boundary, character) > 0)
  return LETTERS.charAt((after === -1 ? LETTERS.length : after) - 1)
}

/** Initials of two syllables at least: one letter alone would mean nearly everything. */
const INITIALS = /^[a-z]{2,}$/i

/** Whether a text can be the initials of a name among all there are. */
export const areInitials = (typed: string): boolean => INITIALS.test(typed.trim())

/** Whether a name is meant by what was typed: a part of it, or the initials of its beginning or of a part. */
export function isMeant(name: string, typed: string): boolean {
  const words = typed.trim()
  return name.includes(words) || (/^[a-z]+$/i.test(words) && initialsOf(name).includes(words.toUpperCase()))
}
