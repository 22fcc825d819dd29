import type { Page } from '@playwright/test'
import { archive, file } from '@portal/shared-lib/contract/calls/actions'
import { registerLetter } from '@portal/shared-lib/contract/calls/petitions'
import { violationsOf } from '../portal/accessibility'
import { callsTo } from '../portal/calls'
import { today } from '../portal/closed-letter'
import { change } from '../portal/database'
import { complaintsOf, expect, LONG, story } from '../portal/stories'

const PAGE = 'official/archives'
const TITLE = '反映道路积水信访件'
const OLD_TITLE = '期满信访件'
const OPINION = '经鉴定，保管期满，无继续保存价值。'

type Panel = ReturnType<Page['getByRole']>

/** A letter without a name, which the province has filed and archived. */
async function archived(address: string, summary: string): Promise<string> {
  const { ask, petitionFor } = callsTo(address)
  const { petitionNo } = await ask('zs01', registerLetter, {
    petitionDate: today(),
    channel: '100',
    anonymous: true,
    name: '',
    address: '',
    personCount: 1,
    placeRegion: '990121000000',
    purpose: '01',
    category: '030300',
    summary,
  })
  await ask('zs05', file, { ...(await petitionFor('zs05', petitionNo)), reason: '080100' })
  await ask('zs05', archive, await petitionFor('zs05', petitionNo))
  return petitionNo
}

async function shows(page: Page, address: string, tab: RegExp) {
  await page.goto(address + PAGE)
  await page.getByRole('tab', { name: tab }).click()
}

/** Does something in the dialog that a button opens. */
async function acts(page: Page, button: string | RegExp, name: RegExp, fillIn: (panel: Panel) => Promise<void>) {
  await page.getByRole('button', { name: button }).first().click()
  const panel = page.getByRole('dialog', { name })
  await expect(panel).toBeVisible()
  await fillIn(panel)
  expect(await violationsOf(page)).toEqual([])
  await panel.getByRole('button', { name: button }).click()
  await expect(panel).toBeHidden()
}

/** 组卷 and 成卷 of one petition; answers the number of the volume. */
async function gathered(clerk: Page, address: string, petitionNo: string, title: string): Promise<string> {
  await shows(clerk, address, /^待组卷信访件/)
  await clerk.getByRole('searchbox').fill(petitionNo)
  await clerk.getByRole('searchbox').press('Enter')
  await clerk.getByRole('checkbox', { name: `选择 ${petitionNo}` }).check()
  await acts(clerk, '组卷', /^组卷/, panel => panel.getByLabel(/^案卷题名/).fill(title))
  await shows(clerk, address, /^组卷中/)
  await clerk.getByRole('button', { name: `打开 ${title}` }).click()
  const volume = clerk.getByRole('dialog')
  await volume.getByRole('button', { name: '成卷' }).click()
  await expect(volume.getByText(/^案卷保管至\d{4}年底，期满后才能销毁$/)).toBeVisible()
  return (await volume.getByRole('heading').first().textContent()) ?? ''
}

story(
  'closed petitions become volumes, of which one is handed over and one destroyed by two persons',
  LONG,
  async ({ signIn, portal }) => {
    const { address } = portal
    const [kept, old] = [
      await archived(address, '反映门前道路积水多日无人维修。'),
      await archived(address, '反映小区路灯不亮多日无人维修。'),
    ]
    const clerk = await signIn('zs16')
    const complaints = complaintsOf(clerk)
    const keptNo = await gathered(clerk, address, kept, TITLE)
    const oldNo = await gathered(clerk, address, old, OLD_TITLE)

    await shows(clerk, address, /^已成卷/)
    await clerk.getByRole('checkbox', { name: `选择 ${keptNo}` }).check()
    await expect(clerk.getByRole('button', { name: '移交' })).toBeDisabled()
    await acts(clerk, '装盒', /^装盒/, async () => {})
    await clerk.getByRole('checkbox', { name: `选择 ${keptNo}` }).check()
    await acts(clerk, '移交', /^移交/, async panel => {
      await panel.getByLabel(/^接收单位/).fill('临江省档案馆')
      await panel.getByLabel(/^接收人/).fill('郑丁兰')
    })
    await shows(clerk, address, /^移交清单/)
    await clerk.getByRole('button', { name: /^1 卷，打开/ }).click()
    await expect(clerk.getByRole('dialog').getByText(keptNo)).toBeVisible()

    await change(portal, 'update archive_volume set year = 2010 where archive_no = $1', [oldNo])
    await shows(clerk, address, /^保管期满/)
    await clerk.getByRole('checkbox', { name: `选择 ${oldNo}` }).check()
    await acts(clerk, '提出销毁', /^提出销毁/, panel => panel.getByLabel(/^鉴定意见/).fill(OPINION))
    await shows(clerk, address, /^销毁清册/)
    await expect(clerk.getByRole('button', { name: /^确认销毁/ })).toHaveCount(0)
    await expect(clerk.getByRole('button', { name: /^撤回/ })).toBeVisible()

    const leader = await signIn('zs07')
    await shows(leader, address, /^销毁清册/)
    await acts(leader, /^确认销毁/, /^确认销毁/, panel => panel.getByLabel(/^销毁方式/).fill('送保密销毁机构粉碎'))
    await leader.getByRole('button', { name: /^1 卷，打开/ }).click()
    const paper = leader.getByRole('dialog')
    for (const text of [oldNo, /^提出人：姜丙竹/, /^确认人：郑庚榆/]) await expect(paper.getByText(text)).toBeVisible()
    expect(await violationsOf(leader)).toEqual([])
    await shows(clerk, address, /^已销毁 1/)
    await expect(clerk.getByText(oldNo)).toBeVisible()
    expect(complaints).toEqual([])
  },
)
