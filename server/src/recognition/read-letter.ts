import type { Services } from '../services'
import { findIn } from './find/find'
import { type PageText, pageText } from './page-text'
import { drawPage, type Scan } from './pages'
import type { Reader } from './reader'
import type { Content } from './store'

/** Beyond these a scan is no letter. */
const MOST_PAGES = 50

/** Reads every page of a letter and finds in it what the form asks for; `told` hears how many percent are done. */
export async function readLetter(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  reader: Reader,
  scans: readonly Scan[],
  told: (percent: number) => Promise<void>,
): Promise<Content> {
  const pages: PageText[] = []
  for (const [at, scan] of scans.entries()) {
    for (let page = 0, count = 1; page < count && pages.length < MOST_PAGES; page += 1) {
      const drawn = await drawPage(scan, page, 'reading')
      count = drawn.count
      pages.push(pageText(await reader.lines(drawn.picture), drawn))
      await told(percentOf((at + (page + 1) / count) / scans.length))
    }
  }
  return { pages, found: await findIn(services, pages) }
}

/** What is found at the end takes no time worth telling. */
const percentOf = (share: number): number => Math.min(Math.round(share * 100), 99)
