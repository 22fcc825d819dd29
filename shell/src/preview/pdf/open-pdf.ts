import { MOST_PIXELS } from '@portal/shared-lib/contract/rules/pictures'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import { CharacterMaps } from './character-maps'

let worker: Promise<Worker> | undefined

/** Opens a PDF for drawing. Nothing in it runs: no scripts, no forms of Adobe's. */
export async function openPdf(content: Blob): Promise<PDFDocumentProxy> {
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
  const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url)
  const integrity = globalThis.__PORTAL_INTEGRITY?.[address.pathname] ?? ''
  const response = await fetch(address, { integrity })
  const script = new Blob([await response.arrayBuffer()], { type: 'text/javascript' })
  return new Worker(URL.createObjectURL(script), { type: 'module' })
}
