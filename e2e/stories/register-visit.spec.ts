import type { Page } from '@playwright/test'
import { violationsOf } from '../portal/accessibility'
import { decideIfAsked, fillMatter } from '../portal/registration'
import { complaintsOf, expect, story } from '../portal/stories'

story('a visitor gets a ticket, is called, and is answered at the desk', async ({ signIn, portal }) => {
  const window = await signIn('zs02')
  const complaints = complaintsOf(window)
  await window.goto(`${portal.address}windowsComManage/windowsComRegister`)
  await window.getByLabel('来访人姓名').fill('冯丙莲')
  await window.getByLabel('窗口或接谈室').fill('3号接谈室')
  await window.getByLabel('来访事由').fill('反映征地补偿')
  await window.keyboard.press('Control+s')
  const serial = (await window.getByText(/^CK990000\d{10}$/).innerText()).slice(-4)
  expect(await violationsOf(window)).toEqual([])

  const hall = await window.context().newPage()
  await hall.goto(`${portal.address}visitorMainScreen/visitorMainScreen`)
  await callUpTo(hall, serial)
  await expect(hall.getByRole('region', { name: '正在叫号' })).toContainText('冯**')
  await expect(hall.getByRole('region', { name: '正在叫号' })).not.toContainText('冯丙莲')
  await hall.getByRole('button', { name: '重呼' }).first().click()
  await hall.getByRole('button', { name: '编辑公告' }).click()
  await hall.getByLabel('公告内容').fill('今日下午停电，窗口照常。')
  await hall.getByRole('button', { name: '保存' }).click()
  await expect(hall.getByRole('region', { name: '公告' })).toContainText('今日下午停电，窗口照常。')
  await expect.poll(() => violationsOf(hall)).toEqual([])

  const desk = await signIn('zs03', 'visitorManage/visitorRegister')
  await desk.getByRole('row', { name: '冯' }).getByRole('link', { name: '接谈登记' }).click()
  await expect(desk.getByLabel('姓名')).toHaveValue('冯丙莲')
  await desk.getByLabel('身份证号').fill('990121197003051231')
  await desk.getByRole('textbox', { name: '住址' }).fill('安澜市石渡县荷塘镇')
  await fillMatter(desk, '来访人反映征地补偿款发放标准的计算方法不明确。')
  await desk.getByLabel('接谈记录').fill('来访人陈述情况，已出示补偿标准文件并逐项说明。')
  await typeTime(desk, '接谈结束', '00:00')
  await sign(desk)
  await desk.getByLabel('当场答复内容').fill('补偿标准按照省政府公布的区片综合地价执行。')
  await desk.keyboard.press('Control+s')
  await expect(desk.getByText('接谈结束时间应晚于开始时间').first()).toBeVisible()
  await typeTime(desk, '接谈结束', '')
  expect(await violationsOf(desk)).toEqual([])
  await desk.keyboard.press('Control+s')
  await decideIfAsked(desk)
  await expect(desk.getByText('登记成功，信访件编号')).toBeVisible()
  await desk.getByRole('link', { name: '查看信访件' }).click()
  await expect(desk.getByText('已办结').first()).toBeVisible()
  expect(complaints).toEqual([])
})

/** Those who took a ticket before are called before. */
async function callUpTo(hall: Page, serial: string): Promise<void> {
  const next = hall.getByRole('button', { name: /^叫下一位/ })
  for (;;) {
    const offered = await next.innerText()
    await next.click()
    if (offered.includes(serial)) return
    await expect(next).not.toHaveText(offered)
  }
}

async function typeTime(page: Page, label: string, time: string): Promise<void> {
  await page.getByLabel(label).fill(time)
  await page.keyboard.press('Tab')
}

/** The visitor signs with the mouse; the picture is among the attachments. */
async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: '来访人签名区' })
  await pad.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await pad.boundingBox()) ?? {}
  await page.mouse.move(x + 40, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 160, y + 90, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('button', { name: '采用签名' }).click()
  await expect(page.getByText('已签名，见附件“来访人签名.png”')).toBeVisible()
}
