import type { Page } from '@playwright/test'
import { expect } from './stories'

/** The entry in the header. */
export const mailEntry = (page: Page) => page.getByRole('button', { name: /^非密邮件/ })
export const mailDialog = (page: Page) => page.getByRole('dialog', { name: '非密邮件', exact: true })

/** Opens the mail dialog by the header. The notices that open by themselves after signing in are closed. */
export async function openMail(page: Page) {
  const notices = page.getByRole('dialog', { name: '未读通知公告' })
  await page.addLocatorHandler(notices, () =>
    notices.getByRole('button', { name: '关闭', exact: true }).first().click(),
  )
  await mailEntry(page).click()
  await expect(mailDialog(page).getByText('严禁处理、传输国家秘密')).toBeVisible()
  return mailDialog(page)
}

export const contentsOf = (page: Page) => mailDialog(page).getByLabel('内容', { exact: true })

/** Opens the tab 写信+, ready for typing. */
export async function openWriting(page: Page) {
  await mailDialog(page).getByRole('tab', { name: '写信+' }).click()
  await expect(contentsOf(page)).toBeEditable()
}

/** Adds somebody to the receivers by name. */
export async function addReceiver(page: Page, name: string) {
  const mail = mailDialog(page)
  await mail.getByLabel('按姓名查找收件人').fill(name)
  await mail.getByLabel('按姓名查找收件人').press('Enter')
  await mail
    .getByRole('list', { name: '查找结果' })
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
}

/** Writes a mail and sends it. */
export async function sendMail(page: Page, name: string, contents: string) {
  await openWriting(page)
  await addReceiver(page, name)
  await contentsOf(page).fill(contents)
  await mailDialog(page).getByRole('button', { name: '发送' }).click()
  await expect(mailDialog(page).getByText('邮件发送成功').last()).toBeVisible()
}
