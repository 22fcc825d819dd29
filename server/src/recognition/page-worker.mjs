// Draws one page of a scan, apart from the server's own thread: drawing takes hundreds of milliseconds.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { despeckle } from './despeckle.mjs'

/** @typedef {{ content: Uint8Array, isPdf: boolean, page: number, width: number, isForReading: boolean }} Wanted */

const JPEG_QUALITY = { reading: 90, showing: 80 }

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
async function drawPicture({ content, width, isForReading }) {
  const picture = await loadImage(Buffer.from(content))
  // Small print is read better when it is enlarged.
  const scale = isForReading ? width / picture.width : Math.min(width / picture.width, 1)
  const canvas = createCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { canvas, count: 1 }
}

/** @param {import('@napi-rs/canvas').Canvas} canvas */
function clean(canvas) {
  const context = canvas.getContext('2d')
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  despeckle(pixels.data, canvas.width)
  context.putImageData(pixels, 0, 0)
}

const { canvas, count } = await (workerData.isPdf ? drawPdf : drawPicture)(workerData)
if (workerData.isForReading) clean(canvas)
parentPort?.postMessage({
  picture: await canvas.encode('jpeg', JPEG_QUALITY[workerData.isForReading ? 'reading' : 'showing']),
  width: canvas.width,
  height: canvas.height,
  count,
})
