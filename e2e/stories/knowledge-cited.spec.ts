import { accept } from '@portal/shared-lib/contract/calls/actions'
import { callsTo } from '../portal/calls'
import { actionOf } from '../portal/case'
import { delivered, LABOUR_OFFICE, signedLetter, today } from '../portal/closed-letter'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const TITLE = '临江省渡口管理办法'
const CITATION = `《${TITLE}》（2026年3月1日起施行）第二条`

story(
  'a law is drafted, published by somebody else, found by initials and cited in an opinion',
  async ({ signIn, portal }) => {
    story.setTimeout(120_000)
    const editor = await signIn('xw18', 'sys/knowledge')
    await editor.getByRole('button', { name: '新增知识内容' }).click()
    const dialog = editor.getByRole('dialog', { name: '新增知识内容' })
    await dialog.getByRole('combobox', { name: '所在目录' }).fill('社会法')
    await editor.getByTitle('法律法规 / 社会法').click()
    await dialog.getByRole('textbox', { name: '标题' }).fill(TITLE)
    await dialog.getByLabel('施行日期').fill('2026-03-01')
    await dialog.getByLabel('施行日期').press('Enter')
    await dialog.getByLabel('正文').fill('第一条　为了渡口安全，制定本办法。\n第二条　渡口应当配备救生设备。')
    await expect(dialog.getByText('共2条：第一条、第二条')).toBeVisible()
    await dialog.getByRole('button', { name: '保存草稿' }).click()
    await editor.getByRole('searchbox', { name: '按标题、目录或条文查找' }).fill(TITLE)
    await editor.getByRole('button', { name: `提交审核：${TITLE}` }).click()
    await editor.getByRole('button', { name: '提交', exact: true }).click()
    await expect(editor.getByRole('row', { name: new RegExp(TITLE) })).toContainText('待审')

    const reviewer = await signIn('xw28', `sys/knowledge?words=${encodeURIComponent(TITLE)}`)
    await reviewer.getByRole('button', { name: `审核：${TITLE}` }).click()
    await expect(reviewer.getByRole('table', { name: '前后对照' })).toContainText('渡口应当配备救生设备')
    await reviewer.getByRole('button', { name: '发布', exact: true }).click()
    await expect(reviewer.getByText('已发布，读者现在可以看到')).toBeVisible()

    const { ask, petitionFor } = callsTo(portal.address)
    const { clerk } = LABOUR_OFFICE
    const letter = { name: '渡有安', summary: '反映村口渡口没有救生设备，请求配备。' }
    const petitionNo = await signedLetter({ ask, petitionFor, agree: async () => {} }, letter, LABOUR_OFFICE)
    const acceptance = { issuedOn: today(), text: '你反映的事项已受理。', ...delivered() }
    await ask(clerk, accept, { ...(await petitionFor(clerk, petitionNo)), ...acceptance })

    const page = await signIn(clerk, 'wisdomSearch')
    await page.getByRole('combobox', { name: '搜索内容' }).fill('dkglbf')
    await expect(page.getByRole('option', { name: new RegExp(TITLE) })).toBeVisible()
    await page.goto(`${portal.address}toDoManage/handle?xfjbh=${petitionNo}`)
    await actionOf(page, '拟处理意见书或答复').click()
    await page.getByRole('button', { name: '插入法规' }).click()
    await page.getByRole('searchbox', { name: '查找条文' }).fill('dkglbf 2')
    await page.getByRole('button', { name: `插入引用：${CITATION}` }).click()
    await page.getByRole('dialog', { name: '插入法规' }).getByRole('button', { name: /关闭/ }).click()
    await expect(page.getByLabel('法律法规和政策依据')).toHaveValue(CITATION)
  },
)

const GUIDE = '临江省渡口办件指引'
const FLOW = '渡口登记流程'
/** A PNG of one point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

story(
  'a guide is formatted, with a picture and an attachment, published by somebody else, read and downloaded',
  LONG,
  async ({ signIn }) => {
    story.setTimeout(120_000)
    const editor = await signIn('xw18', 'sys/knowledge')
    const complaints = complaintsOf(editor)
    await editor.getByRole('button', { name: '新增知识内容' }).click()
    const dialog = editor.getByRole('dialog', { name: '新增知识内容' })
    await dialog.getByRole('combobox', { name: '所在目录' }).fill('社会法')
    await editor.getByTitle('法律法规 / 社会法').click()
    await dialog.getByRole('textbox', { name: '标题' }).fill(GUIDE)
    const text = dialog.getByRole('textbox', { name: '正文' })
    await text.click()
    await editor.keyboard.press('Control+Alt+1')
    await editor.keyboard.type('办理流程')
    await editor.keyboard.press('Enter')
    await editor.keyboard.type('先核对')
    await editor.keyboard.press('Control+b')
    await editor.keyboard.type('渡口登记')
    await editor.keyboard.press('Control+b')
    await editor.keyboard.press('Enter')
    await editor.keyboard.press('Control+Shift+8')
    await editor.keyboard.type('救生设备')
    await editor.keyboard.press('Enter')
    await editor.keyboard.press('Enter')
    await editor.keyboard.press('Alt+F10')
    await expect(dialog.getByRole('toolbar', { name: '格式' }).locator(':focus')).toBeVisible()
    await editor.keyboard.press('Escape')
    await expect(text).toBeFocused()
    await dialog.getByLabel('插入图片').setInputFiles({ name: '流程.png', mimeType: 'image/png', buffer: PICTURE })
    await dialog.getByRole('textbox', { name: '图片说明' }).fill(FLOW)
    await dialog
      .getByRole('region', { name: '附件', exact: true })
      .getByLabel('选择文件')
      .setInputFiles({ name: '渡口登记表.txt', mimeType: 'text/plain', buffer: Buffer.from('登记表') })
    await expect(dialog.getByRole('button', { name: /移除.*渡口登记表/ })).toBeVisible()
    await expect(dialog.getByText('共1条：办理流程')).toBeVisible()
    await dialog.getByRole('button', { name: '保存草稿' }).click()
    await editor.getByRole('searchbox', { name: '按标题、目录或条文查找' }).fill(GUIDE)
    await editor.getByRole('button', { name: `提交审核：${GUIDE}` }).click()
    await editor.getByRole('button', { name: '提交', exact: true }).click()
    await expect(editor.getByRole('row', { name: new RegExp(GUIDE) })).toContainText('待审')

    const reviewer = await signIn('xw28', `sys/knowledge?words=${encodeURIComponent(GUIDE)}`)
    await reviewer.getByRole('button', { name: `审核：${GUIDE}` }).click()
    await expect(reviewer.getByRole('table', { name: '前后对照' })).toContainText('渡口登记表.txt')
    await reviewer.getByRole('button', { name: '发布', exact: true }).click()
    await expect(reviewer.getByText('已发布，读者现在可以看到')).toBeVisible()

    const guide = await signIn('zs05', `wisdomSearch?words=${encodeURIComponent('渡口登记表')}`)
    await guide.getByRole('link', { name: new RegExp(GUIDE) }).click()
    const article = guide.getByRole('region', { name: '办理流程' })
    await expect(article.getByRole('listitem').filter({ hasText: '救生设备' })).toBeVisible()
    await expect(article.locator('strong', { hasText: '渡口登记' })).toBeVisible()
    const picture = article.getByRole('img', { name: FLOW })
    await expect(picture).toHaveJSProperty('naturalWidth', 1)
    const [download] = await Promise.all([
      guide.waitForEvent('download'),
      guide.getByRole('button', { name: '下载 渡口登记表.txt' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('渡口登记表.txt')
    expect(complaints).toEqual([])
  },
)
