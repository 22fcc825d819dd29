import type { CodeTable } from '../../tables/code-table-files'
import type { Hit, Letter } from './found'

const TABLE = 'DM_NRFL'
/** Percent of the pairs of characters of a name that must stand in the letter. */
const ENOUGH = 0.5
const TRUST = 75
const BRACKETS = /[(（].*?[)）]/g

/** The kind of content whose name the letter has most of. */
export function categoriesOf(tables: readonly CodeTable[], { text }: Letter): Hit[] {
  const items = tables.find(({ table }) => table === TABLE)?.items ?? []
  const scored = items
    .filter(({ parent }) => parent !== undefined)
    .map(({ code, name }) => ({ code, ...scoreOf(name.replaceAll(BRACKETS, ''), text) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score || b.length - a.length)
  return scored.slice(0, 1).map(({ code, start }) => ({
    ...{ field: 'category', value: code, start, end: start + 2, trust: TRUST },
  }))
}

function scoreOf(name: string, text: string): { score: number; length: number; start: number } {
  const pairs = Array.from({ length: Math.max(name.length - 1, 0) }, (_, at) => name.slice(at, at + 2))
  const there = pairs.filter(pair => text.includes(pair))
  return { score: there.length / Math.max(pairs.length, 1), length: name.length, start: text.indexOf(there[0] ?? '') }
}
