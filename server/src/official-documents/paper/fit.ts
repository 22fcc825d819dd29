import { breakLines } from './break-lines'
import { cellOf, type Paragraph, textOf } from './layout'
import { TEXT_AREA } from './measures'
import { lengthOf, lookAt, merged, sliced, type Width } from './runs'

/** A paragraph with its lines broken, its mark shrunk and its ends parted, where it does not fit otherwise. */
export function fitted(paragraph: Paragraph, isMark: boolean, width: Width): Paragraph[] {
  if (isMark) return [shrunk(paragraph, width)]
  if (textOf(paragraph).includes('\t')) return ends(paragraph, width)
  return [paragraph.align === 'centre' ? balanced(paragraph, width) : paragraph]
}

const roomIn = ({ left, right }: Paragraph): number => TEXT_AREA.width - left - right

const HALF_POINT = 0.5

/** 发文机关标志: as large as fits into a line; the top of its characters stays where it is. */
function shrunk(paragraph: Paragraph, width: Width): Paragraph {
  const long = lengthOf(paragraph.runs, width)
  const room = roomIn(paragraph)
  if (long <= room) return paragraph
  const largest = Math.max(...paragraph.runs.map(({ size }) => size))
  const size = Math.max(HALF_POINT, Math.floor((largest * room) / long / HALF_POINT) * HALF_POINT)
  const ratio = size / largest
  const runs = paragraph.runs.map(run => ({
    ...run,
    size: Math.max(HALF_POINT, Math.floor((run.size * ratio) / HALF_POINT) * HALF_POINT),
  }))
  const above = ((paragraph.line - largest) / 2) * (1 - ratio)
  return { ...paragraph, runs, line: paragraph.line * ratio, before: paragraph.before + above }
}

/** What begins at the left and what ends at the right, on one line or, where that does not fit, on two. */
function ends(paragraph: Paragraph, width: Width): Paragraph[] {
  const text = textOf(paragraph)
  const tab = text.indexOf('\t')
  const [begin, end] = [sliced(paragraph.runs, 0, tab), sliced(paragraph.runs, tab + 1, text.length)]
  const room = TEXT_AREA.width - paragraph.first - paragraph.right
  if (lengthOf(begin, width) + cellOf(paragraph.look) + lengthOf(end, width) <= room) return [paragraph]
  const { bottom, top, after, before, ...others } = paragraph
  const first: Paragraph = { ...others, before, after: 0, runs: begin, ...(top && { top }) }
  const last: Paragraph = { ...others, before: 0, after, runs: end, align: 'right', turns: false }
  return [first, { ...last, ...(bottom && { bottom }) }]
}

/** In lines of about the same length. */
function balanced(paragraph: Paragraph, width: Width): Paragraph {
  const text = textOf(paragraph)
  const long = lengthOf(paragraph.runs, width)
  const room = roomIn(paragraph)
  if (long <= room || text.includes('\n')) return paragraph
  const even = Math.min(room, long / Math.ceil(long / room) + cellOf(paragraph.look))
  const measure = (character: string, at: number) =>
    lengthOf([{ ...lookAt(paragraph.runs, at), text: character }], width)
  let at = 0
  const runs = breakLines(text, measure, { width: even }).flatMap((line, index) => {
    const part = sliced(paragraph.runs, at, at + line.length)
    const begun = at
    at += line.length
    return index === 0 ? part : [{ ...lookAt(paragraph.runs, begun), text: '\n' }, ...part]
  })
  return { ...paragraph, runs: merged(runs) }
}
