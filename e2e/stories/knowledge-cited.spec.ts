import { accept } from '@portal/shared-lib/contract/calls/actions'
import { callsTo } from '../portal/calls'
import { actionOf } from '../portal/case'
import { delivered, LABOUR_OFFICE, signedLetter, today } from '../portal/closed-letter'
import { expect, story } from '../portal/stories'

const TITLE = '临江省渡口管理办法'
const CITATION = `《${TITLE}》（2026年3月1日起施行）第二条`

story(
  'a law is drafted, published by somebody else, found by initials and cited in an opinion',
  async ({ signIn, portal }) => {
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
    await editor.getByRole('searchbox', { name: '按标题或目录查找' }).fill(TITLE)
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
