import { type FormattedNode, HEADING_LEVELS } from '@portal/shared-lib/contract/rules/formatted'
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import type { Parts, WordPicture } from './parts'
import { bare, contentOf } from './runs'
import { isBulleted, type Numbering, numberingOf, type Styles, stylesOf } from './styles'
import { childOf, childrenOf, valOf } from './xml'

/** A block of the text; pictures point at parts of the file. */
export type WordBlock = FormattedNode | { readonly type: 'wordPicture'; readonly picture: WordPicture }

interface Reading {
  readonly styles: Styles
  readonly numbering: Numbering
  readonly links: ReadonlyMap<string, string>
}

const MOST_LEVELS = 3
/** The level by which Word says that a paragraph is no heading. */
const BODY_LEVEL = 9
/** Bytes of a part: a law of some hundred articles has a few of them in a thousand. */
const LARGEST_PART = 8_000_000
/** Tables within tables are read as the words of their cells. */
const DEEPEST = 40

/** The blocks of a Word text: headings, paragraphs, lists, tables and pictures, with bold, italic, underline and strike. */
export function readWord(parts: Parts): WordBlock[] {
  const parse = (name: string) => parsed(parts.get(name))
  const links = new Map(
    childrenOf(parse('word/_rels/document.xml.rels')?.documentElement, 'Relationship').map(link => [
      link.getAttribute('Id') ?? '',
      link.getAttribute('Target') ?? '',
    ]),
  )
  const reading = {
    styles: stylesOf(parse('word/styles.xml')),
    numbering: numberingOf(parse('word/numbering.xml')),
    links,
  }
  const body = childOf(parse('word/document.xml')?.documentElement, 'body')
  return listed(blocksOf(body, reading, 0))
}

/** Why a file is not read. */
export class WordTrouble extends Error {
  constructor(readonly reason: 'broken' | 'swollen') {
    super(`A Word file is ${reason}`)
  }
}

function parsed(part: Buffer | undefined): Document | undefined {
  if (!part) return undefined
  if (part.length > LARGEST_PART) throw new WordTrouble('swollen')
  const xml = part.toString('utf8')
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new WordTrouble('broken')
  try {
    return new DOMParser({ onError: () => {} }).parseFromString(xml, 'text/xml')
  } catch {
    throw new WordTrouble('broken')
  }
}

/** A paragraph of a list, until lists are made of them. */
interface ListLine {
  readonly type: 'listLine'
  readonly level: number
  readonly list: 'bulletList' | 'orderedList'
  readonly paragraph: FormattedNode
}
type Line = WordBlock | ListLine

function blocksOf(parent: Element | undefined, reading: Reading, depth: number): Line[] {
  if (!parent || depth > DEEPEST) return []
  return childrenOf(parent).flatMap((node): Line[] => {
    switch (node.localName) {
      case 'p':
        return linesOf(node, reading, depth)
      case 'tbl':
        return tableOf(node, reading, depth)
      case 'sdt':
        return blocksOf(childOf(node, 'sdtContent'), reading, depth + 1)
      case 'ins':
        return blocksOf(node, reading, depth + 1)
      default:
        return []
    }
  })
}

function linesOf(paragraph: Element, reading: Reading, depth: number): Line[] {
  const properties = childOf(paragraph, 'pPr')
  const style = reading.styles.get(valOf(properties, 'pStyle') ?? '')
  const { content, pictures, boxes } = contentOf(paragraph, reading.links)
  const shown = [
    ...pictures.map(picture => ({ type: 'wordPicture' as const, picture })),
    ...boxes.flatMap(box => blocksOf(box, reading, depth + 1)),
  ]
  const own: FormattedNode = { type: 'paragraph', ...(content.length > 0 && { content }) }
  if (content.length === 0) return shown
  const level = Number(valOf(properties, 'outlineLvl') ?? style?.outline ?? Number.NaN)
  if (level >= 0 && level < BODY_LEVEL) {
    const attrs = { level: Math.min(level + 1, HEADING_LEVELS.length) }
    return [{ type: 'heading', attrs, content: bare(content) }, ...shown]
  }
  const numbered = childOf(properties, 'numPr') ?? style?.numbering
  const id = valOf(numbered, 'numId')
  if (!id || id === '0') return [own, ...shown]
  const at = Number(valOf(numbered, 'ilvl') ?? 0)
  const list = isBulleted(reading.numbering, id, at) ? 'bulletList' : 'orderedList'
  return [{ type: 'listLine', level: Math.min(at, MOST_LEVELS - 1), list, paragraph: own }, ...shown]
}

function tableOf(table: Element, reading: Reading, depth: number): Line[] {
  const pictures: WordBlock[] = []
  const rows = childrenOf(table, 'tr').flatMap((row): FormattedNode[] => {
    const cells = childrenOf(row, 'tc').map(cell => {
      const inner = listed(blocksOf(cell, reading, depth + 1))
      pictures.push(...inner.filter(({ type }) => type === 'wordPicture'))
      return cellOf(cell, inner.flatMap(inCell))
    })
    return cells.length > 0 ? [{ type: 'tableRow', content: cells }] : []
  })
  return rows.length > 0 ? [{ type: 'table', content: rows }, ...pictures] : []
}

function cellOf(cell: Element, content: FormattedNode[]): FormattedNode {
  const colspan = Number(valOf(childOf(cell, 'tcPr'), 'gridSpan') ?? 1)
  return {
    type: 'tableCell',
    ...(colspan > 1 && { attrs: { colspan } }),
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  }
}

/** What a cell may hold: paragraphs and lists; the words of all else. */
function inCell(block: WordBlock): FormattedNode[] {
  if (block.type === 'paragraph' || block.type === 'bulletList' || block.type === 'orderedList') return [block]
  if (block.type === 'heading' && 'content' in block) return [{ type: 'paragraph', content: block.content ?? [] }]
  return 'content' in block
    ? (block.content ?? []).flatMap(row => (row.content ?? []).flatMap(cell => cell.content ?? []))
    : []
}

/** Makes lists of the lines that follow each other. */
function listed(lines: readonly Line[]): WordBlock[] {
  const found: WordBlock[] = []
  let together: ListLine[] = []
  const end = () => {
    found.push(...listsOf(together, 0))
    together = []
  }
  for (const line of lines) {
    if (line.type === 'listLine') together.push(line as ListLine)
    else {
      end()
      found.push(line as WordBlock)
    }
  }
  end()
  return found
}

function listsOf(lines: readonly ListLine[], level: number): FormattedNode[] {
  const lists: { type: ListLine['list']; items: { paragraph: FormattedNode; below: ListLine[] }[] }[] = []
  for (const line of lines) {
    const last = lists.at(-1)
    if (last && line.level > level) last.items.at(-1)?.below.push(line)
    else if (last?.type === line.list) last.items.push({ paragraph: line.paragraph, below: [] })
    else lists.push({ type: line.list, items: [{ paragraph: line.paragraph, below: [] }] })
  }
  return lists.map(({ type, items }) => ({
    type,
    content: items.map(({ paragraph, below }) => ({
      type: 'listItem',
      content: [paragraph, ...listsOf(below, level + 1)],
    })),
  }))
}
