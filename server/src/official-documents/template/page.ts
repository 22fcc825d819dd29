import { LAYOUT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-template'
import { MARGIN_TWIPS, PAGE_TWIPS } from '../paper/measures'
import { child, type Node, readXml } from './xml'

/** One millimetre. */
const TOLERANCE = 57

/** What is not as the standard has it about the page, its head and its foot. */
export function pageProblems(parts: ReadonlyMap<string, Buffer>, body: Node): string[] {
  const section = child(body, 'w:sectPr')
  const isPage = isNear(child(section, 'w:pgSz'), PAGE_TWIPS) && isNear(child(section, 'w:pgMar'), MARGIN_TWIPS)
  const columns = Number(child(section, 'w:cols')?.at['w:num'] ?? 1)
  return [
    ...(isPage ? [] : [TEXTS.page]),
    ...(columns > 1 ? [TEXTS.cannot('分栏', '请改为一栏')] : []),
    ...([...parts].some(([path, content]) => saysSomething(path, content)) ? [TEXTS.header] : []),
  ]
}

const isNear = (node: Node | undefined, measures: Readonly<Record<string, number>>): boolean =>
  Object.entries(measures).every(([name, twips]) => Math.abs(Number(node?.at[name]) - twips) <= TOLERANCE)

const HEAD_OR_FOOT = /^word\/(header|footer)\d*\.xml$/
const NUMBER = /^[\s\d—–-]*$/

/** Whether a head or foot has more than a page number. */
function saysSomething(path: string, content: Buffer): boolean {
  if (!HEAD_OR_FOOT.test(path)) return false
  const xml = content.toString('utf8')
  const root = readXml(xml)
  return !root || !NUMBER.test(wordsIn(root)) || /<(w:drawing|w:pict|w:tbl)[\s/>]/.test(xml)
}

const wordsIn = ({ name, text, children }: Node): string =>
  (name === 'w:t' ? text : '') + children.map(wordsIn).join('')
