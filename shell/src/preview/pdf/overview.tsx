import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useRef } from 'react'
import styles from '../preview.module.css'
import { A4 } from './pdf-page'
import { useDrawn } from './use-drawn'

interface OverviewProps {
  readonly pdf: PDFDocumentProxy
  readonly numbers: readonly number[]
  readonly turn: number
  readonly onChoose: (number: number) => void
}

/** Of the size for which a page was made. */
const SMALL = 0.3

/** All pages small, of which one is chosen. */
export function Overview({ pdf, numbers, turn, onChoose }: OverviewProps) {
  return (
    <ul className={styles.overview} aria-label="缩略图">
      {numbers.map(number => (
        <li key={number}>
          <button type="button" onClick={() => onChoose(number)}>
            <Small pdf={pdf} number={number} turn={turn} />第{number}页
          </button>
        </li>
      ))}
    </ul>
  )
}

function Small({ pdf, number, turn }: Pick<OverviewProps, 'pdf' | 'turn'> & { readonly number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useDrawn(canvas, pdf, number, { zoom: SMALL, turn, words: '' })
  return <canvas ref={canvas} width={A4.width * SMALL} height={A4.height * SMALL} />
}
