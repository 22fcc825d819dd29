import { join } from 'node:path'
import { violationsOf } from '../portal/accessibility'
import { decideIfAsked } from '../portal/registration'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

/** A printed letter, as a scanner gives it. */
const LETTER = join(__dirname, '../../server/src/intake/recognition/testing/letter.png')
/** Milliseconds: the reader starts, and reads a page. */
const READING = 60_000

story(
  'a scanned letter is read, confirmed item by item, registered, and read again later',
  LONG,
  async ({ signIn, portal }) => {
    story.setTimeout(180_000)
    const page = await signIn('zs01')
    const complaints = complaintsOf(page)
    await page.goto(`${portal.address}letterManage/letterOriginal`)
    await page.getByLabel('选择文件').setInputFiles(LETTER)
    await expect(page.getByText('已上传')).toBeVisible()
    await page.getByRole('button', { name: '接收并识别' }).click()
    const row = page.getByRole('row').filter({ hasText: 'letter.png' })
    await expect(row).toContainText('已识别', { timeout: READING })
    await row.getByRole('button', { name: '领取并登记' }).click()

    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('钱乙舟')
    await expect(page.getByRole('textbox', { name: '身份证号' })).toHaveValue('990102198001011230')
    await expect(page.getByRole('img', { name: '来信原件' })).toBeVisible()
    await expect(page.getByRole('button', { name: '手机号码：11012340001' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await page.getByRole('textbox', { name: '姓名' }).press('Control+s')
    await expect(page.getByText(/请核对识别结果：姓名/)).toBeVisible()
    await page.getByRole('textbox', { name: '姓名' }).press('Enter')
    await expect(page.getByText(/请核对识别结果：姓名/)).toHaveCount(0)
    const confirm = page.getByRole('button', { name: /^确认/ })
    while ((await confirm.count()) > 0) await confirm.first().click()
    await page.getByRole('textbox', { name: '姓名' }).press('Control+s')
    await decideIfAsked(page)
    const said = page.getByText('登记成功，信访件编号')
    const petitionNo = /LX\w{18}/.exec((await said.textContent()) ?? '')?.[0] ?? ''

    await page.goto(`${portal.address}letter/shibiechakanlaixin?xfjbh=${petitionNo}`)
    await expect(page.getByRole('img', { name: '来信原件' })).toBeVisible()
    await page.getByRole('searchbox', { name: '在文字中查找' }).fill('承包地')
    await expect(page.getByText('1处')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(complaints).toEqual([])
  },
)
