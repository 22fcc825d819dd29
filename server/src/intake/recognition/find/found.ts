import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { scan } from '@portal/shared-lib/contract/recognition'
import type { FoundField } from '@portal/shared-lib/contract/rules/letter-finds'
import { confidenceOf, type PageText } from '../page-text'

const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ]/g
/** Between a full-width character and its usual form. */
const FULL_WIDTH_OFFSET = 0xfee0
/** A one in a date, and the last one of a number, as readers of print take it. */
const MISREAD_ONE = /(?<=[年月./-])[\]|lI](?=[\d月日])|(?<=(?<!\d)(?:\d{17}|1\d{9}))[\]|lI]/g
/** The edge of the paper, and the frame of a form. */
const EDGES = /\|/g

/** The text with its digits and letters as they are usually written; each character stays in its place. */
const legible = (text: string): string =>
  text
    .replace(FULL_WIDTH, character => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(MISREAD_ONE, '1')
    .replace(EDGES, ' ')

export type Found = CallAnswer<typeof scan>['found'][number]

/** Something found in the letter as one text: its place there, and how far the rule that found it is to be trusted. */
export interface Hit {
  readonly field: FoundField
  readonly value: string
  readonly start: number
  readonly end: number
  /** Percent. */
  readonly trust: number
}

/** A letter as one text: a line for each paragraph. */
export interface Letter {
  readonly text: string
  /** Where in which page a character of `text` stands. */
  placeOf(at: number): { readonly page: number; readonly at: number }
}

export function letterOf(pages: readonly Pick<PageText, 'text'>[]): Letter {
  const places: { page: number; at: number }[] = []
  let text = ''
  pages.forEach(({ text: pageText }, page) => {
    const ends = paragraphEnds(pageText)
    const characters = `${legible(pageText)}\n`
    for (let at = 0; at < characters.length; at += 1) {
      if (characters[at] === '\n' && !ends.has(at)) continue
      text += characters[at]
      places.push({ page, at: Math.min(at, pageText.length - 1) })
    }
  })
  return { text, placeOf: at => places[Math.min(at, places.length - 1)] ?? { page: 0, at: 0 } }
}

/** A hit as it is marked on its page. One that goes over to the next page is marked where it begins. */
export function foundAt(pages: readonly PageText[], letter: Letter, { field, value, start, end, trust }: Hit): Found {
  const from = letter.placeOf(start)
  const to = letter.placeOf(Math.max(end - 1, start))
  const page = pages[from.page]
  const last = to.page === from.page ? to.at + 1 : (page?.text.length ?? 0)
  const sure = page ? confidenceOf(page, from.at, last) : 0
  const PERCENT = 100
  return {
    field,
    value,
    page: from.page,
    start: from.at,
    end: last,
    shown: letter.text.slice(start, end),
    confidence: Math.round((sure * trust) / PERCENT),
  }
}

/** A line that is shorter than so much of the longest ends a paragraph. */
const FULL_LINE = 0.8
const WIDE = /[^\u0020-\u007e]/
/** A label, or the date below a letter. */
const STARTS_ANEW = /^[\p{Script=Han} ]{2,8}[:：]|^.{4,6}年.{1,3}月.{1,3}日$/u

/** Places of the line breaks of a page that end a paragraph; the others cut through words and numbers. */
function paragraphEnds(text: string): ReadonlySet<number> {
  const lines = text.split('\n')
  const widths = lines.map(widthOf)
  // A heading may be wider than what stands below it.
  const full = Math.max(...widths.slice(1), 0) * FULL_LINE
  const ends = new Set<number>()
  let at = 0
  lines.forEach((line, nth) => {
    at += line.length
    if (nth === 0 || (widths[nth] ?? 0) < full || STARTS_ANEW.test(lines[nth + 1] ?? '')) ends.add(at)
    at += 1
  })
  return ends
}

/** Columns that a line takes; Han characters take two. */
const widthOf = (line: string): number =>
  [...line].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0)
