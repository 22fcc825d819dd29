import { signedIn } from '../portal/signed-in'
import { expect, story } from '../portal/stories'

/** Milliseconds; far below the ten minutes of the poll. */
const AT_ONCE = { timeout: 2000 }

story('notices are found by their title, and open in place', async ({ signIn }) => {
  const page = await signIn('rs12', 'noticeList')
  await page.getByLabel('标题').fill('升级')
  await page.getByRole('button', { name: '查询', exact: true }).click()
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByText('信访业务系统升级公告').click()
  await expect(page.getByText('期间暂停登录')).toBeVisible()
})

story('unread notices open once after signing in', async ({ browser, portal }) => {
  const { cookies } = await signedIn(portal.address, 'rs14')
  const context = await browser.newContext({ storageState: { cookies, origins: [] } })
  const page = await context.newPage()
  await page.goto(portal.address)
  const dialog = page.getByRole('dialog', { name: '未读通知公告' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(1100)
  await dialog.getByText('信访业务系统升级公告').click()
  await expect(dialog.getByText('期间暂停登录')).toBeVisible()
  await dialog.getByRole('button', { name: '全部已读' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await context.close()
})

story('a notice goes from its writer to an open window at once, and is taken back', async ({ signIn, portal }) => {
  const [writer, reader] = [await signIn('xw18'), await signIn('rs12')]
  const listens = reader.waitForResponse(/api\/live/)
  await reader.goto(`${portal.address}noticeList`)
  await listens
  await writer.goto(`${portal.address}sys/notice`)
  await writer.getByRole('button', { name: '新建公告' }).click()
  await writer.getByLabel(/^\*?标题/).fill('关于汛期值守的通知')
  await writer.getByLabel(/^\*?内容/).fill('# 要求\n- **24小时**值守\n<b>不是标签</b>')
  await writer
    .getByLabel('选择文件')
    .setInputFiles({ name: '值守表.txt', mimeType: 'text/plain', buffer: Buffer.from('值守表') })
  await expect(writer.getByText('已上传')).toBeVisible()
  await writer.getByRole('button', { name: '立即发布' }).click()
  await expect(reader.getByText('关于汛期值守的通知')).toBeVisible(AT_ONCE)
  await reader.getByText('关于汛期值守的通知').click()
  await expect(reader.getByText('<b>不是标签</b>')).toBeVisible()
  const downloading = reader.waitForEvent('download')
  await reader.getByRole('button', { name: '值守表.txt' }).click()
  expect((await downloading).suggestedFilename()).toBe('值守表.txt')
  await expect(writer.getByRole('button', { name: '查看阅读情况 关于汛期值守的通知' })).toHaveText('0人')
  await writer.getByRole('button', { name: '查看阅读情况 关于汛期值守的通知' }).click()
  await expect(writer.getByRole('dialog').getByText('沈丁兰')).toBeVisible()
  await writer.keyboard.press('Escape')
  await writer.getByRole('button', { name: '撤回 关于汛期值守的通知' }).click()
  await expect(reader.getByText('关于汛期值守的通知')).toHaveCount(0, AT_ONCE)
})
