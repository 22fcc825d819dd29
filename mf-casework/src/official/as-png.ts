const PNG_URL = 'data:image/png;base64,'
/** Pixels of what is drawn: sharp at 42 mm on paper. */
const SIDE = 500

/** A picture as a data: URL of a PNG: as it is where it is one, otherwise drawn in the middle of a square. */
export async function asPng(url: string): Promise<string> {
  if (url.startsWith(PNG_URL)) return url
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const [width, height] = [picture.naturalWidth || SIDE, picture.naturalHeight || SIDE]
  const scale = SIDE / Math.max(width, height)
  const place = [(SIDE - width * scale) / 2, (SIDE - height * scale) / 2, width * scale, height * scale] as const
  canvas.getContext('2d')?.drawImage(picture, ...place)
  return canvas.toDataURL('image/png')
}

/** The base64 of such a URL. */
export const contentOfPng = (url: string): string => url.slice(PNG_URL.length)
