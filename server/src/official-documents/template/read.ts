import { MOST_OF_LAYOUT as MOST, LAYOUT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-template'
import { type Layout, type Paragraph, type Run, textOf } from '../paper/layout'
import { lookAt, merged } from '../paper/runs'
import { lookOf } from './looks'
import { pageProblems } from './page'
import { shapeOf } from './paragraphs'
import { type Chain, nearest, readStyles, type Styles } from './styles'
import { child, type Node, readXml } from './xml'

export interface Problem {
  readonly text: string
  /** Where in the file; empty where it is about all of it. */
  readonly place: string
}

type Parts = ReadonlyMap<string, Buffer>

const DOCUMENT = 'word/document.xml'
const STYLES = 'word/styles.xml'

export interface Read {
  readonly layout: Layout
  /** Where each paragraph of the layout stands in the file. */
  readonly places: readonly string[]
  readonly problems: readonly Problem[]
}

/** The paragraphs of a Word file, and all that cannot be laid out of them; undefined where it is none. */
export function readLayout(parts: Parts): Read | undefined {
  if ([DOCUMENT, STYLES].some(path => (parts.get(path)?.length ?? 0) > MOST.bytes)) return tooLong
  const body = child(readXml(textIn(parts, DOCUMENT)), 'w:body')
  if (!body) return undefined
  const styles = readStyles(textIn(parts, STYLES))
  const problems = pageProblems(parts, body).map((text): Problem => ({ text, place: '' }))
  const found: { readonly paragraph: Paragraph; readonly place: string }[] = []
  let count = 0
  for (const node of body.children) {
    if (node.name === 'w:p') {
      const place = `正文第${++count}段`
      const read = paragraphsOf(node, styles)
      found.push(...read.layout.map(paragraph => ({ paragraph, place })))
      problems.push(...read.problems.map(text => ({ text, place })))
    } else if (!IGNORED.has(node.name) && node.name !== 'w:sectPr')
      problems.push({ text: refusalOf(node.name), place: `正文第${count}段之后` })
  }
  const characters = found.reduce((sum, { paragraph }) => sum + textOf(paragraph).length, 0)
  if (found.length > MOST.paragraphs || characters > MOST.characters) return tooLong
  const layout = withoutEnd(found.map(({ paragraph }) => paragraph))
  return { layout, places: found.map(({ place }) => place), problems }
}

const tooLong: Read = { layout: [], places: [], problems: [{ text: TEXTS.tooLong, place: '' }] }

const textIn = (parts: Parts, path: string): string => parts.get(path)?.toString('utf8') ?? ''

/** Empty lines at the end would move the imprint up. */
function withoutEnd(layout: readonly Paragraph[]): Layout {
  const last = layout.findLastIndex(paragraph => textOf(paragraph) !== '')
  return layout.slice(0, last + 1)
}

/** What Word notes for itself and nobody sees. */
const IGNORED = new Set([
  ...['w:bookmarkStart', 'w:bookmarkEnd', 'w:proofErr', 'w:permStart', 'w:permEnd', 'w:lastRenderedPageBreak'],
  ...['w:softHyphen', 'w:pPr', 'w:rPr', 'w:noBreakHyphen'],
])

const NAMES: Readonly<Record<string, readonly [what: string, instead: string]>> = {
  'w:tbl': ['表格', '请改为段落文字'],
  'w:sdt': ['内容控件和目录', '请删除后直接输入文字'],
  'w:drawing': ['图片、图形和文本框', '请删除；红线请用段落下边框'],
  'w:pict': ['图片、图形和文本框', '请删除；红线请用段落下边框'],
  'mc:AlternateContent': ['图片、图形和文本框', '请删除；红线请用段落下边框'],
  'w:hyperlink': ['超链接', '请取消超链接'],
  'w:fldChar': ['域', '请删除后直接输入文字'],
  'w:fldSimple': ['域', '请删除后直接输入文字'],
  'w:instrText': ['域', '请删除后直接输入文字'],
  'w:footnoteReference': ['脚注', '请删除'],
  'w:endnoteReference': ['尾注', '请删除'],
  'w:commentRangeStart': ['批注', '请删除'],
  'w:commentRangeEnd': ['批注', '请删除'],
  'w:commentReference': ['批注', '请删除'],
  'w:ins': ['修订', '请接受全部修订'],
  'w:del': ['修订', '请接受全部修订'],
  'w:moveFrom': ['修订', '请接受全部修订'],
  'w:moveTo': ['修订', '请接受全部修订'],
  'w:sym': ['特殊符号字体', '请改为普通文字'],
  'w:ruby': ['拼音指南', '请删除'],
  'm:oMath': ['公式', '请删除'],
  'm:oMathPara': ['公式', '请删除'],
}

function refusalOf(name: string): string {
  const [what, instead] = NAMES[name] ?? [`这里的内容（${name}）`, TEXTS.remove]
  return TEXTS.cannot(what, instead)
}

interface Found {
  readonly layout: Paragraph[]
  readonly problems: string[]
}

/** One, or two where a page ends inside of it. */
function paragraphsOf(node: Node, styles: Styles): Found {
  const own = child(node, 'w:pPr')
  const { paragraph, run } = styles.paragraph(own)
  const problems = new Set<string>()
  const runs: Run[] = []
  for (const each of node.children) {
    if (each.name === 'w:r') readRun(each, styles.run(child(each, 'w:rPr'), run), runs, problems)
    else if (!IGNORED.has(each.name)) problems.add(refusalOf(each.name))
  }
  const mark = lookOf(styles.run(child(own, 'w:rPr'), run))
  const look = runs.length > 0 ? lookAt(runs, 0) : mark.look
  const { shape, problems: more } = shapeOf(paragraph, look)
  for (const problem of [...more, ...tabProblems(paragraph, textOf({ runs }))]) problems.add(problem)
  const pages = pagesOf(runs).map((part, index): Paragraph => {
    const turns = index > 0 || shape.turns === true
    return { ...shape, look, runs: merged(part), ...(turns && { turns }) }
  })
  return {
    layout: pages.filter((page, index) => index > 0 || pages.length === 1 || page.runs.length > 0),
    problems: [...problems],
  }
}

const PAGE_BREAK = '\f'

function readRun(node: Node, chain: Chain, runs: Run[], problems: Set<string>): void {
  let text = ''
  for (const each of node.children) {
    if (each.name === 'w:t') text += each.text.replaceAll(/[\t\n\f]/g, ' ')
    else if (each.name === 'w:tab') text += '\t'
    else if (each.name === 'w:noBreakHyphen') text += '-'
    else if (each.name === 'w:cr') text += '\n'
    else if (each.name === 'w:br') text += breakOf(each, problems)
    else if (!IGNORED.has(each.name)) problems.add(refusalOf(each.name))
  }
  if (text === '') return
  const { look, problems: found } = lookOf(chain)
  if (text.trim() !== '') for (const problem of found) problems.add(problem)
  runs.push({ ...look, text })
}

function breakOf({ at }: Node, problems: Set<string>): string {
  const type = at['w:type'] ?? 'textWrapping'
  if (type === 'column') problems.add(TEXTS.cannot('分栏', TEXTS.remove))
  return type === 'page' ? PAGE_BREAK : '\n'
}

/** Runs of each page that a paragraph stands on. */
function pagesOf(runs: readonly Run[]): Run[][] {
  const pages: Run[][] = [[]]
  for (const run of runs) {
    for (const [index, text] of run.text.split(PAGE_BREAK).entries()) {
      if (index > 0) pages.push([])
      pages.at(-1)?.push({ ...run, text })
    }
  }
  return pages
}

/** A tab sends what follows to the right edge; others would stand where nobody says. */
function tabProblems(chain: Chain, text: string): string[] {
  const tabs = text.split('\t').length - 1
  if (tabs === 0) return []
  const stops = (nearest(chain, 'w:tabs')?.children ?? []).filter(({ at }) => at['w:val'] !== 'clear')
  const isRight = stops.length === 1 && ['right', 'end'].includes(stops[0]?.at['w:val'] ?? '')
  return tabs === 1 && isRight ? [] : [TEXTS.tab]
}
