import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** A page of a scan as a JPEG, with how many pages its file has. */
export interface DrawnPage {
  readonly picture: Buffer
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly count: number
  /** Nothing is written on it. */
  readonly blank: boolean
}

/** A file of a scan. */
export interface Scan {
  readonly name: string
  readonly content: Buffer
}

/** Which page of a file, from 0, and by how many degrees it is turned clockwise. */
export interface PageOfFile {
  readonly page: number
  readonly turned: number
}

/** What a page is drawn for. */
export type Purpose = 'reading' | 'showing' | 'arranging' | 'counting'

/** Pixels across: what a reader of letters needs, what a screen shows, what tells pages apart. */
const WIDTH: Readonly<Record<Purpose, number>> = { reading: 2000, showing: 1200, arranging: 240, counting: 1 }

const FIRST: PageOfFile = { page: 0, turned: 0 }

/** Milliseconds after which a page that is still not drawn never will be. */
const LIMIT_MS = 60_000
const WORKER = join(__dirname, 'page-worker.mjs')
const PDF = /\.pdf$/i
const TIFF = /\.tiff?$/i

/** Draws a page of a file; throws where the file cannot be drawn, or has no such page. */
export function drawPage({ name, content }: Scan, { page, turned }: PageOfFile, purpose: Purpose): Promise<DrawnPage> {
  const worker = new Worker(WORKER, {
    workerData: {
      ...{ content, kind: kindOf(name), page, turned },
      ...{ width: WIDTH[purpose], isForReading: purpose === 'reading' },
    },
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

/** How many pages a file has; throws where it cannot be drawn. */
export const countPages = async (scan: Scan): Promise<number> => (await drawPage(scan, FIRST, 'counting')).count

/** A page as a browser shows it. */
export const pictureOf = ({ picture }: DrawnPage): string => `data:image/jpeg;base64,${picture.toString('base64')}`

function kindOf(name: string): 'pdf' | 'tiff' | 'picture' {
  if (PDF.test(name)) return 'pdf'
  return TIFF.test(name) ? 'tiff' : 'picture'
}
