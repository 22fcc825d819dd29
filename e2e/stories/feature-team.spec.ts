import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyProject, development, type ProjectCopy } from '../portal/project-copy'
import { closeNotices, complaintsOf, expect, fillSignIn, LONG, PASSWORD, story } from '../portal/stories'

/** Milliseconds: everything is built once. */
const LONGEST = 15 * 60_000

/** Changes the title of the remote's page in its source, as its team would. */
async function rename(project: ProjectCopy, from: string, to: string): Promise<void> {
  const file = join(project.root, 'mf-field-notes/src/colleagues/colleagues-page.tsx')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(`title="${from}"`, `title="${to}"`))
}

/** The same page shows the change, with what was typed into it. */
async function expectRefreshed(page: Page, project: ProjectCopy, from: string, to: string): Promise<void> {
  await page.getByLabel('姓名').fill('未提交')
  await rename(project, from, to)
  await expect(page.getByRole('heading', { name: to, level: 1 })).toBeVisible()
  await expect(page.getByLabel('姓名')).toHaveValue('未提交')
}

async function signInAt(page: Page, address: string): Promise<void> {
  await closeNotices(page)
  await page.goto(address)
  await fillSignIn(page, 'zs05', PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/home\/homeStaff$/)
}

async function openFromMenu(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: '侧边菜单' })
  await menu.getByRole('button', { name: '走访便签' }).click()
  await menu.getByRole('link', { name: '走访便签列表' }).click()
  await expect(page.getByRole('cell', { name: 'zs05' })).toBeVisible()
}

story(
  'remotes are developed in front of a running portal; one in Vue fills a tab and a strip of a case',
  async ({ page, portal }) => {
    const { dev, end } = development()
    const address = await dev('mf-mail', 'docs/examples/mf-vue', '--server', portal.address)
    await signInAt(page, address)
    await expect(page.getByRole('navigation', { name: '侧边菜单' })).toBeVisible()
    await page.goto(`${address}toDoManage/departToDo`)
    await page.getByRole('row').getByRole('link').first().click()
    await expect(page.getByText('本件还没有便笺')).toBeVisible()
    await page.getByRole('tab', { name: '便笺' }).click()
    await page.getByLabel('便笺内容').fill('明早回访')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('便笺：明早回访')).toBeVisible()
    await page.screenshot({ path: process.env.VUE_PICTURE })
    await end()
  },
)

story('a team makes a remote, develops it in the portal and alone', LONG, async ({ browser }) => {
  story.setTimeout(LONGEST)
  const project = await copyProject()
  const [page, alone, other] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()))
  if (!page || !alone || !other) throw new Error('no pages')

  await story.step('it is made and passes every check', async () => {
    expect(await project.run('create-remote', 'mf-field-notes', '--title', '走访便签')).toContain(
      'mf-field-notes is there',
    )
    expect(await project.run('test', '--only', 'types,lint,floors,unused')).toContain('4 passed, 0 failed')
  })

  const address = await project.dev('mf-field-notes')

  await story.step('it is in the menu at once, and refreshed as it is edited', async () => {
    await signInAt(page, address)
    await openFromMenu(page)
    await expectRefreshed(page, project, '走访便签列表', '我的同事')
    await page.screenshot({ path: process.env.TEAM_PICTURE })
  })

  await story.step('it runs before another server, whose cookies and streams pass', async () => {
    const before = await project.dev('mf-field-notes', '--server', address)
    const stream = other.waitForResponse(response => response.url().endsWith('/api/live'))
    await signInAt(other, before)
    expect((await stream).headers()['content-type']).toContain('text/event-stream')
    await openFromMenu(other)
    await expectRefreshed(other, project, '我的同事', '同事')
  })

  await story.step('it runs alone, with other users, permissions and faults', async () => {
    const complaints = complaintsOf(alone)
    await alone.goto(await project.dev('mf-field-notes', '--alone', '--server', address))
    await alone.getByRole('button', { name: '登录', exact: true }).click()
    await expect(alone.getByRole('cell', { name: 'zs05' })).toBeVisible()
    await alone.getByLabel('fieldNotes:write').uncheck()
    await expect(alone.getByRole('button', { name: /^写邮件/ })).toHaveCount(0)
    await alone.getByLabel('fieldNotes:write').check()
    await expectRefreshed(alone, project, '同事', '名录')
    await alone.screenshot({ path: process.env.ALONE_PICTURE })
    expect(complaints).toEqual([])

    const search = async (fault: string) => {
      await alone.getByLabel(fault).check()
      await alone.getByLabel('姓名').fill(fault)
      await alone.getByLabel('姓名').press('Enter')
    }
    await search('500')
    await expect(alone.getByRole('alert')).toContainText('数据异常')
    await search('撤销权限')
    await expect(alone.getByText('您没有访问权限')).toBeVisible()
    await alone.getByLabel('正常').check()
    await search('会话过期')
    await expect(alone.getByText('请先登录')).toBeVisible()
    await alone.getByLabel('账号').fill('al05')
    await alone.getByRole('button', { name: '登录', exact: true }).click()
    await expect(alone.getByText(/安澜市/).first()).toBeVisible()
  })
  for (const one of [page, alone, other]) await one.context().close()
  await project.remove()
})
