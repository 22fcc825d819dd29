import type { Page } from '@playwright/test'
import { complaintsOf, expect, story } from '../portal/stories'

async function openMessages(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: '消息' }).click()
  const dialog = page.getByRole('dialog', { name: '消息中心' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  return dialog
}

/** A type's unread and total, as the dialog says them. */
async function countsOf(dialog: Awaited<ReturnType<typeof openMessages>>, name: string): Promise<[number, number]> {
  const label = await dialog.getByRole('button', { name: new RegExp(`^${name}，`) }).getAttribute('aria-label')
  const [, unread, total] = label?.match(/未读(\d+)条，共(\d+)条/) ?? []
  return [Number(unread), Number(total)]
}

story.describe('the message centre', () => {
  story('is 1100 wide with types of 240, and fetches more as it is scrolled', async ({ signIn }) => {
    const page = await signIn('zs05')
    const complaints = complaintsOf(page)
    const dialog = await openMessages(page)
    expect((await dialog.boundingBox())?.width).toBe(1100)
    expect((await dialog.getByRole('navigation', { name: '消息类型' }).boundingBox())?.width).toBe(240)
    const [, total] = await countsOf(dialog, '受理预警')
    expect(total).toBeGreaterThan(10)
    await dialog.getByRole('button', { name: /^受理预警，/ }).click()
    await expect(dialog.getByRole('listitem').nth(9)).toBeVisible()
    await dialog.getByRole('listitem').nth(9).scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('listitem')).toHaveCount(total)
    await expect(dialog.getByText('没有更多了')).toBeVisible()
    expect(complaints).toEqual([])
  })

  story('counts down when one is opened, and marks what was displayed when it is closed', async ({ signIn }) => {
    const page = await signIn('al05')
    const dialog = await openMessages(page)
    const [unread, total] = await countsOf(dialog, '催办')
    expect(unread).toBe(1)
    await dialog.getByRole('button', { name: /^催办，/ }).click()
    await expect(dialog.getByRole('checkbox', { name: '全部已读' })).not.toBeChecked()
    await dialog.getByRole('listitem').getByRole('button', { expanded: false }).click()
    await expect(dialog.getByRole('button', { name: `催办，未读0条，共${total}条` })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: '全部已读' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: '消息' })).toBeFocused()
  })

  story('leads from a petition number to the case', async ({ signIn }) => {
    const page = await signIn('sd05')
    const dialog = await openMessages(page)
    await dialog.getByRole('button', { name: /^催办，/ }).click()
    const number = dialog.getByRole('button', { name: /^LX/ }).first()
    const petitionNo = (await number.textContent()) ?? ''
    await number.click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`toDoManage/handle\\?xfjbh=${petitionNo}$`))
    await expect(page.getByText(petitionNo).first()).toBeVisible()
    expect(await countsOf(await openMessages(page), '催办')).toEqual([0, 1])
  })
})

story.describe('the notices', () => {
  story('are found by their title, and open in place', async ({ signIn, portal }) => {
    const page = await signIn('rs12')
    await page.goto(`${portal.address}noticeList`)
    await page.getByLabel('标题').fill('升级')
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await expect(page.getByText('共 1 条')).toBeVisible()
    await page.getByText('信访业务系统升级公告').click()
    await expect(page.getByText('期间暂停登录')).toBeVisible()
  })
})
