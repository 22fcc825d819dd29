import type { Page } from '@playwright/test'
import { registerLetter } from '@portal/shared-lib/contract/calls/petitions'
import { callsTo } from '../portal/calls'
import { change } from '../portal/database'
import { expect, story } from '../portal/stories'

/** Words of a walled case, and as many that nothing holds. */
const HIDDEN = '青蘋渡口停航'
const NONE = '青蘋渡囗停航'
/** The minute of asking, which goes on between the two. */
const AS_OF = /数据截至 [\d: -]+/

/** What a search for some words, the list below its box and 快速查找 show, without the words themselves. */
async function shownFor(page: Page, words: string): Promise<string[]> {
  const box = page.getByRole('combobox', { name: '搜索内容' })
  await box.fill(words)
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`words=${encodeURIComponent(words)}`))
  const texts: string[] = []
  for (const name of [/^全部/, /^信访件/, /^公文/]) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByText(/^没有找到/)).toBeVisible()
    const panel = await page.getByRole('tabpanel').innerText()
    texts.push(await page.getByRole('tablist').last().innerText(), panel.replace(AS_OF, ''))
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '查找页面、操作、信访件和知识' }).fill(words)
  await expect(page.getByRole('status').filter({ hasText: '没有找到' })).toBeVisible()
  texts.push(String(await page.getByRole('option').count()))
  await page.keyboard.press('Escape')
  return texts
}

story.describe('智慧搜索', () => {
  story('finds from the header in all kinds, narrows a tab and opens a law at its article', async ({ signIn }) => {
    const page = await signIn('zs06')
    const header = page.getByRole('textbox', { name: '搜索', exact: true })
    await header.fill('信访工作条例')
    await header.press('Enter')
    await expect(page).toHaveURL(/\/wisdomSearch\?words=/)
    const laws = page.getByRole('region', { name: '法律法规' })
    await expect(laws.getByRole('link', { name: '信访工作条例' })).toBeVisible()
    await page.getByRole('combobox', { name: '搜索内容' }).fill('信访工作条例 第五十条')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await page.getByRole('tab', { name: '法律法规' }).click()
    await page.getByRole('button', { name: '现行' }).click()
    await expect(page.getByRole('button', { name: '现行' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('tabpanel').getByRole('link', { name: '信访工作条例' }).click()
    await expect(page).toHaveURL(/\/lawsKnowledge\/lawsDetail\?/)
    await expect(page.getByRole('region', { name: '第五十条' })).toBeFocused()
  })

  story(
    'shows a stranger for words of a walled case what it shows for words that nothing holds',
    async ({ signIn, portal }) => {
      const { ask } = callsTo(portal.address)
      const { petitionNo } = await ask('zs01', registerLetter, {
        petitionDate: '2026-09-01',
        channel: '100',
        name: '阙丑棠',
        idCard: '990121197003051231',
        mobile: '11012340009',
        address: '安澜市石渡县荷塘镇柳岸村12号',
        personCount: 1,
        placeRegion: '990121100000',
        purpose: '03',
        category: '010200',
        summary: `反映${HIDDEN}，村民出行不便。`,
        request: '请求恢复。',
      })
      const page = await signIn('zs06', `wisdomSearch?words=${encodeURIComponent(HIDDEN)}`)
      await expect(page.getByRole('region', { name: '信访件' }).getByRole('heading', { level: 3 })).toHaveCount(1)
      await change(portal, 'update petition set walled_off = true where petition_no = $1', [petitionNo])
      await page.reload()
      expect(await shownFor(page, HIDDEN)).toEqual(await shownFor(page, NONE))
    },
  )

  story('asks whoever looks for a person for a reason', async ({ signIn }) => {
    const page = await signIn('zs06', 'wisdomSearch?words=11012340001')
    await page.getByRole('button', { name: '填写理由并查询' }).click()
    await page.getByRole('dialog').getByLabel(/说明/).fill('核对来访人身份')
    await page.getByRole('dialog').getByRole('button', { name: '查询', exact: true }).click()
    await expect(
      page
        .getByText('您可查看的信访件中没有此人')
        .or(page.getByText(/\d+ 件/))
        .first(),
    ).toBeVisible()
  })
})
