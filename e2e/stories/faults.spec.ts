import type { Page, Route } from '@playwright/test'
import { block, CASES, type RemoteCase } from '../portal/remotes'
import { expect, LONG, story } from '../portal/stories'

interface Fault {
  /** Instead of a file of the remote. */
  readonly answer: (route: Route) => Promise<void>
  /** What the user reads of the file. */
  readonly told: string
}

const FAULTS: Record<string, Fault> = {
  'is down': {
    answer: route => route.fulfill({ status: 404, body: 'Not Found' }),
    told: '服务器上没有该文件',
  },
  'answers HTML with 200': {
    answer: route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>proxy</p>' }),
    told: '与发布的不一致，已拒绝执行',
  },
  'sends a wrong type': {
    answer: async route => {
      const response = await route.fetch()
      const headers = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' }
      await route.fulfill({ response, headers })
    },
    told: '类型不正确',
  },
  'is older than locked': { answer: anotherVersion('0.0.1'), told: '与发布的不一致，已拒绝执行' },
  'is newer than locked': { answer: anotherVersion('99.0.0'), told: '与发布的不一致，已拒绝执行' },
}

/** The files as they are, but of another version: each is whole, and says so. */
function anotherVersion(version: string) {
  return async (route: Route) => {
    const response = await route.fetch()
    const text = await response.text()
    const isJson = new URL(route.request().url()).pathname.endsWith('.json')
    const body = isJson ? JSON.stringify({ ...JSON.parse(text), version }) : `${text}/* ${version} */`
    await route.fulfill({ response, body })
  }
}

for (const { remote, prepare, open, shown, call, render, tried } of CASES) {
  const files = `**/remotes/${remote}/**`
  const unlessTried = (fault: string) => (tried.includes(fault) ? {} : LONG)

  story.describe(`when ${remote} fails, the rest works and 重试 brings it back`, () => {
    for (const [fault, { answer, told }] of Object.entries(FAULTS)) {
      story(`it ${fault}`, unlessTried(fault), async ({ signIn, portal }) => {
        const page = await signIn('zs05')
        await prepare?.(page, portal.address)
        let failing = true
        await page.route(files, route => (failing ? answer(route) : route.continue()))
        await open(page)
        await expectFault(page, remote)
        await expect(page.getByRole('alert').filter({ hasText: told })).toBeVisible()
        // Taking the route away would cut off an answer that is being made.
        failing = false
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

    story('it is slow', unlessTried('is slow'), async ({ signIn, portal }) => {
      const page = await signIn('zs05')
      await prepare?.(page, portal.address)
      let arrive = () => {}
      const late = new Promise<void>(resolve => {
        arrive = resolve
      })
      await page.route(files, route => late.then(() => route.continue()))
      await open(page)
      await expect(page.getByText(/加载较慢/).last()).toBeVisible({ timeout: 12_000 })
      arrive()
      await expect(shown(page)).toBeVisible()
      await expect(page.getByText(/加载较慢/)).toHaveCount(0)
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
async function expectRecovery(page: Page, shown: RemoteCase['shown']): Promise<void> {
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
