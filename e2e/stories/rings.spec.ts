import type { Page } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { runCommand } from '../portal/command'
import { closeNotices, expect, fillSignIn, LONG, PASSWORD, story } from '../portal/stories'
import { holdTwo } from '../portal/two-sets'

story.use({ portalName: 'rings' })

const [NOW, NEWER] = [/临江省信访业务系统/, /临江省信访试行系统/]
const REMOTE = 'mf-knowledge'
const CITY = '990100000000'

/** Opens a page of the remote, whose files are not those that were composed: the browser refuses them, the shell tells. */
async function meetFault(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '搜索' }).fill('物业')
  const told = page.waitForResponse(/\/api\/client-errors$/)
  await page.getByRole('textbox', { name: '搜索' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('该文件的内容与发布的不一致，已拒绝执行。')
  expect((await told).status()).toBe(200)
}

story(
  'a city has the next portal first, and gets the current one back when it fails there',
  LONG,
  async ({ page, portal, signIn }) => {
    story.setTimeout(120_000)
    const { next } = await holdTwo(portal, '临江省信访试行系统', REMOTE)
    await runCommand(portal, 'rings', 'start', next, CITY)

    await closeNotices(page)
    await page.goto(portal.address)
    await expect(page).toHaveTitle(NOW)
    await fillSignIn(page, 'al05', PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/home\//)
    await expect(page).toHaveTitle(NEWER)
    await page.reload()
    await settled(page)
    await expect(page).toHaveTitle(NEWER)
    await expect(await signIn('zs05')).toHaveTitle(NOW)

    const officer = await signIn('sys91', 'sys/federation')
    await settled(officer)
    await expect(officer.getByText(new RegExp(`待启用组合 ${next}，正在 安澜市 试行。`))).toBeVisible()
    for (const name of [/^提供的内容/, /^设置/, /^下一组合的变化/, /^试行/, /^留存的组合/, /^应用/])
      await story.step(String(name), async () => {
        await officer.getByRole('tab', { name }).click()
        await settled(officer)
        await expect(officer.getByRole('table').first()).toBeVisible()
        expect(await violationsOf(officer)).toEqual([])
      })

    for (const account of ['rs12', 'rs13']) await meetFault(await signIn(account))
    await officer.getByRole('tab', { name: /^试行/ }).click()
    await officer.getByRole('button', { name: '刷新' }).click()
    await expect(officer.getByRole('row', { name: new RegExp(REMOTE) }).getByText('已到上限')).toBeVisible()
    await officer.screenshot({ path: process.env.RING_PICTURE })

    await meetFault(page)
    await expect(page.getByText(/系统已更新/)).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveTitle(NEWER)
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(page).toHaveTitle(NOW)
    await officer.getByRole('button', { name: '刷新' }).click()
    await expect(officer.getByText(/已自动停止/).first()).toBeVisible()
    await expect(officer.getByRole('cell', { name: new RegExp(`${REMOTE}.*有3人遇到故障`) })).toBeVisible()
    expect(await violationsOf(officer)).toEqual([])
  },
)
