import type { PagesAnswer } from '@portal/shared-lib/contract/calls/recognition'

type Page = PagesAnswer['pages'][number]

/** A page as it lies among those that are being arranged. */
export interface Sheet extends Page {
  readonly key: string
  /** Another letter begins with it. */
  readonly begins: boolean
}

const QUARTER = 90
const WHOLE = 360

export const sheetsOf = (pages: readonly Page[]): Sheet[] =>
  pages.map(page => ({ ...page, key: `${page.fileId}/${page.page}`, begins: false }))

/** Turned by a quarter, clockwise. */
export const turned = (sheet: Sheet): Sheet => ({
  ...sheet,
  turned: ((sheet.turned + QUARTER) % WHOLE) as Sheet['turned'],
})

/** One sheet changed. */
export const changed = (sheets: readonly Sheet[], key: string, change: (sheet: Sheet) => Sheet): Sheet[] =>
  sheets.map(sheet => (sheet.key === key ? change(sheet) : sheet))

/** A sheet and its neighbour have changed places; where a letter begins stays where it is. */
export function moved(sheets: readonly Sheet[], from: number, by: 1 | -1): Sheet[] {
  const [sheet, other] = [sheets[from], sheets[from + by]]
  if (!sheet || !other) return [...sheets]
  const next = [...sheets]
  next[from + by] = { ...sheet, begins: other.begins }
  next[from] = { ...other, begins: sheet.begins }
  return next
}

/** The letters that the sheets are, each with its pages. */
export function lettersOf(sheets: readonly Sheet[]): { pages: Page[] }[] {
  const letters: { pages: Page[] }[] = []
  for (const { fileId, page, turned, dropped, begins } of sheets) {
    if (begins || letters.length === 0) letters.push({ pages: [] })
    letters.at(-1)?.pages.push({ fileId, page, turned, dropped })
  }
  return letters
}

/** What keeps the sheets from being saved; empty: nothing. */
export const problemOf = (sheets: readonly Sheet[]): string =>
  lettersOf(sheets).some(({ pages }) => pages.every(({ dropped }) => dropped))
    ? '每封来信至少保留一页，不需要的来信请退扫'
    : ''
