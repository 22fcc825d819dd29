import { readFile } from 'node:fs/promises'
import { violationsOf } from '../portal/accessibility'
import { expect, story } from '../portal/stories'

story('a list is exported as it is filtered, masked, and the file is downloaded', async ({ signIn }) => {
  const page = await signIn('zs05', 'toDoManage/archive')
  await expect(page.locator('tbody tr[data-row-key]').first()).toBeVisible()
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '导出' })
  await expect(dialog.getByText('近期导出（文件保留1天）')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '开始导出' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('信访件查询.xlsx')
  const content = await readFile(await download.path())
  expect(content.subarray(0, 2).toString()).toBe('PK')
  await expect(dialog.getByRole('region', { name: '导出进度' })).toContainText('已完成')
  await expect(dialog.getByRole('button', { name: '下载 信访件查询' }).first()).toBeVisible()
})
