import type { Page } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const secondOf = async (page: Page) => Number(await page.getByRole('slider', { name: '播放位置' }).inputValue())

story.describe('在线学习', () => {
  story('plays a compulsory lesson, skips nothing, and goes on after the window was closed', async ({ signIn }) => {
    const page = await signIn('zs01', 'courseVideoPage')
    const complaints = complaintsOf(page)
    await expect(page.getByRole('heading', { name: '办理期限怎么算 · 从收到到受理' })).toBeVisible()
    await settled(page)
    expect(await violationsOf(page), 'axe').toEqual([])
    await page.getByRole('combobox', { name: '倍速' }).selectOption('2')
    await page.getByRole('button', { name: '播放', exact: true }).click()
    await expect.poll(() => secondOf(page), { timeout: 20_000 }).toBeGreaterThan(11)
    await page.getByRole('slider', { name: '播放位置' }).press('End')
    await expect(page.getByText('必修课时首次学习不能快进，学完后可自由跳转')).toBeVisible()
    expect(await secondOf(page)).toBeLessThan(30)
    expect(complaints).toEqual([])

    const address = page.url()
    const again = await page.context().newPage()
    await page.close({ runBeforeUnload: false })
    await again.goto(address)
    await expect.poll(() => secondOf(again)).toBeGreaterThanOrEqual(10)
    await expect(again.getByRole('button', { name: /^办理期限怎么算/ })).toContainText(/已学\d+%/)
  })

  story('lets one skip in what is not compulsory, and finish it', LONG, async ({ signIn }) => {
    const page = await signIn('zs05', 'courseVideoPage')
    await page.getByRole('button', { name: /^窗口接谈五步/ }).click()
    await page.getByRole('button', { name: /^0:28 告知与登记/ }).click()
    await page.getByRole('button', { name: '播放', exact: true }).click()
    await expect(page.getByText('本课程已全部学完')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button', { name: /^窗口接谈五步/ })).toContainText('已学完')
  })

  story('shows a leader how far the people of the office have come', async ({ signIn }) => {
    const page = await signIn('zs07', 'courseVideoPage')
    await page.getByRole('button', { name: '本单位学习情况' }).click()
    await page.getByRole('button', { name: /^合计应学未完成\d+人$/ }).click()
    await expect(page.getByText(/已学完0课时，共2课时/).first()).toBeVisible()
    expect(await violationsOf(page), 'axe').toEqual([])
  })
})
