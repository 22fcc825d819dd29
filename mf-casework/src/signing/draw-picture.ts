import { keepInk } from './ink'

/**
 * Draws the strokes of a picture into the middle of a canvas, as large as fits. Says what is wrong where it cannot, and
 * leaves the canvas as it was.
 */
export async function drawPicture(canvas: HTMLCanvasElement, file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  const brush = canvas.getContext('2d')
  if (!picture || !brush) return '图片无法打开，请换一张 PNG 或 JPG 图片'
  const place = placeOf(picture, canvas)
  const strokes = strokesOf(picture, place)
  picture.close()
  if (!strokes) return '图片中未识别到笔迹，请换一张白纸黑字、只含签名的图片'
  brush.clearRect(0, 0, canvas.width, canvas.height)
  brush.putImageData(strokes, place.left, place.top)
  return undefined
}

/** Whole pixels, in the middle. */
function placeOf(picture: ImageBitmap, { width, height }: HTMLCanvasElement) {
  const scale = Math.min(width / picture.width, height / picture.height)
  const fitted = (side: number) => Math.max(1, Math.round(side * scale))
  const [wide, high] = [fitted(picture.width), fitted(picture.height)]
  return { wide, high, left: Math.round((width - wide) / 2), top: Math.round((height - high) / 2) }
}

function strokesOf(picture: ImageBitmap, { wide, high }: ReturnType<typeof placeOf>): ImageData | undefined {
  const sheet = new OffscreenCanvas(wide, high).getContext('2d')
  if (!sheet) return undefined
  sheet.imageSmoothingQuality = 'high'
  sheet.drawImage(picture, 0, 0, wide, high)
  const strokes = sheet.getImageData(0, 0, wide, high)
  return keepInk(strokes.data) ? strokes : undefined
}
