import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { countPages, type DrawnPage, drawPage, type Scan } from './pages'
import { filesOf, openScan } from './scan-files'
import type { Of } from './store'

/** A page of a letter, in its place. */
export interface LetterPage {
  readonly fileId: string
  /** Of the file, from 0. */
  readonly page: number
  /** Degrees clockwise. */
  readonly turned: 0 | 90 | 180 | 270
  /** Left out of the letter, for a blank one or one that does not belong to it. */
  readonly dropped: boolean
}

/** Where pages are: a transaction will do. */
export interface Stored extends Pick<Services, 'files'> {
  readonly db: Db
}

/** What tells a page as it is read from all others. */
export const keyOf = ({ fileId, page, turned }: LetterPage): string => `${fileId}/${page}/${turned}`

/**
 * The pages of a letter, left-out ones too: as somebody arranged them, then those of files that came later, as they
 * come. Throws where a file cannot be drawn.
 */
export async function allPagesOf(stored: Stored, of: Of): Promise<LetterPage[]> {
  const arranged = await arrangedPages(stored, of)
  const known = new Set(arranged.map(({ fileId }) => fileId))
  const later = (await filesOf(stored, of)).filter(id => !known.has(id))
  const pages = await Promise.all(later.map(fileId => pagesOfFile(stored, fileId)))
  return [...arranged, ...pages.flat()]
}

/** The pages that make up a letter. */
export const pagesOf = async (stored: Stored, of: Of): Promise<LetterPage[]> =>
  (await allPagesOf(stored, of)).filter(({ dropped }) => !dropped)

/** Whether a page is one of a letter's, or may be: of a file that is all its own. */
export async function hasPage(db: Db, of: Of, { fileId, page }: Pick<LetterPage, 'fileId' | 'page'>): Promise<boolean> {
  const arranged = await arrangedPages({ db }, of)
  if (arranged.some(one => one.fileId === fileId && one.page === page)) return true
  return arranged.every(one => one.fileId !== fileId) && (await filesOf({ db }, of)).includes(fileId)
}

/** A letter's page of that number, to be shown, and how many there are; undefined where there is none. */
export async function showPage(stored: Stored, of: Of, number: number): Promise<DrawnPage | undefined> {
  const pages = await pagesOf(stored, of)
  const page = pages[number]
  if (!page) return
  return { ...(await drawPage(() => openScan(stored, page.fileId), page, 'showing')), count: pages.length }
}

/** Opens the files of pages, each once while the next page is of the same. */
export function scanOpener(stored: Stored): (page: LetterPage) => Promise<Scan> {
  let open: { readonly fileId: string; readonly scan: Scan } | undefined
  return async ({ fileId }) => {
    if (open?.fileId !== fileId) open = { fileId, scan: await openScan(stored, fileId) }
    return open.scan
  }
}

const arrangedPages = ({ db }: { db: Db }, { provinceCode, petitionId }: Of): Promise<LetterPage[]> =>
  db
    .selectFrom('letter_page')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .orderBy('seq')
    .select(['file_id as fileId', 'page', 'turned', 'dropped'])
    .execute()

async function pagesOfFile(stored: Stored, fileId: string): Promise<LetterPage[]> {
  const count = await countPages(() => openScan(stored, fileId))
  return Array.from({ length: count }, (_, page) => ({ fileId, page, turned: 0, dropped: false }))
}
