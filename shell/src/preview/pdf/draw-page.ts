import type { PDFDocumentProxy } from 'pdfjs-dist'
import { markWords } from './mark-words'
import { textOf, textsIn } from './text-of'

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

/** Draws a page; answers its text. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { zoom, turn, words, canvas, signal }: Drawing & Place,
): Promise<string> {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale: zoom, rotation: (page.rotate + turn) % FULL_TURN })
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) })
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  const pieces = await textOf(page)
  signal.throwIfAborted()
  markWords({ canvas, viewport, pieces, words })
  return textsIn(pieces).join('')
}
