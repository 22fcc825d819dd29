import { SHORTEST_WORD } from '@portal/shared-lib/contract/rules/search'
import { refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { KNOWLEDGE_PAGE } from '../../post/knowledge/page'
import { isLatin, newestDocuments, newestNotices, partRead } from './pinyin'

/** One of the words that a hit must hold, literally or as one of the others that mean the same. */
export interface Term {
  readonly alternatives: readonly string[]
}

export interface Terms {
  readonly terms: readonly Term[]
  readonly byPinyin: string[]
  readonly bySynonym: string[]
}

/** So many words are looked for at once; the rest of a sentence narrows nothing any more. */
const MOST_TERMS = 6
/** Of what Latin letters may stand for. */
const MOST_READINGS = 5

type Asking = Pick<Ask<unknown>, 'db' | 'caller' | 'services'>

/** What is looked for: words parted by blanks, with their synonyms and, of Latin letters, what they may stand for. */
export async function readTerms(asking: Asking, words: string): Promise<Terms> {
  const { db } = asking
  const asked = [...new Set(words.split(/\s+/u).filter(Boolean))].slice(0, MOST_TERMS)
  if (!asked.some(word => [...word].length >= SHORTEST_WORD)) refuseRule(`请至少输入${SHORTEST_WORD}个字`)
  const groups = (await db.selectFrom('search_synonym').select('words').execute()).map(row => row.words)
  const latin = asked.filter(isLatin)
  const vocabulary = latin.length > 0 ? [...groups.flat(), ...(await readVocabulary(asking))] : []
  const readings = new Map(latin.map(word => [word, readingsOf(word, vocabulary)]))
  const same = new Map(asked.map(word => [word, synonymsOf(word, groups)]))
  return {
    terms: asked.map(word => ({
      alternatives: [...new Set([word, ...(readings.get(word) ?? []), ...(same.get(word) ?? [])])],
    })),
    byPinyin: [...readings.values()].flat(),
    bySynonym: [...same.values()].flat(),
  }
}

/** Names of categories and the titles that are the caller's to see: what people know by heart and type the beginnings of. */
async function readVocabulary(asking: Asking): Promise<string[]> {
  const { db, caller } = asking
  const mayRead = caller.permissions.has(KNOWLEDGE_PAGE)
  const [categories, ...titles] = await Promise.all([
    db.selectFrom('code_item').where('table_name', '=', 'DM_NRFL').select('code_name').execute(),
    mayRead ? db.selectFrom('kb_node').innerJoin('kb_doc', 'node_id', 'kb_node.id').select('title').execute() : [],
    newestDocuments(asking),
    newestNotices(asking),
  ])
  return [...titles.flat().map(({ title }) => title), ...categories.map(({ code_name }) => code_name)]
}

/** The parts of the vocabulary that are read so, or begin so, the most common first. */
function readingsOf(letters: string, vocabulary: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const text of vocabulary) {
    const part = partRead(text, letters)
    if (part) times.set(part, (times.get(part) ?? 0) + 1)
  }
  return [...times]
    .toSorted(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, MOST_READINGS)
    .map(([part]) => part)
}

/** The word with each synonym in it replaced by the others of its group. */
function synonymsOf(word: string, groups: readonly (readonly string[])[]): string[] {
  const others = groups.flatMap(group => {
    const held = group.filter(known => word.includes(known)).toSorted((a, b) => b.length - a.length)[0]
    return held === undefined ? [] : group.map(other => word.replace(held, () => other))
  })
  return [...new Set(others)].filter(other => other !== word)
}
