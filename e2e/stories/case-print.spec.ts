import { expect, story } from '../portal/stories'

const CONTROLS = 'button:not([data-printed]), input, select, textarea, [role=tab]'

story('a case is printed without controls', async ({ signIn }) => {
  const page = await signIn('zs05', 'toDoManage/departToDo')
  await page.locator('tbody tr[data-row-key]').first().dblclick()
  const tab = page.getByRole('tabpanel')
  await expect(tab.getByRole('heading').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0)
  await expect(tab.getByRole('heading').first()).toBeVisible()
})
