import type { PageViewport } from 'pdfjs-dist'
import { hitsIn } from './hits'
import { type Piece, textsIn } from './text-of'

interface Marking {
  readonly canvas: HTMLCanvasElement
  readonly viewport: PageViewport
  readonly pieces: readonly Piece[]
  readonly words: string
}

/** Part of a letter's height that lies below its line. */
const DESCENT = 0.2

/** Marks words on a drawn page, as a pen would: what is written stays dark. */
export function markWords({ canvas, viewport, pieces, words }: Marking): void {
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
