import type { Page } from '@playwright/test'

/** A part of the page in which nothing but the watermark is to be seen, once `blank` has covered the page. */
const PART = { x: 40, y: 120, width: 640, height: 400 }

/** Lays a sheet of one colour over all of the page, below the top layer. */
export async function blank(page: Page, colour: string): Promise<void> {
  await page.evaluate(background => {
    const sheet = document.querySelector<HTMLElement>('[data-blank]') ?? document.createElement('div')
    sheet.dataset.blank = ''
    sheet.style.cssText = `position: fixed; inset: 0; z-index: 2147483646; background: ${background}`
    document.body.append(sheet)
  }, colour)
}

/** How many dots of the part have another colour than most: the ink of the watermark. */
export async function inkOn(page: Page): Promise<number> {
  const picture = (await page.screenshot({ clip: PART })).toString('base64')
  const desk = await page.context().newPage()
  const ink = await desk.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    drawing?.drawImage(bitmap, 0, 0)
    const dots = new Uint32Array(drawing?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? [])
    return dots.filter(dot => dot !== dots[0]).length
  }, picture)
  await desk.close()
  return ink
}
