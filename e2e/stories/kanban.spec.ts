import { settled, violationsOf } from '../portal/accessibility'
import { expect, LONG, story } from '../portal/stories'

story(
  'the boards of work break no rule of accessibility, and a card is gone to by the keys',
  LONG,
  async ({ signIn }) => {
    const head = await signIn('zs06', 'kanbanSystem/kanbanDepart')
    const board = head.getByRole('region', { name: '部门看板' })
    const first = board
      .getByRole('list', { name: /^未领取/ })
      .getByRole('link')
      .first()
    await settled(head)
    expect(await violationsOf(head)).toEqual([])
    await first.press('ArrowDown')
    await expect(first).not.toBeFocused()
    await head.keyboard.press('a')
    await expect(head.getByRole('dialog', { name: '分派' }).getByRole('radio', { name: /周戊汀/ })).toBeEnabled()
    expect(await violationsOf(head)).toEqual([])

    const leader = await signIn('zs07', 'kanbanSystem/kanbanUnit')
    await expect(leader.getByRole('table', { name: '办理情况' })).toBeVisible()
    await settled(leader)
    expect(await violationsOf(leader)).toEqual([])
  },
)

story('the board of a region breaks no rule of accessibility, and its numbers open their lists', async ({ signIn }) => {
  const page = await signIn('zs07', 'kanbanSystem/kanbanRegion')
  const table = page.getByRole('table', { name: '各地区今日情况' })
  await expect(table.getByRole('row', { name: /^安澜市/ })).toBeVisible()
  await settled(page)
  expect(await violationsOf(page)).toEqual([])
  const overdue = page.getByRole('list', { name: '主要指标' }).getByRole('link', { name: /^超期未办结/ })
  const number = ((await overdue.textContent()) ?? '').trim()
  await overdue.click()
  await expect(page).toHaveURL(/stat\/petitions/)
  await expect(page.getByText(`共 ${number} 条`)).toBeVisible()
})
