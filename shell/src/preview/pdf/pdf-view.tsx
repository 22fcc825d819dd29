import { MOST_PIXELS } from '@portal/shared-lib/contract/rules/pictures'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { fetchVerified } from '../../federation/runtime-plugin'
import styles from '../preview.module.css'
import { useMade } from '../use-made'
import type { Drawing } from './draw-page'
import { FindBar } from './find-bar'
import { Overview } from './overview'
import { PdfPage, showPage } from './pdf-page'

/** The tables of character codes for Chinese text; `mode` puts them into one chunk, which few files need. */
const load = (name: string): Promise<{ default: string }> =>
  import(
    /* webpackMode: "lazy-once", webpackChunkName: "character-maps", webpackInclude: /[/\\](Adobe-GB1|GB|UniGB)[^/\\]*\.bcmap$/ */
    `pdfjs-dist/cmaps/${name}.bcmap`
  )

/** Gives pdf.js its tables from our own files instead of fetching each. */
class CharacterMaps {
  async fetch({ name }: { name: string }) {
    const { default: address } = await load(name)
    const bytes = atob(address.slice(address.indexOf(',') + 1))
    return { cMapData: Uint8Array.from(bytes, byte => byte.charCodeAt(0)), isCompressed: true }
  }
}

let worker: Promise<Worker> | undefined

/** Opens a PDF for drawing. Nothing in it runs: no scripts, no forms of Adobe's. */
async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
  worker ??= startWorker()
  GlobalWorkerOptions.workerPort = await worker
  return getDocument({
    data: await content.arrayBuffer(),
    CMapReaderFactory: CharacterMaps,
    useWorkerFetch: false,
    useSystemFonts: true,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    // A page with more is shown without that picture.
    maxImageSize: MOST_PIXELS,
  }).promise
}

/** Browsers verify scripts by their digest, workers not; a blob of what was verified has the page's own policy. */
async function startWorker(): Promise<Worker> {
  const address = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url)
  const response = await fetchVerified(address.href, {})
  const script = new Blob([await response.arrayBuffer()], { type: 'text/javascript' })
  return new Worker(URL.createObjectURL(script), { type: 'module' })
}

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

/** Whether all pages are shown small, and the way to one of them. */
function usePages() {
  const [isOverview, overlook] = useState(false)
  const [wanted, want] = useState<{ readonly page: number }>()
  useEffect(() => {
    if (wanted) showPage(wanted.page)
  }, [wanted])
  const go = (page: number) => {
    overlook(false)
    want({ page })
  }
  return { isOverview, overlook, go }
}
