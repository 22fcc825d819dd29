import { hasTooManyPages } from '@portal/shared-lib/contract/rules/pictures'
import { runPage, type Wanted } from './page-process'
import { Undrawn } from './undrawn'

/** Files on which a server works at once: each may take the memory of a process of its own. */
const AT_ONCE = 2
/** Callers that wait for their turn at most. */
const MOST_WAITING = 60

const waiting: (() => void)[] = []
let working = 0

/** Who may have to wait: somebody before a screen, for so long as it makes sense, or what happens by itself. */
type Patience = 'caller' | 'background'

/** Does the work once fewer than so many are at it, in the order of asking. A caller behind too many others is refused. */
async function inTurn<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (patience === 'caller' && waiting.length >= MOST_WAITING) throw new Undrawn('busy')
    await new Promise<void>(resolve => waiting.push(resolve))
  } else working += 1
  try {
    return await work()
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

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

/** Opens a file once it is its turn, so that those that wait are not in memory. */
export type OpenScan = () => Promise<Scan>

/** Which page of a file, from 0, and by how many degrees it is turned clockwise. */
export interface PageOfFile {
  readonly page: number
  readonly turned: number
}

/** What a page is drawn for. */
export type Purpose = 'reading' | 'showing' | 'arranging'

/** Pixels across: what a reader of letters needs, what a screen shows, what tells pages apart. */
const WIDTH: Readonly<Record<Purpose, number>> = { reading: 2000, showing: 1200, arranging: 240 }

const PDF = /\.pdf$/i
const TIFF = /\.tiff?$/i

/** Draws a page of a file; throws `Undrawn` where the file cannot be drawn, or has no such page. */
export function drawPage(open: OpenScan, { page, turned }: PageOfFile, purpose: Purpose): Promise<DrawnPage> {
  const isForReading = purpose === 'reading'
  return inTurn(isForReading ? 'background' : 'caller', async () => {
    const { name, content } = await open()
    const task = isForReading ? 'read' : 'show'
    const drawn = await runPage<DrawnPage>(content, { kind: kindOf(name), page, turned, width: WIDTH[purpose], task })
    return { ...drawn, picture: Buffer.from(drawn.picture) }
  })
}

/** How many pages a file has; throws `Undrawn` where that cannot be told, or where they are too many. */
export async function countPages(open: OpenScan): Promise<number> {
  const count = await inTurn('background', async () => {
    const { name, content } = await open()
    return await runPage<number>(content, { kind: kindOf(name), page: 0, turned: 0, width: 1, task: 'count' })
  })
  if (hasTooManyPages(count)) throw new Undrawn('long')
  return count
}

/** A page as a browser shows it. */
export const pictureOf = ({ picture }: DrawnPage): string => `data:image/jpeg;base64,${picture.toString('base64')}`

function kindOf(name: string): Wanted['kind'] {
  if (PDF.test(name)) return 'pdf'
  return TIFF.test(name) ? 'tiff' : 'picture'
}
