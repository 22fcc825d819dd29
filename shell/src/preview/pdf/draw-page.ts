import type { PDFDocumentProxy } from 'pdfjs-dist'

interface Drawing {
  readonly canvas: HTMLCanvasElement
  readonly zoom: number
  readonly signal: AbortSignal
}

/** Draws a page; answers its text. */
export async function drawPage(pdf: PDFDocumentProxy, number: number, { canvas, zoom, signal }: Drawing) {
  const page = await pdf.getPage(number)
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale: zoom })
  Object.assign(canvas, { width: Math.floor(viewport.width), height: Math.floor(viewport.height) })
  const task = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => task.cancel())
  await task.promise
  const { items } = await page.getTextContent()
  return items.map(item => ('str' in item ? item.str : '')).join('')
}
