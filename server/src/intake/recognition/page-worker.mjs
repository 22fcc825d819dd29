// Draws one page of a scan in a process of its own, which ends with it: what a file holds is anybody's.
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createCanvas, ImageData, loadImage } from '@napi-rs/canvas'
import { imageSize } from 'image-size'
import { isBlank } from './blank.mjs'
import { despeckle } from './despeckle.mjs'

/**
 * @typedef {import('./page-process').Wanted & { mostPixels: number, mostBytes: number }} Wanted
 * @typedef {import('@napi-rs/canvas').Canvas} Canvas
 * @typedef {{ canvas: Canvas | undefined, count: number }} Drawn without a canvas where pages are only counted
 */

const JPEG_QUALITY = { reading: 90, showing: 80 }
const HALF_TURN = 180

/** Of a drawn page: three sheets of A4 below each other, as wide as they are read. */
const MOST_DRAWN = 20_000_000

/** More pixels than are decoded. */
class TooLarge extends Error {}

/** More than is drawn: a page that is far too long for its width. */
class TooHeavy extends Error {}

/** Says what is wrong before anything is decoded. @param {number} across @param {number} down */
function refuseLarge(across, down) {
  if (!(across * down <= wanted.mostPixels)) throw new TooLarge(`${across} × ${down} pixels`)
}

/** @param {number} across @param {number} down */
function canvasOf(across, down) {
  if (!(across * down <= MOST_DRAWN)) throw new TooHeavy(`${across} × ${down} pixels`)
  return createCanvas(Math.max(1, Math.round(across)), Math.max(1, Math.round(down)))
}

/** @param {Buffer} content @param {Wanted} wanted @returns {Promise<Drawn>} */
async function drawPdf(content, { page, turned, width, task }) {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const { getDocument } = await import(pathToFileURL(join(folder, 'legacy/build/pdf.mjs')).href)
  const loading = getDocument({
    data: new Uint8Array(content),
    cMapUrl: `${join(folder, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    wasmUrl: `${join(folder, 'wasm')}/`,
    isEvalSupported: false,
    maxImageSize: wanted.mostPixels,
    verbosity: WARNINGS,
  })
  const document = await loading.promise
  const count = document.numPages
  if (task === 'count') return { canvas: undefined, count }
  const drawn = await document.getPage(page + 1)
  const rotation = drawn.rotate + turned
  const natural = drawn.getViewport({ scale: 1, rotation })
  const viewport = drawn.getViewport({ scale: width / natural.width, rotation })
  const canvas = canvasOf(viewport.width, viewport.height)
  const removed = heardOfRemoved()
  await drawn.render({ canvas, canvasContext: canvas.getContext('2d'), viewport, background: 'white' }).promise
  if (removed()) throw new TooLarge('a picture of the page')
  return { canvas, count }
}

const WARNINGS = 1

/** A page without its picture would look blank, and the library says of a picture that it left out in a warning alone. */
function heardOfRemoved() {
  let removed = false
  console.warn = text => {
    removed ||= String(text).includes('exceeded maximum allowed size')
  }
  return () => removed
}

/** @param {Buffer} content @param {Wanted} wanted @returns {Promise<Drawn>} */
async function drawTiff(content, wanted) {
  const { default: tiff } = await import('utif2')
  const pages = tiff.decode(content).filter(page => sizeOf(page).across * sizeOf(page).down > 0)
  if (wanted.task === 'count') return { canvas: undefined, count: pages.length }
  const page = pages[wanted.page]
  if (!page) throw new Error('No such page')
  refuseLarge(sizeOf(page).across, sizeOf(page).down)
  tiff.decodeImage(content, page)
  const { width, height } = page
  const canvas = createCanvas(width, height)
  const pixels = new Uint8ClampedArray(tiff.toRGBA8(page))
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0)
  return { canvas: scaled(canvas, wanted), count: pages.length }
}

/** Tags 256 and 257: width and height. @param {import('utif2').IFD} page */
function sizeOf({ t256, t257 }) {
  const [across = 0, down = 0] = [t256, t257].map(tag => Number(Array.isArray(tag) ? tag[0] : 0))
  return { across, down }
}

/** @param {Buffer} content @param {Wanted} wanted @returns {Promise<Drawn>} */
async function drawPicture(content, wanted) {
  const { width, height } = imageSize(content)
  if (wanted.task === 'count') return { canvas: undefined, count: 1 }
  refuseLarge(width, height)
  return { canvas: scaled(await loadImage(content), wanted), count: 1 }
}

/** @param {import('@napi-rs/canvas').Canvas | import('@napi-rs/canvas').Image} picture @param {Wanted} wanted */
function scaled(picture, { turned, width, task }) {
  const isUpright = turned % HALF_TURN === 0
  const [across, down] = isUpright ? [picture.width, picture.height] : [picture.height, picture.width]
  // Small print is read better when it is enlarged.
  const scale = task === 'read' ? width / across : Math.min(width / across, 1)
  const canvas = canvasOf(across * scale, down * scale)
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

/** @param {Canvas} canvas @param {number} count */
async function pageOf(canvas, count) {
  const { width, height } = canvas
  const isForReading = wanted.task === 'read'
  if (isForReading) clean(canvas)
  return {
    picture: await canvas.encode('jpeg', JPEG_QUALITY[isForReading ? 'reading' : 'showing']),
    width,
    height,
    count,
    blank: isBlank(canvas.getContext('2d').getImageData(0, 0, width, height).data, width),
  }
}

const DRAW = { pdf: drawPdf, tiff: drawTiff, picture: drawPicture }

const wanted = /** @type {Wanted} */ (JSON.parse(process.argv[2] ?? ''))
const guard = new Worker(new URL('./memory-guard.mjs', import.meta.url), { workerData: wanted.mostBytes })
await once(guard, 'message')
guard.unref()
try {
  const { canvas, count } = await DRAW[wanted.kind](await buffer(process.stdin), wanted)
  process.send?.({ done: canvas ? await pageOf(canvas, count) : count })
} catch (error) {
  const known = error instanceof TooLarge ? 'large' : error instanceof TooHeavy && 'heavy'
  process.send?.({ failed: known || 'unreadable', message: String(error) })
}
