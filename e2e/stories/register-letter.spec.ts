import type { Page } from '@playwright/test'
import { violationsOf } from '../portal/accessibility'
import { fillLetter, LETTER, openRegister, save } from '../portal/letter'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

story('a letter survives that the browser is closed over it, and is merged with an earlier one', async ({ signIn }) => {
  const page = await signIn('zs01')
  const complaints = complaintsOf(page)
  await openRegister(page)
  await fillLetter(page)
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByText(/草稿已保存 \d\d:\d\d/)).toBeVisible()
  await page.context().close()

  const again = await signIn('zs01', 'letterManage/letterRegister')
  await again.getByRole('button', { name: '恢复草稿' }).click()
  await expect(again.getByLabel('姓名')).toHaveValue(LETTER.name)
  await expect(again.getByLabel('内容摘要')).toHaveValue(LETTER.summary)
  expect(await violationsOf(again)).toEqual([])

  const panel = again.getByRole('complementary', { name: '疑似重复信访件' })
  const [first, ...others] = await waitFor(panel)
  await first?.getByRole('radio', { name: '同一事项（重件）' }).check()
  for (const other of others) await other.getByRole('radio', { name: '新事项（初件）' }).check()
  await again.keyboard.press('Control+s')
  await expect(again.getByText('登记成功，信访件编号')).toBeVisible()
  // The first of them may have been closed by another story.
  await expect(again.getByText(/^(办结后12个月内)?重件$/)).toBeVisible()
  await expect(again.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
  await expect(again.getByLabel('姓名')).toHaveValue('')
  expect(complaints).toEqual([])
})

type Panel = ReturnType<import('@playwright/test').Page['getByRole']>

async function waitFor(panel: Panel): Promise<Panel[]> {
  await expect(panel.getByRole('heading')).toContainText('待判断')
  await expect(panel.getByRole('status')).not.toHaveText('正在查找…')
  return await panel.getByRole('group').all()
}

story('a letter of many signers is pasted from a spreadsheet', LONG, async ({ signIn }) => {
  const page = await signIn('zs01')
  await openRegister(page)
  await fillLetter(page)
  await copy(page, '姓名\t手机号码\n孙丙樟\t11000000021\n李丁穗\t11000000022')
  await page.getByRole('textbox', { name: '粘贴人员表格' }).focus()
  await page.keyboard.press('Control+v')
  await expect(page.getByLabel('第3人姓名')).toHaveValue('李丁穗')
  await expect(page.getByLabel('信访人数')).toHaveValue('3')
  await save(page)
  await expect(page.getByText('登记成功，信访件编号')).toBeVisible()
  await page.getByRole('button', { name: '打印条码' }).click()
  await expect(page.getByRole('img', { name: /^条码/ })).toBeVisible()
})

/** Copies a text as somebody does in another program; not every browser reads a clipboard that a script has made. */
async function copy(page: Page, text: string): Promise<void> {
  const field = await page.evaluateHandle(copied => {
    const area = document.body.appendChild(document.createElement('textarea'))
    area.value = copied
    area.select()
    return area
  }, text)
  await page.keyboard.press('Control+c')
  await field.evaluate(area => area.remove())
}
