import { placeholder } from '@portal/shared-lib/contract/rules/document-template'
import { OFFICIAL_SAMPLES, type OfficialValue } from '@portal/shared-lib/contract/rules/official-template'
import { fitted } from './fit'
import { cellOf, type Font, type Layout, type Paragraph, type Run, textOf } from './layout'
import { lengthOf, lookAt, merged, sliced, type Width } from './runs'
import { levelOf, type Sheet } from './sheet'

/** A paragraph with all values in it, and where it stands. */
export interface Filled extends Paragraph {
  readonly part: 'text' | 'signature' | 'imprint'
  /** The next one stands on the same page. */
  readonly keepNext: boolean
  /** The seal lies over its beginning. */
  readonly sealed: boolean
}

/** Whether a placeholder stands in a paragraph of a template. */
export const has = (paragraph: Paragraph, ...names: OfficialValue[]): boolean =>
  names.some(name => textOf(paragraph).includes(placeholder(name)))

/** What the imprint at the end begins with, and the signature before it. */
export const IMPRINT = ['抄送机关', '印发机关', '印发日期'] as const satisfies readonly OfficialValue[]
export const SIGNATURE = ['发文机关署名', '成文日期'] as const satisfies readonly OfficialValue[]

/** The paragraphs of a document by its template: a .docx and a PDF are made of the same ones. */
export function fill(layout: Layout, sheet: Sheet, width: Width): Filled[] {
  const partOf = partsIn(layout)
  const filled = layout.flatMap((paragraph, index): Filled[] => {
    const more = { part: partOf(index), keepNext: false, sealed: has(paragraph, '成文日期') }
    return partsOf(paragraph, sheet)
      .flatMap(each => fitted(each, has(paragraph, '发文机关'), width))
      .map(each => ({ ...each, ...more }))
  })
  const kept = filled.map((each, index) => ({ ...each, keepNext: filled[index + 1]?.part === 'signature' }))
  return signedInMiddle(layout, withoutLeftOut(layout, sheet, kept), width)
}

/** The signature takes the empty lines around it along. */
function partsIn(layout: Layout): (index: number) => Filled['part'] {
  const isEmpty = (index: number) => layout[index] !== undefined && textOf(layout[index]) === ''
  const imprint = layout.findIndex(paragraph => has(paragraph, ...IMPRINT))
  let from = layout.findIndex(paragraph => has(paragraph, ...SIGNATURE))
  let to = layout.findLastIndex(paragraph => has(paragraph, '成文日期'))
  while (isEmpty(from - 1)) from--
  while (isEmpty(to + 1)) to++
  return index => {
    if (index >= imprint) return 'imprint'
    return index >= from && index <= to ? 'signature' : 'text'
  }
}

/** What takes no line where there is nothing of it. */
const LEFT_OUT = ['附件说明', '抄送机关'] as const satisfies readonly OfficialValue[]

/** The upper rule of what is left out goes to what follows. */
function withoutLeftOut(layout: Layout, sheet: Sheet, filled: readonly Filled[]): Filled[] {
  if (sheet.copies.length > 0) return [...filled]
  const copies = layout.findIndex(paragraph => has(paragraph, '抄送机关'))
  const top = layout[copies]?.top
  const next = filled.findIndex(({ part }) => part === 'imprint')
  return filled.map((each, index) => (top && each.top && index === next ? { ...each, top } : each))
}

const namesIn = (names: readonly string[], by: string): string => names.join(by)

const valuesOf = (sheet: Sheet): Readonly<Record<OfficialValue, string>> => ({
  紧急程度: sheet.urgency,
  发文机关: sheet.office,
  文号: sheet.documentNo,
  签发人: sheet.signer,
  标题: sheet.title,
  主送机关: namesIn(sheet.receivers, '、'),
  正文: '',
  附件说明: '',
  发文机关署名: sheet.office,
  成文日期: sheet.date,
  抄送机关: namesIn(sheet.copies, '，'),
  印发机关: sheet.office,
  印发日期: sheet.date,
})

/** One paragraph of a template as the paragraphs that it comes to. */
function partsOf(paragraph: Paragraph, sheet: Sheet): Paragraph[] {
  const values = valuesOf(sheet)
  if (has(paragraph, '正文')) return bodyOf(paragraph, sheet)
  if (has(paragraph, '附件说明')) return attachmentsOf(paragraph, sheet)
  if (LEFT_OUT.some(name => has(paragraph, name) && values[name] === '')) return []
  return [{ ...paragraph, runs: filledRuns(paragraph.runs, values) }]
}

const HOLES = new RegExp(
  Object.keys(OFFICIAL_SAMPLES)
    .map(name => placeholder(name).replaceAll(/[${}]/g, '\\$&'))
    .join('|'),
  'g',
)

/** A value looks as its placeholder begins, also where Word has parted that. */
function filledRuns(runs: readonly Run[], values: Readonly<Record<OfficialValue, string>>): Run[] {
  const text = textOf({ runs })
  const found: Run[] = []
  let at = 0
  for (const { 0: hole, index } of text.matchAll(HOLES)) {
    found.push(...sliced(runs, at, index))
    found.push({ ...lookAt(runs, index), text: plain(values[hole.slice(2, -1) as OfficialValue]) })
    at = index + hole.length
  }
  return merged([...found, ...sliced(runs, at, text.length)])
}

/** A value has no tabs and no lines of its own. */
const plain = (text: string): string => text.replaceAll(/[\t\n]/g, ' ')

const FONT_OF_LEVEL: Readonly<Record<1 | 2, Font>> = { 1: '黑体', 2: '楷体_GB2312' }

/** Headings have the fonts of the standard, in the size of the text. */
function bodyOf(paragraph: Paragraph, { paragraphs }: Sheet): Paragraph[] {
  const look = lookAt(paragraph.runs, 0)
  return paragraphs.map((text, index) => {
    const level = levelOf(text)
    const run = { ...look, ...(level !== 0 && { font: FONT_OF_LEVEL[level] }), text: plain(text) }
    const turns = index === 0 && paragraph.turns === true
    return { ...paragraph, look: run, runs: [run], turns }
  })
}

/** 附件说明: further lines of a name stand under its first one. */
function attachmentsOf(paragraph: Paragraph, { attachments }: Sheet): Paragraph[] {
  const look = lookAt(paragraph.runs, 0)
  const label = '附件：'
  return attachments.map((name, index) => {
    const number = attachments.length > 1 ? `${index + 1}．` : ''
    const begin = (index === 0 ? label : '　　　') + number
    const left = paragraph.first + (begin.length - (/\d/.test(begin) ? number.length / 2 - 0.5 : 0)) * cellOf(look)
    const before = index === 0 ? paragraph.before : 0
    return { ...paragraph, left, before, runs: [{ ...look, text: begin + plain(name) }] }
  })
}

/** 署名 stands in the middle over 成文日期, where both are as far from the right in the template. */
function signedInMiddle(layout: Layout, filled: readonly Filled[], width: Width): Filled[] {
  const [signature, date] = SIGNATURE.map(name => layout.find(paragraph => has(paragraph, name)))
  const dated = filled.find(({ sealed }) => sealed)
  if (!signature || !date || !dated || signature === date) return [...filled]
  if (signature.align !== 'right' || date.align !== 'right' || signature.right !== date.right) return [...filled]
  const half = lengthOf(dated.runs, width) / 2
  return filled.map(each => {
    if (each.part !== 'signature' || each.sealed || textOf(each) === '' || each.right !== signature.right) return each
    return { ...each, right: Math.max(0, date.right + half - lengthOf(each.runs, width) / 2) }
  })
}
