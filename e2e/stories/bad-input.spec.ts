import { decideAllNew, fillLetter, openRegister, save } from '../portal/letter'
import { expect, LONG, story } from '../portal/stories'

story.describe('the register of letters', () => {
  story('says at each field and at the top what is missing', async ({ signIn }) => {
    const page = await signIn('zs01')
    await openRegister(page)
    await save(page)
    const list = page.getByRole('alert').filter({ hasText: '处需要修改' })
    for (const text of [
      '请填写信访人住址',
      '问题属地应选择到县(市、区)',
      '请选择信访目的',
      '请选择至二级内容分类',
      '内容摘要应为10至2000字',
    ])
      await expect(list).toContainText(text)
    await list.getByRole('button', { name: '内容摘要应为10至2000字' }).click()
    await expect(page.getByLabel('内容摘要')).toBeFocused()
  })

  story('refuses malformed numbers in the words of the rules', LONG, async ({ signIn }) => {
    const page = await signIn('zs01')
    await openRegister(page)
    await fillLetter(page)
    await page.getByLabel('手机号码').fill('10000000000')
    await page.getByLabel('身份证号').fill('123')
    await save(page)
    await expect(page.getByText('手机号码格式不正确').first()).toBeVisible()
    await expect(page.getByText('身份证号码格式不正确').first()).toBeVisible()
    await expect(page.getByText('登记成功')).toHaveCount(0)
  })

  story('asks an anonymous letter for no person', LONG, async ({ signIn }) => {
    const page = await signIn('zs01')
    await openRegister(page)
    await fillLetter(page)
    await page.getByLabel('未署名').check()
    await expect(page.getByLabel('姓名')).toHaveCount(0)
    await save(page)
    await expect(page.getByText('登记成功')).toBeVisible()
  })

  story('refuses files by name, length of name and number', LONG, async ({ signIn }) => {
    const page = await signIn('zs01')
    await openRegister(page)
    const choose = (...names: string[]) =>
      page
        .getByLabel('选择文件')
        .setInputFiles(names.map(name => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') })))
    await choose('机密材料.txt')
    await expect(page.getByText('文件存在敏感词，不允许上传！')).toBeVisible()
    await choose(`${'长'.repeat(51)}.txt`)
    await expect(page.getByText('文件名不能超过50个字符！')).toBeVisible()
    await choose('1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt')
    await expect(page.getByText('当前限制选择 5 个文件')).toBeVisible()
    await expect(page.getByText('已上传')).toHaveCount(0)
  })

  story('registers once, however often the button is pressed', async ({ signIn }) => {
    const page = await signIn('zs01')
    await openRegister(page)
    await fillLetter(page)
    const registered: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/petitions/register')) registered.push(request.headers()['x-request-id'] ?? '')
    })
    await decideAllNew(page)
    await page.getByRole('button', { name: '登记（Ctrl+S）' }).dblclick()
    await expect(page.getByText('登记成功')).toBeVisible()
    expect(new Set(registered).size).toBe(1)
  })
})
