// Draws one page of a scan, apart from the server's own thread: drawing takes hundreds of milliseconds.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas'
import { isBlank } from './blank.mjs'
import { despeckle } from './despeckle.mjs'

/**
 * @typedef {{ content: Uint8Array, kind: 'pdf' | 'tiff' | 'picture', page: number, turned: number, width: number,
 *   isForReading: boolean }} Wanted `turned`: degrees clockwise; `width`: pixels, of the page as it is turned
 * @typedef {{ canvas: import('@napi-rs/canvas').Canvas, count: number }} Drawn
 */

const JPEG_QUALITY = { reading: 90, showing: 80 }
/** An A3 page at 600 dpi has 70 million. */
const MOST_PIXELS = 80_000_000
const HALF_TURN = 180

/** @param {Wanted} wanted @returns {Promise<Drawn>} */
async function drawPdf({ content, page, turned, width }) {
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
  const rotation = drawn.rotate + turned
  const natural = drawn.getViewport({ scale: 1, rotation })
  const viewport = drawn.getViewport({ scale: width / natural.width, rotation })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  await drawn.render({ canvas, canvasContext: canvas.getContext('2d'), viewport, background: 'white' }).promise
  const count = document.numPages
  await loading.destroy()
  return { canvas, count }
}

/** @param {Wanted} wanted @returns {Promise<Drawn>} */
async function drawTiff(wanted) {
  const { default: tiff } = await import('utif2')
  const content = Buffer.from(wanted.content)
  const pages = tiff.decode(content).filter(page => sizeOf(page).pixels > 0)
  const page = pages[wanted.page]
  if (!page || sizeOf(page).pixels > MOST_PIXELS) throw new Error('No such page, or none that can be drawn')
  tiff.decodeImage(content, page)
  const { width, height } = page
  const canvas = createCanvas(width, height)
  const pixels = new Uint8ClampedArray(tiff.toRGBA8(page))
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return { canvas: scaled(canvas, wanted), count: pages.length }
}

/** Tags 256 and 257: width and height. @param {import('utif2').IFD} page */
function sizeOf({ t256, t257 }) {
  const [width, height] = [t256, t257].map(tag => Number(Array.isArray(tag) ? tag[0] : 0))
  return { pixels: (width ?? 0) * (height ?? 0) }
}

/** @param {Wanted} wanted @returns {Promise<Drawn>} */
async function drawPicture(wanted) {
  return { canvas: scaled(await loadImage(Buffer.from(wanted.content)), wanted), count: 1 }
}

/** @param {import('@napi-rs/canvas').Canvas | import('@napi-rs/canvas').Image} picture @param {Wanted} wanted */
function scaled(picture, { turned, width, isForReading }) {
  const isUpright = turned % HALF_TURN === 0
  const [across, down] = isUpright ? [picture.width, picture.height] : [picture.height, picture.width]
  // Small print is read better when it is enlarged.
  const scale = isForReading ? width / across : Math.min(width / across, 1)
  const canvas = createCanvas(Math.round(across * scale), Math.round(down * scale))
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.save()
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turned / HALF_TURN) * Math.PI)
  const [wide, high] = [picture.width * scale, picture.height * scale]
  context.drawImage(picture, -wide / 2, -high / 2, wide, high)
  // Here pixels are put where the context has moved to.
  context.restore()
  return canvas
}

/** @param {import('@napi-rs/canvas').Canvas} canvas */
function clean(canvas) {
  const context = canvas.getContext('2d')
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  despeckle(pixels.data, canvas.width)
  context.putImageData(pixels, 0, 0)
}

const DRAW = { pdf: drawPdf, tiff: drawTiff, picture: drawPicture }

const wanted = /** @type {Wanted} */ (workerData)
const { canvas, count } = await DRAW[wanted.kind](wanted)
const { width, height } = canvas
if (wanted.isForReading) clean(canvas)
parentPort?.postMessage({
  picture: await canvas.encode('jpeg', JPEG_QUALITY[wanted.isForReading ? 'reading' : 'showing']),
  ...{ width, height, count },
  blank: isBlank(canvas.getContext('2d').getImageData(0, 0, width, height).data, width),
})
