import { onNotice } from '@portal/shared-lib'
import * as contract from '@portal/shared-lib/contract/rights-reviews'
import { REVIEW_TEXTS } from '@portal/shared-lib/contract/rules/rights-review'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import { csvOfReview } from './review-csv'

const AT = '2026-11-25 10:00:00'
const summary = {
  id: '7',
  quarter: '2026-Q4',
  orgName: '临江省信访局',
  state: 'open' as const,
  people: 2,
  rows: 2,
  undecided: 2,
  signedName: '',
  signedAt: null,
  auditedName: '',
  auditedAt: null,
}
const row = {
  no: 1,
  account: 'zs05',
  userName: '周戊汀',
  deptName: '来信处',
  positionName: '科员',
  roleName: '信访经办人',
  scope: 'LIST' as const,
  listed: ['安澜市信访局'],
  lastSignInAt: AT,
  isDormant: '1' as const,
  delegations: ['由吴己莲代办至2026-12-01'],
  decision: '' as const,
  reason: '',
  decidedName: '',
  decidedAt: null,
  agreedName: '',
  agreedAt: null,
  mayDecide: '1' as const,
  mayAgree: '0' as const,
}
const removed = {
  ...row,
  no: 2,
  userName: '=郑庚榆',
  scope: null,
  decision: 'remove' as const,
  reason: '已调离',
  decidedName: '施丙云',
  decidedAt: AT,
  mayDecide: '0' as const,
  mayAgree: '1' as const,
}
const review = {
  ...summary,
  madeAt: AT,
  hash: 'ab12',
  isWhole: '0' as const,
  maySign: '1' as const,
  mayReturn: '1' as const,
  returnedName: '沈己云',
  returnedAt: AT,
  returnReason: '两人已调离',
  list: [row, removed],
}

async function open(path: string, pages: string[]) {
  const server = fakeServer([
    fake(contract.rightsReviews, () => ({ total: 1, list: [summary] })),
    fake(contract.rightsReview, () => review),
    fake(contract.decideRights, () => null),
    fake(contract.agreeRemoval, () => null),
    fake(contract.declineRemoval, () => null),
    fake(contract.signReview, () => null),
    fake(contract.returnReview, () => null),
  ])
  const page = await renderRemote(remote, { path, desktop: desktopWith(pages) })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

describe('季度权限复核', () => {
  let page: Awaited<ReturnType<typeof open>>
  let told: string[] = []
  let stop = () => {}
  beforeEach(async () => {
    told = []
    stop = onNotice(({ text }) => told.push(text))
    page = await open('/sys/audit?tab=reviews&state=signed', ['sys/audit'])
    await userEvent.click(await screen.findByRole('button', { name: '临江省信访局' }))
  })
  afterEach(async () => {
    stop()
    await page.close()
  })
  const dialog = async () => within(await screen.findByRole('dialog', { name: '临江省信访局2026年第4季度权限复核' }))

  it('is found by the auditor, as the address asks, and signed', async () => {
    expect(page.sent(contract.rightsReviews)).toEqual([{ state: 'signed', orgName: '', pageNumber: 1 }])
    const opened = await dialog()
    expect(await opened.findByText('ab12')).toBeVisible()
    expect(opened.getByRole('alert')).toHaveTextContent(REVIEW_TEXTS.altered)
    await userEvent.click(opened.getByRole('button', { name: /^签\s?署$/ }))
    await waitFor(() => expect(told).toEqual(['已签署']))
    expect(page.sent(contract.signReview)).toEqual([{ id: '7' }])
  })

  it('is sent back by the auditor with a reason, and says of the last time who did', async () => {
    const opened = await dialog()
    expect(await opened.findByText(`沈己云 ${AT}：两人已调离`)).toBeVisible()
    const back = opened.getByRole('button', { name: /^退\s?回$/ })
    await userEvent.click(back)
    await waitFor(() => expect(told).toEqual([REVIEW_TEXTS.returnReason]))
    await userEvent.type(opened.getByLabelText('退回理由'), '须逐人核对')
    await userEvent.click(back)
    await waitFor(() => expect(told).toContain('已退回，待重新签署'))
    expect(page.sent(contract.returnReview)).toEqual([{ id: '7', reason: '须逐人核对' }])
  })

  it('is decided row by row, a removal with its reason', async () => {
    const opened = await dialog()
    await userEvent.click(await opened.findByRole('button', { name: '选择未复核的' }))
    await userEvent.click(opened.getByRole('button', { name: '提出收回所选（1）' }))
    await waitFor(() => expect(told).toEqual([REVIEW_TEXTS.reason]))
    await userEvent.click(opened.getByRole('button', { name: '保留所选（1）' }))
    await waitFor(() => expect(told).toContain('已保留'))
    await userEvent.click(await opened.findByRole('checkbox', { name: '选择周戊汀的信访经办人' }))
    await userEvent.type(opened.getByLabelText('收回理由'), '已调离')
    await userEvent.click(opened.getByRole('button', { name: '提出收回所选（1）' }))
    await waitFor(() => expect(told).toContain('已提出收回，待另一名管理员同意'))
    expect(page.sent(contract.decideRights)).toEqual([
      { id: '7', nos: [1], decision: 'keep', reason: '' },
      { id: '7', nos: [1], decision: 'remove', reason: '已调离' },
    ])
  })

  it('lets another officer agree to a removal, or not', async () => {
    const opened = await dialog()
    await userEvent.click(await opened.findByRole('button', { name: '同意收回=郑庚榆的信访经办人' }))
    await waitFor(() => expect(told).toEqual(['角色已收回']))
    await userEvent.click(opened.getByRole('button', { name: '不同意收回=郑庚榆的信访经办人' }))
    await waitFor(() => expect(page.sent(contract.declineRemoval)).toEqual([{ id: '7', nos: [2] }]))
    expect(page.sent(contract.agreeRemoval)).toEqual([{ id: '7', nos: [2] }])
  })

  it('becomes a table with its signatures, which no table program takes for formulas', async () => {
    const lines = csvOfReview({ ...review, signedName: '施丙云', signedAt: AT }).split('\r\n')
    expect(lines[2]).toContain('"指定单位：安澜市信访局","2026-11-25 10:00:00","是"')
    expect(lines[3]).toContain(`"'=郑庚榆"`)
    expect(lines[3]).toContain('收回，理由：已调离（施丙云 2026-11-25 10:00:00），待另一名管理员同意')
    expect(lines.slice(4, 7)).toEqual([
      '"安全保密管理员签署","施丙云","2026-11-25 10:00:00"',
      '"安全审计员签署","","未签署"',
      '"签署内容摘要（SM3）","ab12"',
    ])
  })
})
