import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { scan } from '@portal/shared-lib/contract/recognition'
import type { Line } from 'tesseract.js'
import { inColumns } from './columns'

export type PageText = CallAnswer<typeof scan>['pages'][number]

/** Boxes are told in thousandths of the page. */
const WHOLE = 1000
const LATIN_END = /[A-Za-z]$/
const LATIN_START = /^[A-Za-z]/

interface Size {
  readonly width: number
  readonly height: number
}

/** The text of a page, a line for each line of it, with the place of every word in text and picture. */
export function pageText(lines: readonly Pick<Line, 'words'>[], { width, height }: Size): PageText {
  let text = ''
  const words: PageText['words'] = []
  for (const line of inColumns(lines, width)) {
    if (text !== '') text += '\n'
    for (const { text: word, bbox, confidence } of line.words) {
      // Between Han characters the reader puts spaces that no writer did.
      if (LATIN_END.test(text) && LATIN_START.test(word)) text += ' '
      const start = text.length
      text += word
      const [left, right] = [bbox.x0, bbox.x1].map(x => Math.round((x * WHOLE) / width))
      const [top, bottom] = [bbox.y0, bbox.y1].map(y => Math.round((y * WHOLE) / height))
      const box: [number, number, number, number] = [left ?? 0, top ?? 0, right ?? 0, bottom ?? 0]
      words.push({ start, end: text.length, box, confidence: Math.round(confidence) })
    }
  }
  return { text, words }
}

/** How sure the reading of a part of a page is: as sure as its words are on average. */
export function confidenceOf({ words }: PageText, start: number, end: number): number {
  const within = words.filter(word => word.start < end && word.end > start)
  const sum = within.reduce((total, { confidence }) => total + confidence, 0)
  return within.length === 0 ? 0 : Math.round(sum / within.length)
}
