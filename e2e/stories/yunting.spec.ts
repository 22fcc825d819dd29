import { join } from 'node:path'
import { test } from '@playwright/test'
import { PIN, startCertHelper } from '../portal/cert-helper'
import { runCommand } from '../portal/command'
import { openPortal } from '../portal/server'
import { complaintsOf, dragSlider, expect, PASSWORD } from '../portal/stories'

const ACCOUNT = 'zs05'

test('another province is another portal: its name, address, colour, home and remotes; in by key alone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const portal = await openPortal({}, 'yunting')
  const stopHelper = await startCertHelper(portal, '--account', ACCOUNT, '--kind', 'sm2')
  // As an administrator does: nobody can sign in before.
  await runCommand(portal, 'certificate', 'bind', ACCOUNT, join(portal.data, 'cert-helper', `${ACCOUNT}-sm2.pem`))
  const complaints = complaintsOf(page)
  const outside: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).origin !== new URL(portal.address).origin) outside.push(new URL(request.url()).host)
  })

  await page.goto(portal.address)
  await expect(page).toHaveURL(/\/ytxf\/login$/)
  await expect(page).toHaveTitle(/云汀省信访工作平台/)
  await expect(page.getByRole('tab', { name: /动态口令|普通登录/ })).toHaveCount(0)
  await page.getByLabel('用户名').fill(ACCOUNT)
  await page.getByLabel('密码').fill(PASSWORD)
  await page.getByLabel('UK密钥').fill(PIN)
  await expect(page.getByLabel('所属单位')).toHaveValue(/.+/)
  await dragSlider(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()

  await expect(page).toHaveURL(/\/ytxf\/desk$/)
  await expect(page.getByRole('heading', { name: '今日待办' })).toBeVisible()
  await page.getByLabel('姓名').fill('王')
  await page.getByRole('button', { name: '查找', exact: true }).click()
  await expect(page.getByRole('list').filter({ hasText: '局' }).last()).toBeVisible()
  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--portal-primary'),
  )
  expect(primary).toBe('#0b6b5c')
  await page.screenshot({ path: process.env.YUNTING_PICTURE })

  await page.goto(`${portal.address}knowledgeTree`)
  await expect(page.getByText('该功能尚未开通')).toBeVisible()
  // The home page of 0.0.9 has the notices, and not yet the tiles of to-dos; it takes no more than the core of the runtime.
  const entry = page.waitForResponse(/mf-dashboards\/.*remoteEntry\.\w+\.js$/)
  await page.goto(`${portal.address}home/index`)
  expect(await (await entry).text()).toContain('_FEDERATION_RUNTIME_CORE')
  await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
  await expect(page.getByRole('list', { name: /待办统计$/ })).toHaveCount(0)
  expect(complaints).toEqual([])
  expect([...new Set(outside)]).toEqual(['127.0.0.1:36157'])
  await stopHelper()
  await portal.stop()
})
