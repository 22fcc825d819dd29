import { breakLines } from './break-lines'
import { CELL, LINE, MARK_TOP, markSize, RULE, RULE_BELOW, SIZE, TEXT_AREA } from './measures'
import { gap, lengthOf, oneLine, paragraph, type Row, type Rule, type Style, type Width } from './rows'
import { levelOf, type Sheet } from './sheet'

/** A document in rows: the text, what may not be parted from its last line, and what ends the last page. */
export interface Composed {
  readonly text: readonly Row[]
  readonly signature: readonly Row[]
  readonly imprint: readonly Row[]
}

const TEXT: Style = { face: 'regular', size: SIZE.text }
const BOLD: Style = { face: 'bold', size: SIZE.text }
const TITLE: Style = { face: 'bold', size: SIZE.title }
const SMALL: Style = { face: 'regular', size: SIZE.small }
const BY_LEVEL: Readonly<Record<ReturnType<typeof levelOf>, Style>> = {
  0: TEXT,
  1: BOLD,
  2: { face: 'medium', size: SIZE.text },
}
const INDENTED = { first: 2 * CELL, others: 0 }

export const compose = (sheet: Sheet, width: Width): Composed => ({
  text: [
    ...headOf(sheet, width),
    ...titleOf(sheet, width),
    gap(),
    ...paragraph(`${sheet.receivers.join('、')}：`, TEXT, width, { first: 0, others: 0 }),
    ...sheet.paragraphs.flatMap(text => paragraph(text, BY_LEVEL[levelOf(text)], width, INDENTED)),
    ...attachmentsOf(sheet, width),
  ],
  signature: signatureOf(sheet, width),
  imprint: imprintOf(sheet, width),
})

/** 版头: the urgency at the top, the mark 35 mm below it, the number, and a red rule. */
function headOf({ office, documentNo, urgency }: Sheet, width: Width): Row[] {
  const mark: Style = { face: 'bold', size: markSize(`${office}文件`), red: true }
  const rule: Rule = { from: 'bottom', below: RULE_BELOW - (LINE - SIZE.text) / 2, width: RULE.thick, red: true }
  return [
    { height: LINE, pieces: urgency ? [{ ...oneLine(urgency, BOLD, width, 'centre'), x: 0 }] : [] },
    gap(MARK_TOP - LINE),
    { height: mark.size, pieces: [oneLine(`${office}文件`, mark, width, 'centre')] },
    gap(2 * LINE),
    { height: LINE, pieces: [oneLine(documentNo, TEXT, width, 'centre')], rules: [rule] },
    gap(rule.below + 2 * LINE),
  ]
}

const TITLE_LINE = 33

/** In lines of about the same length. */
function titleOf({ title }: Sheet, width: Width): Row[] {
  const measure = (character: string) => lengthOf(character, TITLE, width)
  const count = Math.ceil(lengthOf(title, TITLE, width) / TEXT_AREA.width)
  const even = Math.min(TEXT_AREA.width, lengthOf(title, TITLE, width) / count + TITLE.size)
  return breakLines(title, measure, { width: even }).map(line => ({
    height: TITLE_LINE,
    pieces: [oneLine(line, TITLE, width, 'centre')],
  }))
}

/** 附件说明: one line below the text; further lines of a name stand under its first one. */
function attachmentsOf({ attachments }: Sheet, width: Width): Row[] {
  if (attachments.length === 0) return []
  const label = '附件：'
  const rows = attachments.map((name, index) => {
    const number = attachments.length > 1 ? `${index + 1}．` : ''
    const begin = (index === 0 ? label : '　　　') + number
    const others = 2 * CELL + lengthOf(begin, TEXT, width)
    return paragraph(begin + name, TEXT, width, { first: 2 * CELL, others })
  })
  return [gap(), ...rows.flat()]
}

/** 署名 and 成文日期: the date four characters from the right, the office in the middle above it, the seal over both. */
function signatureOf({ office, date }: Sheet, width: Width): Row[] {
  const right = 4 * CELL
  const dated = oneLine(date, TEXT, width, { right })
  const middle = dated.x + lengthOf(date, TEXT, width) / 2
  const half = lengthOf(office, TEXT, width) / 2
  const signed = oneLine(office, TEXT, width, { right: Math.max(0, TEXT_AREA.width - middle - half) })
  return [gap(), gap(), { height: LINE, pieces: [signed], sealAt: middle }, { height: LINE, pieces: [dated] }, gap()]
}

/** 版记: to whom copies go, who has it printed and when, between rules. */
function imprintOf({ copies, office, date }: Sheet, width: Width): Row[] {
  const side = SIZE.small
  const label = '抄送：'
  const copied = paragraph(`${label}${copies.join('，')}。`, SMALL, width, {
    first: side,
    others: side + lengthOf(label, SMALL, width),
    right: side,
  })
  const printed = oneLine(`${date}印发`, SMALL, width, { right: side })
  const by = { ...oneLine(office, SMALL, width, 'centre'), x: side }
  const fits = 2 * side + lengthOf(office, SMALL, width) + SIZE.small < printed.x + side
  const rows = fits ? [[by, printed]] : [[by], [printed]]
  const ends: Rule = { from: 'bottom', below: 0, width: RULE.thick }
  const last = rows.map(
    (pieces, index): Row => ({
      height: LINE,
      pieces,
      rules: [
        ...(index === 0 ? [topRule(copies.length > 0 ? RULE.thin : RULE.thick)] : []),
        ...(index === rows.length - 1 ? [ends] : []),
      ],
    }),
  )
  const [first, ...others] = copies.length > 0 ? copied : []
  return first ? [{ ...first, rules: [topRule(RULE.thick)] }, ...others, ...last] : last
}

const topRule = (width: number): Rule => ({ from: 'top', below: 0, width })
