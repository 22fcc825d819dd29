import type { Page } from '@playwright/test'
import { LETTER } from '../../scripts/testing/letter.mjs'
import { violationsOf } from '../portal/accessibility'
import { misfitsOf } from '../portal/fit'
import { registerAtOnce } from '../portal/register'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const DAY_MS = 86_400_000
const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** Days that hold petitions whatever today is: the demonstration is made of the last weeks. */
const REPORT = `stat/reports?${new URLSearchParams({
  report: 'R3',
  unit: 'days',
  from: dayBefore(90),
  to: dayBefore(0),
})}`

/** Opens the list behind a figure, and says how many the figure counts. */
async function openFigure(page: Page, row: RegExp, place: number): Promise<string> {
  const figure = page.getByRole('row', { name: row }).getByRole('cell').nth(place).getByRole('link')
  const counted = await figure.innerText()
  await figure.click()
  return counted
}

story.describe('reports', () => {
  story.use({ viewport: { width: 1366, height: 768 } })

  story('the analyst makes R3, and the list behind a figure has as many', async ({ signIn, portal }) => {
    const page = await signIn('tj17', REPORT)
    const complaints = complaintsOf(page)
    await expect(page.getByRole('heading', { name: '临江省信访局信访目的统计表' })).toBeVisible()
    await expect(page.getByRole('row', { name: /^合计/ })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await misfitsOf(page)).toEqual([])

    for (const row of [/^合计/, /^安澜市/]) {
      await page.goto(portal.address + REPORT)
      const counted = await openFigure(page, row, 0)
      await expect(page.getByRole('heading', { name: '统计明细' })).toBeVisible()
      await expect(page.getByText(`共 ${counted} 条`)).toBeVisible()
      await expect(page.getByRole('region', { name: '查询条件' })).toContainText('统计口径：信访总量')
    }
    expect(await violationsOf(page)).toEqual([])
    await page.goBack()
    await expect(page.getByRole('row', { name: /^安澜市/ })).toBeVisible()
    expect(complaints).toEqual([])
  })

  story(
    'the analyst freezes R3 of a month, and a letter that comes later stands as 补报',
    LONG,
    async ({ signIn, portal }) => {
      const month = LETTER.xfrq.slice(0, 7)
      const page = await signIn('tj17', `stat/reports?report=R3&unit=month&from=${month}-01&mode=1`)
      const complaints = complaintsOf(page)
      await page.getByRole('button', { name: '冻结' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '冻结' }).click()
      await expect(page.getByText('冻结后没有变化。')).toBeVisible()
      await expect(page.getByRole('button', { name: '冻结' })).toHaveCount(0)

      await registerAtOnce(await signIn('zs01'), portal.address)
      await page.getByRole('button', { name: '刷新' }).click()
      await expect(page.getByText(/由魏乙蓉于.*冻结后有\d+处变化/)).toBeVisible()
      await expect(
        page
          .getByRole('row', { name: /^安澜市/ })
          .getByRole('cell')
          .nth(1),
      ).toHaveText('+1')
      await expect(page.getByRole('columnheader', { name: '补报' }).first()).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await misfitsOf(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  )

  story('a city counts its own, and goes down to a county by its name', async ({ signIn }) => {
    const page = await signIn('al06', REPORT)
    await page.getByRole('button', { name: '石渡县' }).click()
    await expect(page).toHaveURL(/region=990121000000/)
    await expect(page.getByRole('button', { name: '安澜市' })).toHaveCount(0)
    await page.getByRole('button', { name: '信访总量' }).focus()
    await expect(page.getByRole('tooltip')).toContainText('不含作废、并案')
  })
})
