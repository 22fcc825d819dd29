import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import styles from '../preview.module.css'
import { drawPage } from './draw-page'

/** Pages drawn at once; later ones when they come near, so that a long file does not fill the memory. */
const EAGER = 20
/** CSS pixels of an A4 page, for the place of a page that is not drawn yet. */
const A4 = { width: 595, height: 842 }

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly zoom: number
}

/** A page of a PDF as a picture, with its text for those who do not see it. */
export function PdfPage({ pdf, number, zoom }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useNear(canvas, number <= EAGER)
  const [text, setText] = useState('')
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!near || !canvas.current) return undefined
    const leaving = new AbortController()
    drawPage(pdf, number, { canvas: canvas.current, zoom, signal: leaving.signal }).then(setText, reason => {
      if (!leaving.signal.aborted) setError(reason)
    })
    return () => leaving.abort()
  }, [pdf, number, zoom, near])
  if (error !== undefined) throw error
  return (
    <section aria-label={`第${number}页`} className={styles.sheetOfPaper}>
      <canvas ref={canvas} width={A4.width * zoom} height={A4.height * zoom} />
      <p className={styles.spoken}>{text}</p>
    </section>
  )
}

/** Whether an element has come near the visible part once. */
function useNear(element: { readonly current: Element | null }, atOnce: boolean): boolean {
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
