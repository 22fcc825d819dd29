import type { Page } from '@playwright/test'
import { OLD_TEXT, PICTURE, pdfOf, silence, TEXT } from '../portal/samples'
import { complaintsOf, expect, LONG, story } from '../portal/stories'
import { docxOf, xlsxOf } from '../portal/zip'

/** Stages a file as the page would; answers its id. */
function stage(page: Page, name: string, content: Buffer): Promise<string> {
  return page.evaluate(
    async ([fileName, base64]) => {
      const token = /Admin-Token-YWXT=([^;]+)/.exec(document.cookie)?.[1]
      const body = new FormData()
      body.append('fileinput', new Blob([Uint8Array.from(atob(base64), byte => byte.charCodeAt(0))]), fileName)
      const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': crypto.randomUUID() }
      const answer = await fetch('/tjfx/api/FileUploadController/saveToRedis', { method: 'POST', headers, body })
      const { data, message } = await answer.json()
      if (!data) throw new Error(message)
      return data as string
    },
    [name, content.toString('base64')] as const,
  )
}

/** Opens files in a window of its own, the first of them shown. */
async function preview(page: Page, files: readonly (readonly [string, Buffer])[]) {
  const ids: string[] = []
  for (const [name, content] of files) ids.push(await stage(page, name, content))
  const window = await page.context().newPage()
  const complaints = complaintsOf(window)
  await window.goto(new URL(`/tjfx/preview?id=${ids[0]}&among=${ids.join()}`, page.url()).href)
  return { window, complaints }
}

story('each kind of file is shown in its window, under the watermark', LONG, async ({ signIn }) => {
  const page = await signIn('zs01')
  const files = [
    ['现场.png', PICTURE],
    ['说明.pdf', pdfOf(TEXT)],
    ['说明.docx', docxOf(TEXT)],
    ['名单.xlsx', xlsxOf(TEXT)],
    ['说明.txt', Buffer.from(TEXT)],
    ['旧文.txt', OLD_TEXT],
    ['录音.wav', silence()],
    ['旧文.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)])],
  ] as const
  const { window, complaints } = await preview(page, files)
  const next = (name: string) =>
    story.step(name, async () => {
      await window.getByRole('button', { name: '下一个' }).click()
      await expect(window.getByRole('heading', { name })).toBeVisible()
    })

  await expect(window.getByRole('img', { name: '现场.png' })).toBeVisible()
  await window.getByRole('button', { name: '放大' }).click()
  await window.getByRole('button', { name: '旋转' }).click()
  await expect(window.getByText('125%')).toBeVisible()
  await next('说明.pdf')
  await expect(window.getByRole('region', { name: '第1页' })).toContainText(TEXT)
  expect(await inkOn(window)).toBeGreaterThan(0)
  await window.getByLabel('查找文字').fill(TEXT.slice(1, 3))
  await window.getByLabel('查找文字').press('Enter')
  await expect(window.getByText('第1页（1/1）')).toBeVisible()
  await window.getByRole('button', { name: '旋转' }).click()
  await expect.poll(() => isBroad(window)).toBe(true)
  await window.getByRole('button', { name: '缩略图' }).click()
  await window.getByRole('button', { name: '第1页' }).click()
  await expect(window.getByRole('region', { name: '第1页' })).toBeInViewport()
  await next('说明.docx')
  await expect(window.getByRole('article', { name: '说明.docx' }).getByText(TEXT)).toBeVisible()
  await next('名单.xlsx')
  await expect(window.getByRole('table', { name: '名单' }).getByRole('cell', { name: TEXT })).toBeVisible()
  await next('说明.txt')
  await expect(window.getByText(TEXT)).toBeVisible()
  await next('旧文.txt')
  await expect(window.getByText('路灯不亮')).toBeVisible()
  await next('录音.wav')
  const recording = window.getByLabel('录音.wav')
  await expect(recording).toHaveJSProperty('readyState', 4)
  await next('旧文.doc')
  await expect(window.getByText('此类型的文件不能在线预览，请下载后查看。')).toBeVisible()
  const [download] = await Promise.all([
    window.waitForEvent('download'),
    window.getByRole('button', { name: '下载' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('旧文.doc')
  await expect(window.locator('[data-watermark]')).toBeAttached()
  expect(complaints).toEqual([])
})

const isBroad = (window: Page) =>
  window.locator('canvas').evaluate(({ width, height }: HTMLCanvasElement) => width > height)

/** Dark points of the first page that is drawn. */
const inkOn = (window: Page) =>
  window.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    return [...data].filter((value, at) => at % 4 === 0 && value < 128).length
  })

story('a document opens pages alone, and a picture that unfolds to gigabytes is not decoded', async ({ signIn }) => {
  const page = await signIn('zs01')
  const addresses = ['https://example.cn/a', 'javascript:document.title=1', 'file:///etc/passwd']
  const { window, complaints } = await preview(page, [
    ['说明.docx', docxOf(TEXT, addresses)],
    ['大图.png', headerOf(PICTURE, 15_000)],
  ])
  const links = window.getByRole('article', { name: '说明.docx' }).locator('a')
  await expect(links).toHaveText(addresses)
  const attributes = (name: string) => links.evaluateAll((all, asked) => all.map(one => one.getAttribute(asked)), name)
  expect(await attributes('href')).toEqual([addresses[0], null, null])
  expect(await attributes('target')).toEqual(['_blank', null, null])
  expect(await attributes('rel')).toEqual(['noopener noreferrer', null, null])
  await window.getByRole('button', { name: '下一个' }).click()
  await expect(window.getByRole('alert')).toContainText('图片超过8000万像素')
  // React tells the console whatever a boundary catches.
  expect(complaints).toEqual([expect.stringContaining('图片超过8000万像素')])
})

/** A picture that says of itself to be so many pixels wide and high. */
function headerOf(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png)
  changed.writeUInt32BE(side, 16)
  changed.writeUInt32BE(side, 20)
  return changed
}

story('a file of somebody else is refused', async ({ signIn }) => {
  const [owner, other] = [await signIn('zs01'), await signIn('rs12')]
  const id = await stage(owner, '说明.txt', Buffer.from(TEXT))
  await other.goto(new URL(`/tjfx/preview?id=${id}`, other.url()).href)
  await expect(other.getByRole('alert')).toContainText('附件不存在或您无权查看')
})
