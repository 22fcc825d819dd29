import { useState } from 'react'
import styles from '../preview.module.css'
import { useMade } from '../use-made'
import type { Drawing } from './draw-page'
import { FindBar } from './find-bar'
import { openPdf } from './open-pdf'
import { Overview } from './overview'
import { PdfPage } from './pdf-page'
import { usePages } from './use-pages'

/** Of the width for which a page was made: smallest, at first, largest, and by how much. */
const ZOOM = { min: 0.5, first: 1.5, max: 3, step: 0.25 }
/** Degrees. */
const TURN = 90
const FULL_TURN = 360

/** A PDF, page below page; or all its pages small, to choose one. */
export default function PdfView({ content }: { content: Blob }) {
  const pdf = useMade(openPdf, content)
  const [drawing, draw] = useState<Drawing>({ zoom: ZOOM.first, turn: 0, words: '' })
  const { isOverview, overlook, go } = usePages()
  if (!pdf) return null
  const { zoom, turn } = drawing
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1)
  const change = (part: Partial<Drawing>) => draw(before => ({ ...before, ...part }))
  const zoomBy = (step: number) => change({ zoom: Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + step)) })
  const mark = (words: string, page: number | undefined) => {
    change({ words })
    if (page !== undefined) go(page)
  }
  return (
    <>
      <div role="toolbar" aria-label="页面" className={styles.tools}>
        <span>共 {pdf.numPages} 页</span>
        <button type="button" aria-pressed={isOverview} onClick={() => overlook(!isOverview)}>
          缩略图
        </button>
        <button type="button" onClick={() => zoomBy(-ZOOM.step)}>
          缩小
        </button>
        <output>{Math.round((zoom / ZOOM.first) * 100)}%</output>
        <button type="button" onClick={() => zoomBy(ZOOM.step)}>
          放大
        </button>
        <button type="button" onClick={() => change({ turn: (turn + TURN) % FULL_TURN })}>
          旋转
        </button>
        <FindBar pdf={pdf} onFound={mark} />
      </div>
      {isOverview ? (
        <Overview pdf={pdf} numbers={numbers} turn={turn} onChoose={go} />
      ) : (
        numbers.map(number => <PdfPage key={number} pdf={pdf} number={number} drawing={drawing} />)
      )}
    </>
  )
}
