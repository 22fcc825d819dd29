import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PIN, startCertHelper } from '../portal/cert-helper'
import { today } from '../portal/closed-letter'
import { acts, asks, chooses, fillDay, OFFICIAL_LIST, opens } from '../portal/official'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const NOTICE = '关于核对信访事项登记信息的函'
const UNIT = '安澜市人力资源和社会保障局'
const SEAL = '安澜市信访局电子印章'

let stopHelper: (() => Promise<void>) | undefined

story.afterEach(async () => {
  await stopHelper?.()
  stopHelper = undefined
})

/** The seal on the key that is inserted, for who keeps it. */
async function keepSealOnKey(page: Page, address: string) {
  await page.goto(address + OFFICIAL_LIST)
  await page.getByRole('button', { name: '印章管理' }).click()
  await page.getByRole('button', { name: '登记印章' }).click()
  const panel = page.getByRole('dialog', { name: '登记印章' })
  await panel.getByLabel(/^印章名称/).fill(SEAL)
  await chooses(page, panel, '保管人', '戚丁芸')
  await fillDay(panel, /^有效期自/, today())
  await fillDay(panel, /^有效期至/, '2099-12-31')
  await panel.getByText('密钥（USBKey）').click()
  await panel.getByRole('button', { name: '印章密钥 读取USBKey' }).click()
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(2)
  await panel.getByRole('button', { name: '登记印章' }).click()
  await expect(panel).toBeHidden()
}

async function draftsNotice(page: Page) {
  await page.getByRole('button', { name: '拟公文' }).click()
  const draft = page.getByRole('dialog', { name: '拟公文' })
  await draft.getByLabel(/^标题/).fill(NOTICE)
  await chooses(page, draft, '主送单位', UNIT)
  await draft.getByLabel(/^正文/).fill('请核对登记信息，于三日内反馈。')
  await draft.getByRole('button', { name: '存为草稿' }).click()
  await expect(page.getByRole('list', { name: '办理环节' })).toBeVisible()
  await acts(page, '送审')
}

/** The PDF as it was sealed, or with one bit of it turned around. */
async function downloadPdf(page: Page) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载PDF' }).click()
  const sealed = await readFile(await (await downloading).path())
  const tampered = Buffer.from(sealed)
  const middle = Math.floor(sealed.length / 2)
  tampered[middle] = (tampered[middle] ?? 0) ^ 1
  return { sealed, tampered }
}

story(
  'a document is sealed by a key, proves whose it was, and a copy that was tampered with does not',
  LONG,
  async ({ signIn, portal }) => {
    const { address } = portal
    stopHelper = await startCertHelper(portal, '--account', 'al16', '--kind', 'sm2')
    const leader = await signIn('al07')
    await keepSealOnKey(leader, address)
    await draftsNotice(await signIn('al05', OFFICIAL_LIST))
    await opens(leader, address, NOTICE)
    await acts(leader, '同意')

    const keeper = await signIn('al16')
    const complaints = complaintsOf(keeper)
    const sent: string[] = []
    keeper.on('request', request => sent.push(request.url() + (request.postData() ?? '')))
    await opens(keeper, address, NOTICE)
    await acts(keeper, '编号')
    const panel = await asks(keeper, '用印')
    await panel.getByLabel(/^证书PIN码/).fill('000000')
    await panel.getByRole('button', { name: '用印', exact: true }).click()
    await expect(panel.getByRole('alert').filter({ hasText: '还可以重试5次' })).toBeVisible()
    await panel.getByLabel(/^证书PIN码/).fill(PIN)
    await panel.getByRole('button', { name: '用印', exact: true }).click()
    await expect(panel).toBeHidden()
    expect(sent.filter(text => text.startsWith(address)).join('\n')).not.toContain(PIN)

    const seal = keeper.getByRole('region', { name: '印章与验章' })
    const verdict = seal.locator('output')
    await seal.getByRole('button', { name: '验章' }).click()
    await expect(verdict).toHaveText(
      /与用印时一致，由“.*al16.*”的密钥于.*签名（证书序列号[0-9A-F]+），签名和印章有效。$/,
    )
    const { sealed, tampered } = await downloadPdf(keeper)
    await seal.getByRole('button', { name: '核对手中的文件' }).click()
    const hands = async (name: string, buffer: Buffer) =>
      seal.getByLabel('选择文件').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await hands('改动.pdf', tampered)
    await expect(verdict).toHaveText('“改动.pdf”与用印时不一致，内容已被改动，不能作为有效公文。')
    await seal.getByRole('button', { name: '移除 改动.pdf' }).click()
    await hands('原件.pdf', sealed)
    await expect(verdict).toHaveText(/^“原件\.pdf”与用印时一致，.*签名和印章有效。$/)
    expect(complaints).toEqual([])
  },
)
