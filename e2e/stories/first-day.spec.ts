import { type Browser, type Page, test } from '@playwright/test'
import { settled, violationsOf } from '../portal/accessibility'
import { codeOf } from '../portal/codes'
import { runCommand } from '../portal/command'
import { madeCertificate } from '../portal/https'
import { fillLetter, openRegister, registeredNumber, save } from '../portal/letter'
import { openPortal, type PortalServer } from '../portal/server'
import { complaintsOf, expect, fillSignIn, LONG } from '../portal/stories'

const OWN_PASSWORD = 'Liudi#Qiao98'
const CLERK = '岑丑蘅（cx21）'

test(
  'a province begins in production: three officers, a clerk whom two of them make, and her letter',
  LONG,
  async ({ browser }) => {
    test.setTimeout(240_000)
    const certificate = await madeCertificate()
    const portal = await openPortal({ NODE_ENV: 'production', RATE_LIMITS: '', ...certificate.settings }, 'chengxi')
    const told = await runCommand(portal, 'province', 'init', 'provinces/chengxi/start')
    const passwords = new Map(
      [...told.matchAll(/\t(\w+)\t一次性密码 (\S+)/g)].map(([, who = '', word = '']) => [who, word]),
    )
    const [system, security, auditor] = await Promise.all(
      ['xtgl', 'aqbm', 'aqsj'].map(account => beginOfficer(browser, portal, account, passwords.get(account) ?? '')),
    )
    if (!system || !security || !auditor) throw new Error('there are three officers')
    const complaints = [system, security, auditor].flatMap(page => complaintsOf(page))

    await open(system, portal, 'sys/user')
    await system.getByRole('button', { name: '新建账号' }).click()
    const made = system.getByRole('dialog', { name: '新建账号' })
    await made.getByLabel('登录账号').fill('cx21')
    await made.getByLabel('姓名').fill('岑丑蘅')
    await made.getByLabel('手机号码').fill('11090000121')
    await made.getByRole('textbox', { name: '查找单位' }).fill('澄溪省信访局')
    await made.getByRole('combobox', { name: '部门' }).selectOption({ label: '来信处' })
    await made.getByLabel('职务').press('Enter')
    await expect(made).toHaveCount(0)

    await open(system, portal, 'sys/user?state=pending&name=cx21')
    await system.getByRole('button', { name: CLERK }).click()
    const dialog = system.getByRole('dialog', { name: CLERK })
    await dialog.getByRole('tab', { name: '岗位与角色' }).click()
    await dialog.getByLabel('来信登记员').check()
    await dialog.getByRole('button', { name: '保存角色' }).click()
    await expect(system.getByText('待另一名管理员同意后生效')).toBeVisible()

    await open(security, portal, 'sys/user?state=pending&name=cx21')
    await security.getByRole('button', { name: '选择本页待激活' }).click()
    await security.getByRole('button', { name: '批量激活（1）' }).click()
    await expect(security.getByRole('dialog', { name: '批量激活' })).toContainText('来信登记员')
    await security.getByRole('button', { name: '同意并激活' }).click()
    const password = await security.getByRole('dialog', { name: '一次性密码' }).locator('code').textContent()

    const clerk = await newPage(browser)
    await signIn(clerk, portal, 'cx21', password ?? '')
    await openRegister(clerk)
    await fillLetter(clerk, ['汀兰市', '芷渡县'])
    await save(clerk)
    await expect(clerk.getByText('登记成功，信访件编号')).toBeVisible()
    expect(await registeredNumber(clerk)).toMatch(/^LX98/)
    expect(complaints).toEqual([])
    for (const page of [system, security, auditor, clerk]) await page.context().close()
    await portal.stop()
    await certificate.remove()
  },
)

/** A browser that takes the certificate for good. */
const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()

/** Hands the one-time codes out and signs an officer in for the first time. */
async function beginOfficer(browser: Browser, portal: PortalServer, account: string, password: string): Promise<Page> {
  const key = (await runCommand(portal, 'account', 'enrol', account)).match(/Key: (\w+)/)?.[1] ?? ''
  const page = await newPage(browser)
  await page.goto(`${portal.address}login`)
  await page.getByRole('tab', { name: '动态口令' }).click()
  await page.getByRole('textbox', { name: '动态口令' }).fill(codeOf(key))
  await signIn(page, portal, account, password, false)
  return page
}

/** Signs in with a one-time password and changes it. */
async function signIn(page: Page, portal: PortalServer, account: string, password: string, goes = true): Promise<void> {
  if (goes) await page.goto(`${portal.address}login`)
  await fillSignIn(page, account, password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '首次使用请修改密码' })
  await dialog.getByRole('textbox', { name: '旧密码' }).fill(password)
  await dialog.getByRole('textbox', { name: '新密码' }).fill(OWN_PASSWORD)
  await dialog.getByRole('textbox', { name: '再次输入' }).fill(OWN_PASSWORD)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/home\//)
}

async function open(page: Page, portal: PortalServer, path: string): Promise<void> {
  await page.goto(portal.address + path)
  await settled(page)
  expect(await violationsOf(page)).toEqual([])
}
