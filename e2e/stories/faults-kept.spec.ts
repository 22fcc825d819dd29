import type { Page } from '@playwright/test'
import { addFlaws, goWrong } from '../portal/flawed'
import { redeploy } from '../portal/redeploy'
import { expect, LONG, story } from '../portal/stories'

const LOST = '操作未能完成，已填写的内容仍在'

const mail = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^非密邮件/ })
const toast = (page: Page, text: string) => page.getByRole('status').locator('p', { hasText: text })

async function writeLetter(page: Page): Promise<void> {
  await page.getByRole('link', { name: '登记来信' }).click()
  await page.getByLabel('姓名').fill('钱乙舟')
}

async function expectLetter(page: Page): Promise<void> {
  await expect(page.getByLabel('姓名')).toHaveValue('钱乙舟')
}

for (const flaw of ['throwLater', 'rejectUnheard'] as const) {
  story(
    `code of a remote that goes wrong (${flaw}) is told once, with a number that the server has, and costs no text`,
    flaw === 'throwLater' ? {} : LONG,
    async ({ signIn }) => {
      const page = await signIn('zs01')
      await writeLetter(page)
      await addFlaws(page, 'mf-casework')
      const reports: string[] = []
      page.on('request', request => {
        if (request.url().endsWith('/api/client-errors')) reports.push(request.postData() ?? '')
      })
      const answered = page.waitForResponse('**/api/client-errors')
      await goWrong(page, flaw, 20)
      await expect(toast(page, LOST)).toContainText('共 20 次')
      await expect(toast(page, LOST)).toHaveCount(1)
      const line = await toast(page, LOST).boundingBox()
      const main = await page.locator('main').boundingBox()
      if (!line || !main) throw new Error('the line or the page is not drawn')
      expect(line.x + line.width, 'it lies on nothing of the page').toBeLessThanOrEqual(main.x)
      const reference = (await toast(page, LOST).textContent())?.match(/mf-casework@0\.1\.0\s编号 (\w{8})/)?.[1]
      expect(await (await answered).json()).toMatchObject({ code: 0 })
      expect(reports).toHaveLength(1)
      expect(JSON.parse(reports[0] ?? '')).toMatchObject({
        reference,
        remote: 'mf-casework',
        kind: flaw === 'throwLater' ? 'event' : 'promise',
        path: '/letterManage/letterRegister',
        frames: [expect.stringContaining('/js/flaws.js:')],
      })
      expect(reports[0]).not.toContain('钱乙舟')
      await toast(page, LOST).getByRole('button', { name: '关闭' }).click()
      await expect(toast(page, LOST)).toHaveCount(0)
      await expectLetter(page)
    },
  )
}

story('a line over the page is above a modal dialog, can be reached there, and outlives it', async ({ signIn }) => {
  const page = await signIn('zs01')
  await addFlaws(page, 'mf-casework')
  await mail(page).click()
  const dialog = page.getByRole('dialog', { name: '非密邮件' })
  await expect(dialog).toBeVisible()
  await goWrong(page, 'throwLater')
  const line = toast(page, LOST)
  await expect(line).toBeVisible()
  const box = await line.boundingBox()
  if (!box) throw new Error('the line is not drawn')
  const isTop = ({ x, y }: { x: number; y: number }) =>
    document.elementFromPoint(x + 20, y + 10)?.closest('p')?.textContent
  expect(await page.evaluate(isTop, box)).toContain(LOST)
  await dialog.getByRole('button', { name: '关闭', exact: true }).first().click()
  await expect(dialog).toBeHidden()
  await expect(line).toBeVisible()
  await mail(page).click()
  await expect(dialog).toBeVisible()
  await line.getByRole('button', { name: '关闭' }).click()
  await expect(line).toHaveCount(0)
})

story('an update of the portal under an open page is told, and 刷新 loses nothing', async ({ signIn, portal }) => {
  const page = await signIn('zs01')
  await writeLetter(page)
  // An update that leaves the files of open windows is none of their business.
  await redeploy(portal, 'mf-messages', { keep: true })
  await page.getByRole('banner').getByRole('button', { name: '消息' }).click()
  const messages = page.getByRole('dialog', { name: '通知消息' })
  await expect(messages).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(messages).toBeHidden()
  await redeploy(portal, 'mf-mail')
  await mail(page).click()
  const told = page.getByRole('alert').filter({ hasText: '系统已更新' })
  await expect(told).toContainText('请点击“刷新”后继续使用')
  await page.getByRole('button', { name: '刷新' }).click()
  await expectLetter(page)
  await mail(page).click()
  await expect(page.getByRole('dialog', { name: '非密邮件' })).toBeVisible()
})
