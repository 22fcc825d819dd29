import { complaintsOf, expect, story } from '../portal/stories'

story.describe('the knowledge tree', () => {
  story('opens in a window of its own and is walked with the keys', async ({ signIn }) => {
    const page = await signIn('zs05')
    const [own] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '知识库' }).click(),
    ])
    const complaints = complaintsOf(own)
    await expect(own.getByRole('treeitem')).toHaveCount(10)
    await expect(own.getByRole('navigation', { name: '主菜单' })).toHaveCount(0)
    await own.getByRole('treeitem', { name: '法律法规' }).focus()
    for (const name of ['法律法规', '党内法规与信访法规']) {
      const node = own.getByRole('treeitem', { name })
      await expect(node).toBeFocused()
      await own.keyboard.press('ArrowRight')
      await expect(node).toHaveAttribute('aria-expanded', 'true')
      await own.keyboard.press('ArrowRight')
    }
    await expect(own.getByRole('treeitem', { name: '信访工作条例' })).toBeFocused()
    await expect(own.getByRole('article', { name: '信访工作条例' })).toContainText('第一条')
    expect(complaints).toEqual([])
  })

  story('shows a document with an outline that leads to its articles', async ({ signIn }) => {
    const page = await signIn('rs12', 'knowledgeTree')
    const [content] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: '打开全文' }).click(),
    ])
    await expect(content.getByRole('heading', { name: '信访工作条例' })).toBeVisible()
    await content.getByRole('navigation', { name: '条文目录' }).getByRole('button', { name: '第五十条' }).click()
    await expect(content.getByRole('region', { name: '第五十条' })).toBeFocused()
    await expect(content.getByText('本条例自2022年5月1日起施行。').last()).toBeInViewport()
  })

  story('is closed to whoever lacks the page, its documents too', async ({ signIn }) => {
    const page = await signIn('wq01', 'knowledgeTree')
    await expect(page).toHaveURL(/\/noAuthority$/)
  })
})
