import type { PageViewport, PDFDocumentProxy } from 'pdfjs-dist'
import { hitsIn } from './hits'
import { type Piece, textOf, textsIn } from './text-of'

interface Marking {
  readonly canvas: HTMLCanvasElement
  readonly viewport: PageViewport
  readonly pieces: readonly Piece[]
  readonly words: string
}

/** Part of a letter's height that lies below its line. */
const DESCENT = 0.2

/** Marks words on a drawn page, as a pen would: what is written stays dark. */
function markWords({ canvas, viewport, pieces, words }: Marking): void {
  const hits = hitsIn(textsIn(pieces), words)
  const context = canvas.getContext('2d')
  if (!context || hits.length === 0) return
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = getComputedStyle(canvas).getPropertyValue('--portal-warning-line')
  for (const { piece, from, to } of hits) {
    const { transform: [, , , , x = 0, y = 0] = [], width = 0, height = 0 } = pieces[piece] ?? {}
    const [left, bottom] = viewport.convertToViewportPoint(x + width * from, y - height * DESCENT)
    const [right, top] = viewport.convertToViewportPoint(x + width * to, y + height)
    context.fillRect(left, bottom, right - left, top - bottom)
  }
}

/** How a page is drawn. */
export interface Drawing {
  readonly zoom: number
  /** Degrees clockwise from how the page lies by itself. */
  readonly turn: number
  /** To be marked; empty for nothing. */
  readonly words: string
}

interface Place {
  readonly canvas: HTMLCanvasElement
  readonly signal: AbortSignal
}

const FULL_TURN = 360
/** Of a canvas: 64 MB. A4 five times its size has 13 million; some browsers draw nothing on a larger one. */
const MOST_CANVAS_PIXELS = 16_777_216

/** Draws a page; answers its text. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { zoom, turn, words, canvas, signal }: Drawing & Place,
): Promise<string> {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const rotation = (page.rotate + turn) % FULL_TURN
  const viewport = page.getViewport({ scale: scaleOf(page.getViewport({ scale: 1, rotation }), zoom), rotation })
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) })
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  const pieces = await textOf(page)
  signal.throwIfAborted()
  markWords({ canvas, viewport, pieces, words })
  return textsIn(pieces).join('')
}

/** A page that is too large for a canvas is drawn as large as one may be. */
export const scaleOf = ({ width, height }: { width: number; height: number }, zoom: number): number =>
  Math.min(zoom, Math.sqrt(MOST_CANVAS_PIXELS / (width * height)))
