import type { Services } from '../../platform/services'
import { findIn } from './find/find'
import { keyOf, type LetterPage, scanOpener } from './letter-pages'
import { pageText } from './page-text'
import { drawPage } from './pages'
import type { Reader } from './reader'
import type { Content, ReadPage } from './store'

/** Beyond these a scan is no letter. */
const MOST_PAGES = 50

interface Going {
  /** What was read before: pages that are as they were are not read again. */
  readonly known: readonly ReadPage[]
  /** Hears how many percent are done. */
  readonly told: (percent: number) => Promise<void>
}

/** Reads every page of a letter and finds in it what the form asks for. */
export async function readLetter(
  services: Pick<Services, 'db' | 'config' | 'now' | 'files'>,
  reader: Reader,
  letter: readonly LetterPage[],
  { known, told }: Going,
): Promise<Content> {
  const openScan = scanOpener(services)
  const pages: ReadPage[] = []
  for (const page of letter.slice(0, MOST_PAGES)) {
    const key = keyOf(page)
    pages.push(known.find(one => one.key === key) ?? { key, ...(await readPage(page)) })
    await told(percentOf(pages.length / Math.min(letter.length, MOST_PAGES)))
  }
  return { pages, found: await findIn(services, pages) }

  async function readPage(page: LetterPage) {
    const drawn = await drawPage(() => openScan(page), page, 'reading')
    return pageText(await reader.lines(drawn.picture), drawn)
  }
}

/** What is found at the end takes no time worth telling. */
const percentOf = (share: number): number => Math.min(Math.round(share * 100), 99)
