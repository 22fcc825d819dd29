import type { Page } from '@playwright/test'
import { violationsOf } from '../portal/accessibility'
import { expect, LONG, story } from '../portal/stories'
import { allowTrials, serveRemote } from '../portal/try-remote'

story.use({ portalName: 'trial' })

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: '正在试用' })
const shown = (page: Page) => page.getByRole('treeitem', { name: /法律法规/ })
const keep = (page: Page, setting: string) =>
  page.evaluate(text => sessionStorage.setItem('portalTrial', text), setting)

story(
  'a remote from a listed origin is tried under a banner until that is ended; others, changed files and links are not',
  LONG,
  async ({ signIn, portal }) => {
    const page = await signIn('zs05')
    const server = await serveRemote('mf-knowledge')
    const tree = `${portal.address}knowledgeTree`
    const own: string[] = []
    page.on('request', request => {
      if (request.url().includes('/remotes/mf-knowledge/')) own.push(request.url())
    })

    // The province does not allow it: told, and nothing is asked of the other server.
    await keep(page, server.setting)
    await page.goto(tree)
    await expect(page.getByText(`本系统不允许试用来自 ${server.origin} 的组件，已忽略该设置。`)).toBeVisible()
    await expect(shown(page)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(server.asked).toEqual([])

    // Nor by a link where it is allowed.
    await allowTrials(portal, server.origin)
    const link = `portalTrial=${encodeURIComponent(server.setting)}`
    await page.goto(`${tree}?${link}#${link}`)
    await expect(shown(page)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(server.asked).toEqual([])

    await keep(page, server.setting)
    own.length = 0
    await page.goto(tree)
    await expect(shown(page)).toBeVisible()
    await expect(banner(page)).toContainText(`mf-knowledge 0.1.0，来自 ${server.origin}`)
    expect(server.asked).toContainEqual(expect.stringMatching(/remoteEntry\.\w+\.js$/))
    expect(own).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    await page.screenshot({ path: process.env.TRIAL_PICTURE })
    // Above a dialog, too.
    await page.goto(`${portal.address}home/index`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^非密邮件/ })
      .click()
    await expect(page.getByRole('dialog', { name: '非密邮件' })).toBeVisible()
    const isTop = () => document.elementFromPoint(300, 20)?.closest('[role=alert]')?.textContent ?? ''
    expect(await page.evaluate(isTop)).toContain('正在试用')

    server.change('.js')
    await page.goto(tree)
    await expect(page.getByText('该文件的内容与发布的不一致，已拒绝执行。')).toBeVisible()
    server.change('pack.json')
    await page.goto(tree)
    await expect(page.getByRole('alert').filter({ hasText: '页面暂时无法显示' })).toBeVisible()
    server.change(undefined)

    await page.getByRole('button', { name: '结束试用' }).click()
    await expect(shown(page)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(own).toContainEqual(expect.stringMatching(/remoteEntry\.\w+\.js$/))
    await server.stop()
  },
)
