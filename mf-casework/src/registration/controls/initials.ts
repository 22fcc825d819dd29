/** First characters, in the order of their sound, of the syllables that begin with each letter. */
const LETTERS = 'ABCDEFGHJKLMNOPQRSTWXYZ'
const BOUNDARIES = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀'
const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
const HAN = /\p{Script=Han}/u

/** The letters that the syllables of a text begin with: `物业管理` is `WYGL`. Of characters with several readings the usual one. */
export const initialsOf = (text: string): string => [...text].map(initialOf).join('')

function initialOf(character: string): string {
  if (!HAN.test(character)) return character.toUpperCase()
  const after = [...BOUNDARIES].findIndex(boundary => collator.compare(boundary, character) > 0)
  return LETTERS.charAt((after === -1 ? LETTERS.length : after) - 1)
}

/** Whether a name is meant by what was typed: a part of it, or the initials of its beginning or of a part. */
export function isMeant(name: string, typed: string): boolean {
  const words = typed.trim()
  return name.includes(words) || (/^[a-z]+$/i.test(words) && initialsOf(name).includes(words.toUpperCase()))
}
