import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** A page of a scan as a JPEG, with how many pages its file has. */
export interface DrawnPage {
  readonly picture: Buffer
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly count: number
}

/** A file of a scan. */
export interface Scan {
  readonly name: string
  readonly content: Buffer
}

/** What a page is drawn for. */
export type Purpose = 'reading' | 'showing' | 'counting'

/** Pixels across: what a reader of letters needs, and what a screen shows. */
const WIDTH: Readonly<Record<Purpose, number>> = { reading: 2000, showing: 1200, counting: 1 }

/** Milliseconds after which a page that is still not drawn never will be. */
const LIMIT_MS = 60_000
const WORKER = join(__dirname, 'page-worker.mjs')

/** Draws a page of a file; throws where the file cannot be drawn, or has no such page. */
export function drawPage({ name, content }: Scan, page: number, purpose: Purpose): Promise<DrawnPage> {
  const isPdf = name.toLowerCase().endsWith('.pdf')
  const worker = new Worker(WORKER, {
    workerData: { content, isPdf, page, width: WIDTH[purpose], isForReading: purpose === 'reading' },
  })
  return new Promise<DrawnPage>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} took too long to draw`)), LIMIT_MS)
    worker.once('message', ({ picture, ...drawn }: DrawnPage) => {
      clearTimeout(timer)
      resolve({ ...drawn, picture: Buffer.from(picture) })
    })
    worker.once('error', error => {
      clearTimeout(timer)
      reject(error)
    })
  }).finally(() => worker.terminate())
}

/** The page of that number over all files of a letter, to be shown, and how many there are; undefined where there is none. */
export async function pageOf(scans: readonly Scan[], number: number): Promise<DrawnPage | undefined> {
  let before = 0
  let found: DrawnPage | undefined
  for (const scan of scans) {
    const within = number - before
    const drawn = await drawPage(scan, 0, within === 0 ? 'showing' : 'counting')
    if (within >= 0 && within < drawn.count) found = within === 0 ? drawn : await drawPage(scan, within, 'showing')
    before += drawn.count
  }
  return found && { ...found, count: before }
}
