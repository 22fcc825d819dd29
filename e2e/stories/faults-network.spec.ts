import { expect, LONG, story } from '../portal/stories'

const OFFLINE = '网络已断开，正在重新连接。已填写的内容仍在，恢复后可继续操作。'

story(
  'a network that is cut is told as long as it is, and what failed comes by itself afterwards',
  async ({ signIn }) => {
    const page = await signIn('zs05')
    await page.context().setOffline(true)
    await expect(page.getByText(OFFLINE)).toBeVisible()
    // The files are here or not; the data are not.
    await page.context().setOffline(false)
    await expect(page.getByText('网络已恢复')).toBeVisible()
    await expect(page.getByText(OFFLINE)).toHaveCount(0)
    await page.getByRole('link', { name: /^部门待办/ }).click()
    await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('checkbox', { name: '仅未领取' }).check()
    await expect(page.getByText('网络连接失败，请检查网络后重试')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible()
    await expect(page.getByText('网络连接失败，请检查网络后重试')).toHaveCount(0)
  },
)

story('what was fetched ahead in vain is fetched when it is opened', LONG, async ({ signIn, portal }) => {
  const page = await signIn('zs05')
  const files = '**/remotes/mf-casework/**'
  const failed = new Set<string>()
  page.on('requestfailed', request => failed.add(request.url()))
  await page.route(files, route => route.abort('internetdisconnected'))
  await page.goto(portal.address)
  await expect.poll(() => [...failed].filter(url => /mf-casework.*\.js$/.test(url)).length).toBeGreaterThan(1)
  await page.unroute(files)
  await page.getByRole('link', { name: /^部门待办/ }).click()
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible()
})

story('a server that fails says so, with its number, and 重试 asks again', async ({ signIn }) => {
  const page = await signIn('zs05')
  const message = '系统发生故障，请稍后重试；如仍有问题，请联系管理员并提供编号 K7M2PQ9X'
  await page.route('**/api/petitions/list', route =>
    route.fulfill({ status: 500, json: { code: 5000, message, data: null } }),
  )
  await page.getByRole('link', { name: /^部门待办/ }).click()
  await expect(page.getByRole('alert')).toContainText(message)
  await page.unroute('**/api/petitions/list')
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible()
})

story('a portal that is slow to begin says so after 8 s, and 重试 begins anew', LONG, async ({ signIn, portal }) => {
  const page = await signIn('zs05')
  let hanging = true
  await page.route('**/api/bopmain/mainpage/desktop', route =>
    hanging ? new Promise<void>(() => undefined) : route.continue(),
  )
  await page.goto(`${portal.address}toDoManage/departToDo`)
  await expect(page.getByText('加载较慢，请稍候')).toBeVisible({ timeout: 20_000 })
  hanging = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '部门待办' })).toBeVisible()
})

story('a write whose answer is lost is sent again by itself, and happens once', async ({ signIn }) => {
  const page = await signIn('zs05')
  // Nothing else tells the page that it has happened.
  await page.route('**/api/live**', route => route.abort())
  let rows: Buffer | undefined
  await page.route('**/api/petitions/list', async route => {
    rows ??= await (await route.fetch()).body()
    await route.fulfill({ contentType: 'application/json', body: rows })
  })
  await page.reload()
  await page.getByRole('link', { name: /^部门待办/ }).click()
  const ids: (string | undefined)[] = []
  await page.route('**/api/todos/claimSeveral', async route => {
    ids.push(route.request().headers()['x-request-id'])
    const answer = await route.fetch()
    if (ids.length === 1) await route.abort()
    else await route.fulfill({ response: answer })
  })
  const answered = page.waitForResponse('**/api/todos/claimSeveral')
  await page.getByRole('button', { name: '领取' }).first().click()
  await expect(page.getByText('系统繁忙或网络不稳定，正在自动重试')).toBeVisible()
  expect(await (await answered).json()).toMatchObject({ code: 0 })
  expect(ids).toEqual([ids[0], ids[0]])
})
