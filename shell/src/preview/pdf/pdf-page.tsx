import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useRef } from 'react'
import styles from '../preview.module.css'
import type { Drawing } from './draw-page'
import { useDrawn } from './use-drawn'

/** CSS pixels of an A4 page, for the place of a page that is not drawn yet. */
export const A4 = { width: 595, height: 842 }

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  readonly drawing: Drawing
}

/** A page of a PDF as a picture, with its text for those who do not see it. */
export function PdfPage({ pdf, number, drawing }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useDrawn(canvas, pdf, number, drawing)
  return (
    <section id={pageId(number)} aria-label={`第${number}页`} className={styles.sheetOfPaper}>
      <canvas ref={canvas} width={A4.width * drawing.zoom} height={A4.height * drawing.zoom} />
      <p className={styles.spoken}>{text}</p>
    </section>
  )
}

const pageId = (number: number) => `page-${number}`

/** Brings a page into sight, at the top. */
export const showPage = (number: number): void => document.getElementById(pageId(number))?.scrollIntoView()
