import { SHORTEST_WORD } from '@portal/shared-lib/contract/rules/search'
import PinyinMatch from 'pinyin-match'
import { documentsVisibleTo, PAGE as OFFICIAL_PAGE } from '../../official-documents/row'
import type { Ask } from '../../platform/route'
import { visibleNotices } from '../../post/notices/visible'

/** Of official documents, and of notices: what is older nobody remembers by its initials. */
const MOST_TITLES = 1000
const LATIN = /^[a-z]{2,30}$/i
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const LONGEST_SYLLABLE = 'zhuang'.length

/** Whether it may be how something is read, or begins. */
export const isLatin = (words: string): boolean => LATIN.test(words)

/** Whether it is there, or is how a part of the text is read or begins. */
export const isMeant = (text: string, words: string): boolean =>
  text.includes(words) || (mayBeRead(text, words) && PinyinMatch.match(text, words) !== false)

/** The part of a text that is read so, or begins so; nothing of a single character. */
export function partRead(text: string, letters: string): string {
  const found = mayBeRead(text, letters) && PinyinMatch.match(text, letters)
  const part = found ? text.slice(found[0], found[1] + 1) : ''
  return part.length < SHORTEST_WORD ? '' : part
}

/** With which letters each character that was met begins: the dictionary is asked once. */
const initials = new Map<string, string>()

function initialsOf(character: string): string {
  const known = initials.get(character) ?? LETTERS.filter(letter => PinyinMatch.match(character, letter)).join('')
  initials.set(character, known)
  return known
}

/** Whether it may be read so, as far as first letters tell. The dictionary takes a millisecond for the syllables of a long title. */
function mayBeRead(text: string, words: string): boolean {
  const letters = words.toLowerCase()
  /** Where in the letters the character before may begin. */
  let begun: readonly number[] = []
  for (const character of text) {
    const first = initialsOf(character)
    const isNear = (at: number) => at === 0 || begun.some(one => one < at && at <= one + LONGEST_SYLLABLE)
    begun = [...letters].flatMap((letter, at) => (first.includes(letter) && isNear(at) ? [at] : []))
    if (begun.some(at => at + LONGEST_SYLLABLE >= letters.length)) return true
  }
  return false
}

type Asking = Pick<Ask<unknown>, 'db' | 'caller' | 'services'>

export interface Titled {
  readonly id: string
  readonly title: string
}

/** The newest official documents that the caller has in lists. */
export async function newestDocuments({ db, caller }: Asking): Promise<Titled[]> {
  if (!caller.permissions.has(OFFICIAL_PAGE)) return []
  return await documentsVisibleTo(db, caller)
    .orderBy('official_document.id', 'desc')
    .limit(MOST_TITLES)
    .select(['official_document.id', 'title'])
    .execute()
}

/** The newest notices that are published. */
export const newestNotices = ({ db, services }: Asking): Promise<Titled[]> =>
  visibleNotices(db, services.now()).orderBy('created_at', 'desc').limit(MOST_TITLES).select(['id', 'title']).execute()
