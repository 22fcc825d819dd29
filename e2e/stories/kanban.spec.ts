import { settled, violationsOf } from '../portal/accessibility'
import { expect, story } from '../portal/stories'

story('the boards of work break no rule of accessibility, and a card is gone to by the keys', async ({ signIn }) => {
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
})
