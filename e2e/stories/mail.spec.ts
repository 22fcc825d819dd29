import type { Page } from '@playwright/test'
import { expectDownload } from '../portal/downloads'
import {
  addReceiver,
  contentsOf,
  mailDialog as dialog,
  mailEntry as entry,
  openMail,
  openWriting,
} from '../portal/mail'
import { complaintsOf, expect, story } from '../portal/stories'

const CONTENTS = '石渡县来信的原件已扫描，\n请核对附件后分办。<b>急</b>'
const SCAN = {
  name: '来信原件.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('信封：石渡县荷塘镇\r\n\ufeff信纸两页'),
}

/** The number on the badge of the header's entry. */
async function unread(page: Page): Promise<number> {
  await expect(entry(page)).toContainText(/\d/)
  return Number((await entry(page).textContent())?.replace(/\D/g, ''))
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
  await openWriting(sender)
  await addReceiver(sender, '周戊汀')
  await contentsOf(sender).fill(CONTENTS)
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
  // Live: nobody refreshes.
  await expect(sent).toContainText('已读')

  await expectDownload(receiver, inbox.getByRole('button', { name: SCAN.name }), SCAN)

  await mail
    .getByRole('listitem')
    .filter({ hasText: '请核对附件后分办' })
    .getByRole('button', { name: '转发', exact: true })
    .click()
  await expect(contentsOf(sender)).toHaveValue(CONTENTS)
  await expect(mail.getByText('附件文件上传成功').first()).toBeVisible()
  await mail.getByRole('button', { name: `移除 ${SCAN.name}` }).click()
  await expect(mail.getByText('附件删除成功！')).toBeVisible()
  await expect(mail.getByText(SCAN.name)).toHaveCount(0)

  for (const page of windows) expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // Firefox has the focus in one window alone.
  await receiver.bringToFront()
  await receiver.keyboard.press('Escape')
  await expect(dialog(receiver)).toHaveCount(0)
  await expect(entry(receiver)).toBeFocused()
  expect(complaints.flat()).toEqual([])
})

story('what the rules forbid is not sent, and what is typed survives Esc', async ({ signIn }) => {
  const page = await signIn('zs06')
  const mail = await openMail(page)
  await openWriting(page)
  await mail.getByRole('complementary', { name: '最近联系人' }).getByRole('button', { name: '周戊汀' }).click()
  await contentsOf(page).fill('附件为机 密材料')
  await mail.getByRole('button', { name: '发送' }).click()
  await expect(mail.getByRole('alert')).toHaveText('发送内容存在敏感词，不允许发送！')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await openMail(page)
  await openWriting(page)
  await expect(contentsOf(page)).toHaveValue('附件为机 密材料')
})
