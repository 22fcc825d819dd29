import { printOnPaper, showAsPrinted } from '../portal/print'
import { expect, story } from '../portal/stories'

const CONTROLS = 'button:not([data-printed]), input, select, textarea, [role=tab]'

story('a case is printed without controls, on full pages', async ({ signIn }) => {
  const page = await signIn('zs05', 'toDoManage/departToDo')
  const row = page.locator('tbody tr[data-row-key]').first()
  await row.getByText('办理', { exact: true }).click()
  const tab = page.getByRole('tabpanel')
  const matter = tab.getByRole('heading').first()
  await expect(matter).toBeVisible()
  const paper = await printOnPaper(page)
  for (const [place, { width, height, texts }] of paper.pages.entries()) {
    for (const text of texts) expect(text.x + text.width, text.text).toBeLessThanOrEqual(width)
    const isLast = place === paper.pages.length - 1
    if (!isLast) expect(Math.max(...texts.map(({ y }) => y)) / height, `page ${place + 1}`).toBeGreaterThan(0.75)
  }
  await showAsPrinted(page)
  await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0)
  await expect(matter).toBeVisible()
})
