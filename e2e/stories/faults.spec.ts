import type { Page, Route } from '@playwright/test'
import { expect, LONG, story } from '../portal/stories'

/** A remote, the way to it, and what shows that it is there. */
interface Case {
  readonly remote: string
  /** Goes to where the remote is not loaded yet. */
  readonly prepare?: (page: Page, address: string) => Promise<unknown>
  readonly open: (page: Page) => Promise<unknown>
  readonly shown: (page: Page) => ReturnType<Page['locator']>
  /** A call of it whose answer, made nonsense, crashes it while it renders. */
  readonly call: string
  /** What brings it to render that answer, where opening does not. */
  readonly render?: (page: Page) => Promise<unknown>
  /** The faults that every run tries; the proof of stories tries the others. All where it names none. */
  readonly tried?: readonly string[]
}

const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const block = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()

const CASES: readonly Case[] = [
  {
    remote: 'mf-casework',
    open: page => block(page, '业务办理'),
    shown: page => page.getByText(/^共 \d+ 条$/),
    call: 'petitions/list',
  },
  {
    remote: 'mf-mail',
    open: page => header(page, '非密邮件').click(),
    shown: page => page.getByRole('tab', { name: /收件箱/ }),
    call: 'MailMessageController/getCollectboxMessage',
    tried: ['is down'],
  },
  {
    remote: 'mf-messages',
    open: page => header(page, '消息').click(),
    shown: page => page.getByRole('dialog').getByText('办理预警').first(),
    call: 'NewMessageController/getNewMessageList',
    tried: ['throws in render'],
  },
  {
    remote: 'mf-login',
    prepare: (page, address) => page.goto(`${address}home/index`),
    open: page => page.getByRole('button', { name: '退出' }).click(),
    shown: page => page.getByRole('heading', { name: '用户登录' }),
    call: 'XfUserController/getOrgListByLoginAccount',
    render: async page => {
      await page.getByLabel('用户名').fill('zs05')
      await page.getByLabel('所属单位').click()
    },
    tried: ['hangs'],
  },
  {
    remote: 'mf-dashboards',
    prepare: (page, address) => page.goto(`${address}toDoManage/departToDo`),
    open: page => block(page, '首页'),
    shown: page => page.getByRole('heading', { name: '通知公告' }),
    call: 'NoticeManageController/getGgxxList',
    tried: ['answers HTML with 200'],
  },
  {
    remote: 'mf-knowledge',
    open: page => page.goto(new URL('../knowledgeTree', page.url()).href),
    shown: page => page.getByRole('treeitem', { name: /法律法规/ }),
    call: 'knowledge/tree',
    tried: ['throws in render'],
  },
]

const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is down': route => route.fulfill({ status: 404, body: 'Not Found' }),
  'answers HTML with 200': route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>proxy</p>' }),
}

for (const { remote, prepare, open, shown, call, render, tried } of CASES) {
  const files = `**/remotes/${remote}/**`
  const unlessTried = (fault: string) => (tried && !tried.includes(fault) ? LONG : {})

  story.describe(`when ${remote} fails, the rest works and 重试 brings it back`, () => {
    for (const [fault, answer] of Object.entries(FAULTS)) {
      story(`it ${fault}`, unlessTried(fault), async ({ signIn, portal }) => {
        const page = await signIn('zs05')
        await prepare?.(page, portal.address)
        await page.route(files, answer)
        await open(page)
        await expectFault(page, remote)
        await page.unroute(files)
        await expectRecovery(page, shown)
      })
    }

    story('it hangs', unlessTried('hangs'), async ({ signIn, portal }) => {
      const page = await signIn('zs05')
      await prepare?.(page, portal.address)
      let hanging = true
      await page.route(files, route => (hanging ? new Promise<void>(() => undefined) : route.continue()))
      await open(page)
      await expect(page.getByText('加载中...').last()).toBeVisible()
      // Told after 8 s.
      await expect(page.getByText(/加载较慢/).last()).toBeVisible({ timeout: 12_000 })
      // What hangs goes on hanging; what is asked for from now on is answered.
      hanging = false
      await page.getByRole('button', { name: '重试' }).click()
      await expect(shown(page)).toBeVisible()
    })

    story('it throws in render', unlessTried('throws in render'), async ({ signIn, portal }) => {
      const page = await signIn('zs05')
      await prepare?.(page, portal.address)
      await page.route(`**/api/${call}`, route => route.fulfill({ json: { code: 0, data: { list: 7, total: 'x' } } }))
      await open(page)
      await render?.(page)
      await expectFault(page, remote)
      await page.unroute(`**/api/${call}`)
      await expectRecovery(page, shown)
    })
  })
}

async function expectFault(page: Page, remote: string): Promise<void> {
  const fault = page.getByRole('alert').filter({ hasText: '页面暂时无法显示' })
  await expect(fault).toContainText('其他功能不受影响')
  await expect(fault).toContainText(new RegExp(`${remote}@\\d+\\.\\d+\\.\\d+\\s编号 \\w+`))
}

/** Without a new document: what else the page holds is kept. */
async function expectRecovery(page: Page, shown: Case['shown']): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: '重试' }).click()
  await expect(shown(page)).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
}

story('the others work while one is down', async ({ signIn }) => {
  const page = await signIn('zs05')
  await page.route('**/remotes/mf-casework/**', route => route.abort())
  await block(page, '业务办理')
  await expectFault(page, 'mf-casework')
  await block(page, '首页')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
})
