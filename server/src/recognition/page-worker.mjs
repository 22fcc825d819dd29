// Draws one page of a scan, apart from the server's own thread: drawing takes hundreds of milliseconds.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createCanvas, loadImage } from '@napi-rs/canvas'

/** @typedef {{ content: Uint8Array, isPdf: boolean, page: number, width: number }} Wanted */

const JPEG_QUALITY = 80

/** @param {Wanted} wanted */
async function drawPdf({ content, page, width }) {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const { getDocument } = await import(pathToFileURL(join(folder, 'legacy/build/pdf.mjs')).href)
  const loading = getDocument({
    data: new Uint8Array(content),
    cMapUrl: `${join(folder, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    wasmUrl: `${join(folder, 'wasm')}/`,
    isEvalSupported: false,
    verbosity: 0,
  })
  const document = await loading.promise
  const drawn = await document.getPage(page + 1)
  const natural = drawn.getViewport({ scale: 1 })
  const viewport = drawn.getViewport({ scale: width / natural.width })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  await drawn.render({ canvas, canvasContext: canvas.getContext('2d'), viewport, background: 'white' }).promise
  const count = document.numPages
  await loading.destroy()
  return { canvas, count }
}

/** @param {Wanted} wanted */
async function drawPicture({ content, width }) {
  const picture = await loadImage(Buffer.from(content))
  const scale = Math.min(width / picture.width, 1)
  const canvas = createCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { canvas, count: 1 }
}

const { canvas, count } = await (workerData.isPdf ? drawPdf : drawPicture)(workerData)
parentPort?.postMessage({
  picture: await canvas.encode('jpeg', JPEG_QUALITY),
  width: canvas.width,
  height: canvas.height,
  count,
})
