import { join } from 'node:path'
import { expect } from '../../portal/stories'
import type { Case } from './case'
import type { Stage } from './golden'
import { save } from './register'

/** A printed letter, as a scanner gives it. */
const LETTER = join(__dirname, '../../../server/src/intake/recognition/testing/letter.png')
/** Milliseconds: the reader starts, and reads a page. */
const READING = 90_000

/** Scans a letter, has it read, confirms what was read item by item, and registers it. */
export async function registerScan(stage: Stage, account: string): Promise<Case> {
  const page = await stage.desk(account)
  await page.goto(`${stage.portal.address}letterManage/letterOriginal`)
  await page.getByLabel('选择文件').setInputFiles(LETTER)
  await expect(page.getByText('已上传')).toBeVisible()
  await page.getByRole('button', { name: '接收并识别' }).click()
  const row = page.getByRole('row').filter({ hasText: 'letter.png' })
  await expect(row).toContainText('已识别', { timeout: READING })
  await row.getByRole('button', { name: '领取并登记' }).click()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('钱乙舟')
  const confirm = page.getByRole('button', { name: /^确认/ })
  while ((await confirm.count()) > 0) await confirm.first().click()
  return { stage, petitionNo: await save(page) }
}
