import { saveFile } from '@portal/shared-lib'

/** What a picture has no use for. */
const CONTROLS = '[data-not-in-picture], figcaption button, select'

/** Pixels of the picture for each of the screen's: sharp when it is printed or shown larger. */
const SHARPNESS = 2
const LARGEST_SIDE = 8000

/** Saves a part of the page as a PNG, as it is drawn. Nothing leaves the browser. */
export async function savePicture(element: HTMLElement, name: string): Promise<void> {
  const { scrollWidth: width, scrollHeight: height } = element
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asDrawing(element, width, height))}`
  await picture.decode()
  const scale = Math.min(SHARPNESS, LARGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  if (!file) throw new Error('The picture could not be drawn')
  saveFile(`${name}.png`, file)
}

/** The element with the page's styles in it, as an SVG that stands for itself. */
function asDrawing(element: HTMLElement, width: number, height: number): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const each of copy.querySelectorAll(CONTROLS)) each.remove()
  copy.style.position = 'static'
  copy.style.height = `${height}px`
  const page = document.createElement('div')
  const { font, color } = getComputedStyle(element)
  page.setAttribute('style', `${document.documentElement.getAttribute('style') ?? ''};font:${font};color:${color}`)
  const styles = document.createElement('style')
  styles.textContent = rulesOfPage()
  page.append(styles, copy)
  const markup = new XMLSerializer().serializeToString(page)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`
}

const rulesOfPage = (): string =>
  [...document.styleSheets]
    .flatMap(sheet => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText)
      } catch {
        // Of another origin: a browser's extension.
        return []
      }
    })
    .join('\n')
