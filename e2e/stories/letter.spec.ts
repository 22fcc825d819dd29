import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expectDownload } from '../portal/downloads'
import { fillLetter, LETTER, openRegister, registeredNumber, save } from '../portal/letter'
import { complaintsOf, expect, fillSignIn, LONG, PASSWORD, story } from '../portal/stories'

/** Every byte value, so that nothing on the way may translate. */
const SCAN = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7) % 256)),
])
const SCAN_NAME = '来信扫描件.pdf'

story.describe.configure({ mode: 'serial' })

story.describe('a letter, from the register to a to-do list', () => {
  let petitionNo = ''

  story('zs01 sees only the menu that the permissions allow', async ({ signIn }) => {
    const page = await signIn('zs01')
    const blocks = page.getByRole('navigation', { name: '主菜单' }).getByRole('button')
    await expect(blocks).toHaveText(['首页', '信访登记', '业务办理', '知识库'])
    await blocks.filter({ hasText: '业务办理' }).click()
    await expect(page.getByRole('link', { name: '部门待办' })).toHaveCount(0)
  })

  story('zs01 registers it with an attachment', async ({ signIn }) => {
    const page = await signIn('zs01')
    const complaints = complaintsOf(page)
    await openRegister(page)
    await fillLetter(page)
    await page
      .getByLabel('选择文件')
      .setInputFiles({ name: SCAN_NAME, mimeType: 'application/octet-stream', buffer: SCAN })
    await expect(page.getByText('已上传')).toBeVisible()
    await save(page)
    await expect(page.getByText('登记成功')).toBeVisible()
    petitionNo = await registeredNumber(page)
    expect(petitionNo).toMatch(/^LX990000\d{12}$/)
    await expect(page.getByLabel('姓名')).toHaveValue('')
    expect(complaints).toEqual([])
  })

  story('zs05 sees the count and opens it from the to-do list', async ({ signIn }) => {
    const page = await signIn('zs05')
    const complaints = complaintsOf(page)
    const tile = page.getByRole('link', { name: /^部门待办/ })
    await expect(tile).toContainText(/\d/)
    const count = (await tile.textContent())?.replace(/\D/g, '') ?? ''
    await tile.click()
    await expect(page.getByText(`共 ${count} 条`)).toBeVisible()
    const entry = page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '部门待办' })
    await expect(entry).toContainText(count)

    await page.getByRole('searchbox').fill(petitionNo)
    await page.getByRole('button', { name: '查询', exact: true }).click()
    await expect(page.getByText('共 1 条')).toBeVisible()
    await page.getByRole('link', { name: '办理', exact: true }).click()

    await expect(page).toHaveURL(new RegExp(`xfjbh=${petitionNo}`))
    for (const text of [
      petitionNo,
      LETTER.name,
      LETTER.idCard,
      LETTER.mobile,
      LETTER.address,
      LETTER.summary,
      LETTER.request,
    ])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByText('安澜市石渡县').first()).toBeVisible()
    const timeline = page.getByRole('region', { name: '办理过程' })
    await expect(timeline).toContainText('登记')
    await expect(timeline).toContainText('赵甲禾')

    await expectDownload(page, page.getByRole('button', { name: SCAN_NAME }), { name: SCAN_NAME, buffer: SCAN })
    expect(complaints).toEqual([])
  })

  story('zs05 opens it by a deep link typed into a fresh tab', async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    const tab = await page.context().newPage()
    await tab.goto(`${portal.address}toDoManage/handle?xfjbh=${petitionNo}`)
    await expect(tab.getByRole('heading', { name: LETTER.summary })).toBeVisible()
    await expect(tab).toHaveTitle('信访件办理 - 临江省信访业务系统')
    await expect(tab.getByText('当前位置')).toContainText('业务办理 / 待办管理 /')
  })

  story('zs05 takes it: it stands in the personal list, and zs06 sees at once who has it', async ({ signIn }) => {
    const [clerk, head] = [await signIn('zs05'), await signIn('zs06')]
    for (const page of [clerk, head]) {
      await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务办理' }).click()
      await page.getByRole('navigation', { name: '侧边菜单' }).getByRole('link', { name: '部门待办' }).click()
      await page.getByRole('searchbox').fill(petitionNo)
      await page.getByRole('button', { name: '查询', exact: true }).click()
      await expect(page.getByText('共 1 条')).toBeVisible()
    }
    await clerk.getByRole('button', { name: '领取' }).click()
    await expect(clerk.getByText(`已领取 ${petitionNo}`)).toBeVisible()
    await expect(head.getByRole('gridcell', { name: '周戊汀' })).toBeVisible()
    await expect(head.getByRole('button', { name: '领取' })).toHaveCount(0)
    await clerk.getByRole('link', { name: '个人待办' }).click()
    await expect(clerk.getByRole('heading', { name: '个人待办' })).toBeVisible()
    await expect(clerk.getByText(petitionNo, { exact: true })).toBeVisible()
  })

  story('is not shown to another organisation that guesses its number', async ({ signIn }) => {
    const page = await signIn('sd05', `toDoManage/handle?xfjbh=${petitionNo}`)
    await expect(page.getByRole('alert')).toContainText('信访件不存在或您无权查看')
    await expect(page.getByText(LETTER.summary)).toHaveCount(0)
  })

  story(
    'survives that the remote is taken away: the rest works, 重试 brings it back',
    LONG,
    async ({ signIn, portal }) => {
      const page = await signIn('zs05')
      const remote = join(portal.www, 'remotes/mf-casework')
      await rename(remote, `${remote}.away`)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '业务办理' }).click()
      const fault = page.getByRole('alert')
      await expect(fault).toContainText('页面暂时无法显示')
      await expect(fault).toContainText(/mf-casework@\d+\.\d+\.\d+　编号 \w+/)

      await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '首页' }).click()
      await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
      await page.goBack()
      await expect(fault).toContainText('页面暂时无法显示')

      await rename(`${remote}.away`, remote)
      await page.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('heading', { name: '部门待办' })).toBeVisible()
      await expect(page.getByText(/共 \d+ 条/)).toBeVisible()
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    },
  )

  story('is covered by a watermark that comes back within a second', async ({ signIn }) => {
    const page = await signIn('zs05')
    const cover = page.locator('[data-watermark]')
    await expect(cover).toBeAttached()
    expect(await cover.evaluate(element => decodeURIComponent(element.style.backgroundImage))).toContain(
      '临江省信访局 周戊汀',
    )
    for (const damage of [
      (element: HTMLElement) => element.remove(),
      (element: HTMLElement) => element.style.setProperty('opacity', '0', 'important'),
      (element: HTMLElement) => element.setAttribute('hidden', ''),
    ]) {
      await cover.evaluate(damage)
      await expect(cover).toHaveCSS('opacity', '1', { timeout: 1000 })
      await expect(cover).not.toHaveAttribute('hidden', { timeout: 1000 })
    }
  })

  story('signing out leads to the sign-in page, and back does not lead in again', LONG, async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    await page.getByRole('button', { name: '退出' }).click()
    await expect(page.getByRole('heading', { name: '用户登录' })).toBeVisible()
    await page.goto(`${portal.address}toDoManage/departToDo`)
    await expect(page).toHaveURL(/\/login$/)
    await fillSignIn(page, 'zs05', PASSWORD)
  })
})
