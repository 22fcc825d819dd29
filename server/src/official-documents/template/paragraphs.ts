import { LAYOUT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-template'
import { cellOf, type Look, type Paragraph, type Rule } from '../paper/layout'
import { LINE, TEXT_AREA } from '../paper/measures'
import { isRed, isShaded } from './looks'
import { type Chain, nearest, nearestAt } from './styles'
import { child, isOn, type Node } from './xml'

type Shape = Omit<Paragraph, 'runs' | 'look'>

const ALIGNED: Readonly<Record<string, Paragraph['align']>> = {
  left: 'left',
  start: 'left',
  center: 'centre',
  right: 'right',
  end: 'right',
  both: 'both',
}

const REFUSED: Readonly<Record<string, string>> = {
  'w:framePr': '图文框和首字下沉',
  'w:textDirection': '文字方向',
  'w:bidi': '从右向左的段落',
  'w:sectPr': '分节',
}

const TWIPS = 20
const HUNDREDTHS = 100
const LINE_UNITS = 240
const LINES = { least: 12, most: 60 }
/** Of a line that a large character needs, by its size. */
const LEADING = 1.2

/** How a paragraph stands, by its own properties and its styles, and what of it cannot be laid out. */
export function shapeOf(chain: Chain, look: Look): { readonly shape: Shape; readonly problems: string[] } {
  const problems: string[] = []
  const aligned = nearest(chain, 'w:jc')?.at['w:val'] ?? 'both'
  if (!ALIGNED[aligned]) problems.push(TEXTS.cannot('分散对齐', '请改为左对齐、居中、右对齐或者两端对齐'))
  for (const [name, what] of Object.entries(REFUSED)) {
    const found = nearest(chain, name)
    if (found && (name !== 'w:bidi' || isOn(found))) problems.push(TEXTS.cannot(what, TEXTS.remove))
  }
  const number = child(nearest(chain, 'w:numPr'), 'w:numId')?.at['w:val'] ?? '0'
  if (number !== '0') problems.push(TEXTS.cannot('自动编号和项目符号', '请直接输入编号'))
  if (isShaded(chain)) problems.push(TEXTS.cannot('底纹', TEXTS.remove))
  const shape = {
    align: ALIGNED[aligned] ?? 'both',
    ...indentsOf(chain, look),
    line: lineOf(chain, look),
    before: spaceOf(chain, 'before'),
    after: spaceOf(chain, 'after'),
    ...rulesOf(chain, problems),
    ...(isOn(nearest(chain, 'w:pageBreakBefore')) && { turns: true }),
  }
  if (!(shape.line >= LINES.least && shape.line <= LINES.most)) problems.push(TEXTS.line)
  const inside = [shape.first, shape.left, shape.right].every(each => each >= 0 && each < TEXT_AREA.width / 3)
  const low = [shape.before, shape.after].every(each => each >= 0 && each <= TEXT_AREA.height / 2)
  if (!inside || !low) problems.push(TEXTS.length)
  return { shape, problems }
}

/** In characters where it says so, else in twentieths of a point. */
function indentsOf(chain: Chain, look: Look) {
  const cell = cellOf(look)
  const indent = (...names: string[]) => {
    const inChars = nearestAt(chain, 'w:ind', ...names.map(name => `w:${name}Chars`))
    if (inChars && Number(inChars[1]) !== 0) return (Number(inChars[1]) / HUNDREDTHS) * cell
    return Number(nearestAt(chain, 'w:ind', ...names.map(name => `w:${name}`))?.[1] ?? 0) / TWIPS
  }
  const left = indent('left', 'start')
  const hanging = indent('hanging')
  return { first: left + (hanging > 0 ? -hanging : indent('firstLine')), left, right: indent('right', 'end') }
}

/** A large character takes as many lines of the page as it needs. */
function lineOf(chain: Chain, { size }: Look): number {
  const value = Number(nearestAt(chain, 'w:spacing', 'w:line')?.[1] ?? LINE_UNITS)
  const rule = nearestAt(chain, 'w:spacing', 'w:lineRule')?.[1] ?? 'auto'
  if (rule === 'exact') return onGrid(value / TWIPS)
  const natural = LINE * Math.ceil((size * LEADING) / LINE)
  return rule === 'atLeast' ? Math.max(natural, value / TWIPS) : (natural * value) / LINE_UNITS
}

/** Word keeps twentieths of a point; a line of the page is meant by what is nearest to one. */
const onGrid = (points: number): number => (Math.abs(points - LINE) < 0.1 ? LINE : points)

function spaceOf(chain: Chain, place: 'before' | 'after'): number {
  const lines = nearestAt(chain, 'w:spacing', `w:${place}Lines`)
  if (lines && Number(lines[1]) !== 0) return (Number(lines[1]) / HUNDREDTHS) * LINE
  return Number(nearestAt(chain, 'w:spacing', `w:${place}`)?.[1] ?? 0) / TWIPS
}

const EIGHTHS = 8

function rulesOf(chain: Chain, problems: string[]): { top?: Rule; bottom?: Rule } {
  const borders = nearest(chain, 'w:pBdr')
  const shown = (borders?.children ?? []).filter(({ at }) => !['nil', 'none'].includes(at['w:val'] ?? ''))
  const plain = shown.every(({ name, at }) => ['w:top', 'w:bottom'].includes(name) && at['w:val'] === 'single')
  if (!plain) problems.push(TEXTS.rule)
  const rule = (node: Node | undefined): Rule | undefined => {
    if (!node || !shown.includes(node)) return undefined
    const { 'w:sz': size = '4', 'w:space': space = '1', 'w:color': colour = 'auto' } = node.at
    return { width: Number(size) / EIGHTHS, space: Number(space), ...(isRed(colour) && { red: true }) }
  }
  const [top, bottom] = [rule(child(borders, 'w:top')), rule(child(borders, 'w:bottom'))]
  return { ...(top && { top }), ...(bottom && { bottom }) }
}
