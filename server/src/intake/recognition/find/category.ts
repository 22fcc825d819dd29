import type { CodeTable } from '../../../platform/tables/code-table-files'
import { CATEGORY_WORDS } from './category-words'
import type { Hit, Letter } from './found'

const TABLE = 'DM_NRFL'
const TRUST = 75
const BRACKETS = /[(（].*?[)）]/g
/** The name itself says most, then a word of the matter, then a pair of characters of a name. */
const SCORE = { name: 4, word: 3, pairs: 1 }
/** What stands in the heading is what it is about. */
const IN_HEADING = 2
/** Less is chance. */
const ENOUGH = 2

/** The kinds of content that the letter has most words of, the likeliest first. */
export function categoriesOf(tables: readonly CodeTable[], { text }: Letter): Hit[] {
  const items = tables.find(({ table }) => table === TABLE)?.items ?? []
  const scored = items
    .filter(({ parent }) => parent !== undefined)
    .map(({ code, name }) => ({ code, ...scoreOf(name.replaceAll(BRACKETS, ''), text) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score || a.start - b.start)
  return scored.map(({ code, start, length }) => ({
    field: 'category',
    value: code,
    start,
    end: start + length,
    trust: TRUST,
  }))
}

interface Scored {
  readonly score: number
  readonly start: number
  readonly length: number
}

function scoreOf(name: string, text: string): Scored {
  const words = (CATEGORY_WORDS[name] ?? []).filter(word => word !== name)
  const found = [
    ...wordIn(text, name, SCORE.name),
    ...words.flatMap(word => wordIn(text, word, SCORE.word)),
    ...pairsIn(text, name),
  ]
  const [first] = found
  const score = found.reduce((sum, one) => sum + one.score, 0)
  return { score, start: first?.start ?? 0, length: first?.length ?? 0 }
}

/** Worth more the longer it is, and in the heading; said again it says little more. */
function wordIn(text: string, word: string, worth: number): Scored[] {
  const start = text.indexOf(word)
  if (start < 0) return []
  const heading = start < text.indexOf('\n') ? IN_HEADING : 0
  const again = text.indexOf(word, start + word.length) < 0 ? 0 : 1
  return [{ score: worth + heading + again, start, length: word.length }]
}

/** Part of the pairs of characters of a longer name. */
function pairsIn(text: string, name: string): Scored[] {
  const pairs = Array.from({ length: Math.max(name.length - 1, 0) }, (_, at) => name.slice(at, at + 2))
  const there = pairs.filter(pair => text.includes(pair))
  const [first] = there
  if (first === undefined) return []
  return [{ score: (SCORE.pairs * 2 * there.length) / pairs.length, start: text.indexOf(first), length: first.length }]
}
