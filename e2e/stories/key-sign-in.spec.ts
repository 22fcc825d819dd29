import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { PIN, startCertHelper } from '../portal/cert-helper'
import type { PortalServer } from '../portal/server'
import { complaintsOf, dragSlider, expect, LONG, PASSWORD, story } from '../portal/stories'

let stopHelper: (() => Promise<void>) | undefined

async function helper(portal: PortalServer, ...options: string[]) {
  await stopHelper?.()
  stopHelper = undefined
  stopHelper = await startCertHelper(portal, ...options)
}

story.afterEach(async () => {
  await stopHelper?.()
  stopHelper = undefined
})

async function openPersonalInfo(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: '用户菜单' }).click()
  await page.getByRole('menuitem', { name: '用户信息' }).click()
  return page.getByRole('group', { name: '证书绑定' })
}

async function bind(page: Page, pin: string) {
  const panel = await openPersonalInfo(page)
  await panel.getByLabel('证书PIN码').fill(pin)
  await panel.getByRole('button', { name: '证书绑定' }).click()
  return panel
}

async function signInByKey(page: Page, portal: PortalServer, account: string, pin = PIN, password = PASSWORD) {
  await page.goto(`${portal.address}login`)
  await page.getByRole('tab', { name: 'USBKey登录' }).click()
  await page.getByLabel('用户名').fill(account)
  await page.getByLabel('密码').fill(password)
  await page.getByLabel('UK密钥').fill(pin)
  await expect(page.getByLabel('所属单位')).toHaveValue(/.+/)
  await dragSlider(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

for (const [kind, account] of [
  ['sm2', 'zs01'],
  ['rsa', 'zs05'],
] as const)
  story(
    `whoever has bound a key with an ${kind.toUpperCase()} certificate signs in with it`,
    kind === 'sm2' ? {} : LONG,
    async ({ signIn, portal }) => {
      await helper(portal, '--account', account, '--kind', kind)
      const page = await signIn(account)
      const complaints = complaintsOf(page)
      const sent: string[] = []
      page.on('request', request => sent.push(request.url() + (request.postData() ?? '')))
      const panel = await bind(page, PIN)
      await expect(panel.getByText('证书绑定操作成功！')).toBeVisible()
      await expect(panel.getByLabel('证书PIN码')).toHaveValue('')

      await page.context().clearCookies()
      await signInByKey(page, portal, account)
      await expect(page).toHaveURL(/\/home\//)
      expect(complaints).toEqual([])
      const toServer = sent.filter(text => text.startsWith(portal.address)).join('\n')
      for (const secret of [PIN, PASSWORD, encodeURIComponent(PASSWORD)]) expect(toServer).not.toContain(secret)
    },
  )

story(
  'a key that is bound to no account or another’s is refused like a wrong password',
  LONG,
  async ({ page, portal }) => {
    await helper(portal, '--account', 'zs05', '--kind', 'rsa')
    for (const account of ['zs06', 'zs01']) {
      await signInByKey(page, portal, account)
      await expect(alertOf(page)).toHaveText('用户名或密码错误，请重新输入')
    }
    await signInByKey(page, portal, 'zs05', PIN, 'Falsch@2026')
    await expect(alertOf(page)).toHaveText('用户名或密码错误，请重新输入')
    await expect(page.getByLabel('密码')).toHaveValue('')
  },
)

story('a wrong PIN tells how many tries remain, and the sixth locks the key', LONG, async ({ page, portal }) => {
  await helper(portal, '--account', 'zs01')
  for (const left of [5, 4, 3, 2, 1]) {
    await signInByKey(page, portal, 'zs01', '000000')
    await expect(alertOf(page)).toHaveText(`证书PIN码错误，还可以重试${left}次`)
  }
  for (const pin of ['000000', PIN]) {
    await signInByKey(page, portal, 'zs01', pin)
    await expect(alertOf(page)).toHaveText('证书PIN码已锁定，请联系证书管理人员解锁')
  }
})

story('what is missing is said in words that tell what to do', LONG, async ({ signIn, portal }) => {
  const page = await signIn('zs06')
  const panel = await openPersonalInfo(page)
  await panel.getByRole('button', { name: '证书绑定' }).click()
  await expect(panel.getByText('证书PIN码不能为空！')).toBeVisible()

  await helper(portal, '--no-key')
  await panel.getByLabel('证书PIN码').fill(PIN)
  await panel.getByLabel('证书PIN码').press('Enter')
  await expect(panel.getByText('请插入存有数字证书的USBKey！')).toBeVisible()
  await page.context().clearCookies()
  await signInByKey(page, portal, 'zs06')
  await expect(alertOf(page)).toHaveText('请插入存有数字证书的USBKey！')

  await helper(portal, '--broken')
  await signInByKey(page, portal, 'zs06')
  await expect(alertOf(page)).toHaveText('请检查【证书管家】是否正常运行')
  await stopHelper?.()
  stopHelper = undefined
  await signInByKey(page, portal, 'zs06')
  await expect(alertOf(page)).toHaveText('请检查【证书管家】是否正常运行')

  await helper(portal)
  const folder = join(portal.data, 'certificates')
  await rename(folder, `${folder}.away`)
  await signInByKey(page, portal, 'zs06')
  await expect(alertOf(page)).toHaveText('服务器端数字证书获取失败！')
  await rename(`${folder}.away`, folder)
})
