import { settled, violationsOf } from '../portal/accessibility'
import { expect, story } from '../portal/stories'

story.describe('the board of a region', () => {
  story('leads a leader by keys into a city and a county, and back', async ({ signIn }) => {
    const page = await signIn('zs07', 'leadershipBoard')
    const map = page.getByRole('figure', { name: '地区分布' })
    await map.getByRole('button', { name: /^安澜市/ }).focus()
    await page.keyboard.press('Enter')
    const here = page.getByRole('navigation', { name: '地区' }).locator('[aria-current]')
    await expect(here).toHaveText('安澜市')
    await map.getByRole('button', { name: /^石渡县/ }).focus()
    await page.keyboard.press('Enter')
    await expect(here).toHaveText('石渡县')
    await page.keyboard.press('Escape')
    await expect(here).toHaveText('安澜市')
    await page.keyboard.press('Escape')
    await expect(here).toHaveText('临江省')
  })

  story('opens the list that a number counts, which has as many', async ({ signIn }) => {
    const page = await signIn('zs07', 'leadershipBoard?region=990100000000')
    const map = page.getByRole('figure', { name: '地区分布' })
    await map.getByRole('button', { name: '表格' }).click()
    const county = map.getByRole('row', { name: /^石渡县/ })
    const number = await county.getByRole('cell').first().innerText()
    expect(Number(number)).toBeGreaterThan(0)
    await county.getByRole('link', { name: number, exact: true }).first().click()
    await expect(page).toHaveURL(/stat\/petitions/)
    await expect(page.getByText(`共 ${number} 条`)).toBeVisible()
  })

  story('breaks no rule of accessibility, on a desk and on a wall, and is saved as a picture', async ({ signIn }) => {
    const page = await signIn('zs07', 'leadershipBoard')
    await expect(page.getByRole('list', { name: '主要指标' })).toBeVisible()
    await settled(page)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: '大屏' }).click()
    await expect(page.getByRole('button', { name: '退出大屏' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '存为图片' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^数据分析平台 \d{4}-\d\d-\d\d\.png$/)
  })

  story('compares two cities on 市县概况', async ({ signIn }) => {
    const page = await signIn('zs07', 'sxjkPage')
    await page.getByRole('listitem', { name: '安澜市' }).getByRole('checkbox').check()
    await page.getByRole('listitem', { name: '望川市' }).getByRole('checkbox').check()
    await expect(page.getByRole('region', { name: '地区对比' }).getByRole('columnheader')).toHaveText([
      '指标',
      '安澜市',
      '望川市',
    ])
    await settled(page)
    expect(await violationsOf(page)).toEqual([])
  })
})
