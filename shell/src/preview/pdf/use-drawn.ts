import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useState } from 'react'
import { type Drawing, drawPage } from './draw-page'

/** Pages drawn at once; later ones when they come near, so that a long file does not fill the memory. */
const EAGER = 20

/** Draws a page of a PDF on a canvas, once it is near; answers its text. An error goes to the boundary around it. */
export function useDrawn(
  canvas: RefObject<HTMLCanvasElement | null>,
  pdf: PDFDocumentProxy,
  number: number,
  { zoom, turn, words }: Drawing,
): string {
  const near = useNear(canvas, number <= EAGER)
  const [text, setText] = useState('')
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!near || !canvas.current) return undefined
    const leaving = new AbortController()
    const place = { canvas: canvas.current, signal: leaving.signal }
    drawPage(pdf, number, { zoom, turn, words, ...place }).then(setText, reason => {
      if (!leaving.signal.aborted) setError(reason)
    })
    return () => leaving.abort()
  }, [canvas, pdf, number, zoom, turn, words, near])
  if (error !== undefined) throw error
  return text
}

/** Whether an element has come near the visible part once. */
function useNear(element: RefObject<Element | null>, atOnce: boolean): boolean {
  const [near, setNear] = useState(atOnce)
  useEffect(() => {
    if (near || !element.current) return undefined
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '100%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element])
  return near
}
