import { useState } from 'react'
import styles from '../preview.module.css'
import { useMade } from '../use-made'
import { openPdf } from './open-pdf'
import { PdfPage } from './pdf-page'

/** Of the width for which a page was made: smallest, at first, largest, and by how much. */
const ZOOM = { min: 0.5, first: 1.5, max: 3, step: 0.25 }

/** A PDF, page below page. */
export default function PdfView({ content }: { content: Blob }) {
  const pdf = useMade(openPdf, content)
  const [zoom, setZoom] = useState(ZOOM.first)
  if (!pdf) return null
  const zoomBy = (step: number) => setZoom(before => Math.min(ZOOM.max, Math.max(ZOOM.min, before + step)))
  return (
    <>
      <div role="toolbar" aria-label="页面" className={styles.tools}>
        <span>共 {pdf.numPages} 页</span>
        <button type="button" onClick={() => zoomBy(-ZOOM.step)}>
          缩小
        </button>
        <output>{Math.round((zoom / ZOOM.first) * 100)}%</output>
        <button type="button" onClick={() => zoomBy(ZOOM.step)}>
          放大
        </button>
      </div>
      {numbersTo(pdf.numPages).map(number => (
        <PdfPage key={number} pdf={pdf} number={number} zoom={zoom} />
      ))}
    </>
  )
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)
