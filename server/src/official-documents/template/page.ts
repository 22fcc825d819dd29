import { LAYOUT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-template'
import { child, type Node, readXml } from './xml'

/** In twentieths of a point, as the standard has them: A4, 版心 156 × 225 mm. */
const SIZE = { 'w:w': 11906, 'w:h': 16838 }
const MARGINS = { 'w:top': 2098, 'w:bottom': 1984, 'w:left': 1588, 'w:right': 1474 }
/** One millimetre. */
const TOLERANCE = 57

/** What is not as the standard has it about the page, its head and its foot. */
export function pageProblems(parts: ReadonlyMap<string, Buffer>, body: Node): string[] {
  const section = child(body, 'w:sectPr')
  const isPage = isNear(child(section, 'w:pgSz'), SIZE) && isNear(child(section, 'w:pgMar'), MARGINS)
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
