import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { complaintsOf, expect, story } from '../portal/stories'

const CONTENTS = '石渡县来信的原件已扫描，\n请核对附件后分办。<b>急</b>'
const SCAN = {
  name: '来信原件.bin',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from([0, 1, 2, 253, 254, 255]),
}

const entry = (page: Page) => page.getByRole('button', { name: /^非密邮件/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: '非密邮件' })

/** The number on the badge of the header's entry. */
async function unread(page: Page): Promise<number> {
  await expect(entry(page)).toContainText(/\d/)
  return Number((await entry(page).textContent())?.replace(/\D/g, ''))
}

async function openMail(page: Page) {
  await entry(page).click()
  await expect(dialog(page).getByText('严禁处理、传输国家秘密')).toBeVisible()
  return dialog(page)
}

story('a mail with an attachment reaches every window of its receiver, and reading it too', async ({ signIn }) => {
  const [sender, receiver] = [await signIn('zs01'), await signIn('zs05')]
  const complaints = [sender, receiver].map(complaintsOf)
  const second = await receiver.context().newPage()
  await second.goto(receiver.url())
  const windows = [receiver, second]
  const before = await unread(receiver)
  const showCount = async (count: number) => {
    for (const page of windows) await expect(entry(page)).toHaveText(`非密邮件${count}`)
  }
  await showCount(before)
  for (const page of windows) await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  const mail = await openMail(sender)
  await mail.getByRole('tab', { name: '写信+' }).click()
  await mail.getByLabel('按姓名查找收件人').fill('周戊')
  await mail.getByLabel('按姓名查找收件人').press('Enter')
  await mail
    .getByRole('list', { name: '查找结果' })
    .getByRole('button', { name: /周戊汀/ })
    .click()
  await mail.getByLabel('内容', { exact: true }).fill(CONTENTS)
  await mail.getByLabel('选择文件').setInputFiles(SCAN)
  await expect(mail.getByText('已上传')).toBeVisible()
  await mail.getByRole('button', { name: '发送' }).dblclick()
  await expect(mail.getByText('邮件发送成功')).toBeVisible()
  await expect(mail.getByRole('tab', { name: '发件箱' })).toHaveAttribute('aria-selected', 'true')
  const sent = mail.getByRole('button', { name: /周戊汀.*请核对附件后分办/ })
  await expect(sent).toHaveCount(1)
  await expect(sent).toContainText('未读')

  await showCount(before + 1)
  const inbox = await openMail(receiver)
  await inbox.getByRole('button', { name: /未读.*赵甲禾.*请核对附件后分办/ }).click()
  await expect(inbox.getByText('发件人：赵甲禾（临江省信访局 来信处）')).toBeVisible()
  await showCount(before)
  await mail.getByRole('button', { name: '刷新' }).click()
  await expect(sent).toContainText('已读')

  const downloading = receiver.waitForEvent('download')
  await inbox.getByRole('button', { name: SCAN.name }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(SCAN.name)
  expect(await readFile(await download.path())).toEqual(SCAN.buffer)

  for (const page of windows) expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await receiver.keyboard.press('Escape')
  await expect(dialog(receiver)).toHaveCount(0)
  await expect(entry(receiver)).toBeFocused()
  expect(complaints.flat()).toEqual([])
})

story('an unsent mail is not lost by closing, and what the rules forbid is not sent', async ({ signIn }) => {
  const page = await signIn('zs06')
  const mail = await openMail(page)
  await mail.getByRole('tab', { name: '写信+' }).click()
  await mail.getByRole('complementary', { name: '最近联系人' }).getByRole('button', { name: '周戊汀' }).click()
  await mail.getByLabel('内容', { exact: true }).fill('附件为机 密材料')
  await mail.getByRole('button', { name: '发送' }).click()
  await expect(mail.getByText('发送内容存在敏感词，不允许发送！')).toBeVisible()

  const question = page.getByRole('dialog', { name: /尚未发送/ })
  for (const _ of ['once', 'again']) {
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }
  await mail.getByRole('button', { name: '关闭', exact: true }).click()
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(mail.getByLabel('内容', { exact: true })).toHaveValue('附件为机 密材料')
  await mail.getByRole('button', { name: '关闭', exact: true }).click()
  await question.getByRole('button', { name: '关闭' }).click()
  await expect(dialog(page)).toHaveCount(0)
})
