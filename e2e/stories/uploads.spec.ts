import { openRegister } from '../portal/letter'
import { expect, story } from '../portal/stories'

/** Bytes: several pieces. */
const SIZE = 16 * 1024 * 1024
/** Milliseconds for the rest to travel on a busy machine. */
const PATIENCE = 40_000
const RECORDING = {
  name: '接访录像.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'), Buffer.alloc(SIZE)]),
}

story('an upload that is cut off goes on by itself when the network is back', async ({ signIn }) => {
  const page = await signIn('zs01')
  await openRegister(page)
  let pieces = 0
  page.on('requestfinished', request => {
    if (request.url().includes('/uploads/piece')) pieces++
  })
  const cut = page.waitForResponse(response => response.url().includes('/uploads/piece'))
  await page.getByLabel('选择文件').setInputFiles(RECORDING)
  await cut
  await page.context().setOffline(true)
  await expect(page.getByText('网络已断开，恢复后自动继续')).toBeVisible()
  const before = pieces
  expect(before).toBeLessThan(SIZE / (2 * 1024 * 1024))
  await page.context().setOffline(false)
  await expect(page.getByText('已上传')).toBeVisible({ timeout: PATIENCE })
  // Only the rest travelled again: at most one piece twice.
  expect(pieces).toBeLessThanOrEqual(SIZE / (2 * 1024 * 1024) + 2)
})
