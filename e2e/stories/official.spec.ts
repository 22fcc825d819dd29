import type { Page } from '@playwright/test'
import { violationsOf } from '../portal/accessibility'
import { today } from '../portal/closed-letter'
import { inDatabase } from '../portal/database'
import { fillLetter, registeredNumber, save } from '../portal/letter'
import { acts, chooses, fillDay, OFFICIAL_LIST as LIST, opens, type Panel } from '../portal/official'
import { sealPicture } from '../portal/seal-picture'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const UNITS = ['安澜市人力资源和社会保障局', '安澜市住房和城乡建设局', '安澜市自然资源局'] as const
const NOTICE = '关于报送信访积案化解情况的函'
const SENDER_NO = '东信访函〔2026〕77号'
const PAPER = '关于转送小区物业信访材料的函'
const MATTER = '反映小区物业服务企业未公示公共收益，电梯故障频发。'

/** The seal of the bureau, which zs16 keeps. */
async function keepSeal(page: Page, address: string) {
  await page.goto(address + LIST)
  await page.getByRole('button', { name: '印章管理' }).click()
  await page.getByRole('button', { name: '登记印章' }).click()
  const panel = page.getByRole('dialog', { name: '登记印章' })
  await panel.getByLabel(/^印章名称/).fill('临江省信访局印章')
  await chooses(page, panel, '保管人', '姜丙竹')
  await fillDay(panel, /^有效期自/, today())
  await fillDay(panel, /^有效期至/, '2099-12-31')
  await panel.getByLabel('选择文件').setInputFiles({ name: '印章.png', mimeType: 'image/png', buffer: sealPicture() })
  await expect(panel.getByText('已上传')).toBeVisible()
  await panel.getByRole('button', { name: '登记印章' }).click()
  await expect(panel).toBeHidden()
}

/** On a sheet of A4 no name of a unit is cut off. */
async function expectWholeNames(page: Page, receipts: Panel) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1020 })
  for (const unit of UNITS) {
    const cell = receipts.getByRole('cell', { name: unit })
    expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
    expect(await cell.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(80)
  }
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1366, height: 768 })
}

story(
  'an official document goes to three units, one of which is late and is urged',
  LONG,
  async ({ signIn, portal }) => {
    const { address } = portal
    const leader = await signIn('zs07')
    await keepSeal(leader, address)
    const drafter = await signIn('zs08', LIST)
    const complaints = complaintsOf(drafter)
    await drafter.getByRole('button', { name: '拟公文' }).click()
    const draft = drafter.getByRole('dialog', { name: '拟公文' })
    await draft.getByLabel(/^标题/).fill(NOTICE)
    for (const unit of UNITS) await chooses(drafter, draft, '主送单位', unit)
    await draft.getByLabel(/^正文/).fill('一、请报送本单位信访积案化解情况。\n请于月底前报送。')
    await draft.getByRole('button', { name: '存为草稿' }).click()
    await expect(drafter.getByRole('list', { name: '办理环节' })).toBeVisible()
    await acts(drafter, '送审')
    await opens(leader, address, NOTICE)
    await acts(leader, '同意')
    const clerk = await signIn('zs16')
    await opens(clerk, address, NOTICE)
    for (const action of ['编号', '用印', '发送']) await acts(clerk, action)

    for (const account of ['rs12', 'zj12']) {
      const unit = await signIn(account)
      await opens(unit, address, NOTICE)
      await acts(unit, '签收')
    }
    await inDatabase(portal, query =>
      query(
        `update official_receiver set due_at = now() - interval '1 hour' where state = '1' and document_id =
      (select max(id) from official_document where title = $1)`,
        [NOTICE],
      ),
    )
    await opens(drafter, address, NOTICE, '发文')
    const receipts = drafter.getByRole('region', { name: '签收情况' })
    await expect(receipts.getByRole('row').filter({ hasText: UNITS[2] })).toContainText('待签收（超期）')
    await expect(receipts.getByText('已签收', { exact: true })).toHaveCount(2)
    await expectWholeNames(drafter, receipts)
    await expect(drafter.getByRole('button', { name: '登记签收' })).toHaveCount(0)
    await expect(drafter.getByRole('button', { name: '办结' })).toBeDisabled()
    await acts(drafter, '催办')
    await expect(drafter.getByRole('button', { name: '催办' })).toBeDisabled()
    const late = await signIn('zr12')
    await opens(late, address, NOTICE)
    await acts(late, '签收')
    await opens(drafter, address, NOTICE, '发文')
    await acts(drafter, '办结')
    await expect(drafter.getByText('已办结').first()).toBeVisible()
    expect(complaints).toEqual([])
  },
)

story(
  'what came from outside is registered as a petition, and each knows of the other',
  LONG,
  async ({ signIn, portal }) => {
    const { address } = portal
    const clerk = await signIn('zs16', LIST)
    await clerk.getByRole('button', { name: '收文登记' }).click()
    const panel = clerk.getByRole('dialog', { name: '收文登记' })
    await panel.getByLabel(/^来文单位/).fill('东海省信访局')
    await panel.getByLabel(/^来文号/).fill(SENDER_NO)
    await fillDay(panel, /^收文日期/, today())
    await panel.getByLabel(/^标题/).fill(PAPER)
    await panel.getByLabel(/^内容摘要/).fill(MATTER)
    await panel
      .getByLabel('选择文件')
      .setInputFiles({ name: '来文.txt', mimeType: 'text/plain', buffer: Buffer.from(PAPER) })
    await expect(panel.getByText('已上传')).toBeVisible()
    await panel.getByRole('button', { name: '登记', exact: true }).click()
    await expect(clerk.getByRole('list', { name: '办理环节' })).toBeVisible()
    await acts(clerk, '拟办', form => form.getByLabel(/^意见/).fill('建议由来信处登记并办理。'))
    const leader = await signIn('zs07')
    await opens(leader, address, PAPER)
    await acts(leader, '批示', async form => {
      await form.getByLabel(/^批示意见/).fill('请来信处登记办理。')
      await chooses(leader, form, '承办人', '周戊汀')
    })

    const handler = await signIn('zs05')
    const complaints = complaintsOf(handler)
    await opens(handler, address, PAPER)
    await handler.getByRole('link', { name: '登记为信访件' }).click()
    await expect(handler.getByLabel('内容摘要')).toHaveValue(MATTER)
    await expect(handler.getByRole('checkbox', { name: '来文.txt' })).toBeChecked()
    await fillLetter(handler)
    await handler.getByLabel('内容摘要').fill(MATTER)
    expect(await violationsOf(handler)).toEqual([])
    await save(handler)
    const petitionNo = await registeredNumber(handler)
    expect(petitionNo).not.toBe('')
    await opens(handler, address, PAPER)
    await expect(handler.getByRole('link', { name: petitionNo })).toBeVisible()
    await acts(handler, '承办办结', form => form.getByLabel(/^意见/).fill('已登记为信访件办理。'))
    await handler.getByRole('link', { name: petitionNo }).click()
    await handler.getByRole('tab', { name: /文书/ }).click()
    await expect(handler.getByRole('link', { name: PAPER })).toBeVisible()
    expect(complaints).toEqual([])
  },
)
