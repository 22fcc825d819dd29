import { expect, story } from '../portal/stories'

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
