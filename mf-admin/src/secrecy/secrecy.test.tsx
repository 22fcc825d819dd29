import { onNotice } from '@portal/shared-lib'
import { parameters } from '@portal/shared-lib/contract/parameters'
import { policyHistory } from '@portal/shared-lib/contract/policies'
import { POLICY_TEXTS } from '@portal/shared-lib/contract/rules/policies'
import { SECRECY_TEXTS } from '@portal/shared-lib/contract/rules/secrecy'
import * as contract from '@portal/shared-lib/contract/secrecy'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const SET = { person: '钱丁宁', at: '2026-11-23 10:00:00', reason: '保密办通知' }

async function open(group: string, permissions: string[] = ['sys:secrecy']) {
  const server = fakeServer([
    fake(parameters, () => ({ list: [], regions: [] })),
    fake(contract.classifiedWords, () => ({ list: [{ word: '昆仑七号', inUse: true, ...SET }] })),
    fake(contract.previewWord, ({ args: { word } }) => {
      if (word === '昆仑七号甲') throw new FakeRefusal('rule', { text: SECRECY_TEXTS.tooMany })
      return { cases: word === '昆仑八号' ? 100 : 3 }
    }),
    fake(contract.setWord, () => null),
    fake(contract.masks, () => ({
      list: [
        { kind: 'idCard' as const, head: 6, tail: 4, person: '', at: null, reason: '' },
        { kind: 'address' as const, head: 2, tail: 0, ...SET },
      ],
    })),
    fake(contract.setMask, () => null),
    fake(policyHistory, () => ({ list: [{ id: '1', ...SET, was: '未添加', is: '启用' }] })),
  ])
  const page = await renderRemote(remote, { path: `/sys/parameter?group=${group}`, desktop: desktopWith(permissions) })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('Secrecy at the parameters', () => {
  let page: Awaited<ReturnType<typeof open>>
  let told: string[] = []
  let stop = () => {}
  beforeEach(() => {
    told = []
    stop = onNotice(({ text }) => told.push(text))
  })
  afterEach(async () => {
    stop()
    await page.close()
  })

  it('is not there for others, whatever the address says', async () => {
    page = await open('words', ['sys:value'])
    expect(await screen.findByRole('tab', { name: '办理期限' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.queryByRole('tab', { name: '涉密词' })).toBeNull()
    expect(screen.queryByRole('tab', { name: '脱敏' })).toBeNull()
    expect(page.sent(contract.classifiedWords)).toEqual([])
  })

  it('is a word that is added in two steps with a reason', async () => {
    page = await open('words')
    await click('新增涉密词')
    const entry = await screen.findByRole('textbox', { name: '涉密词' })
    await userEvent.type(entry, '机密件')
    await click('下一步')
    expect(await screen.findByText(SECRECY_TEXTS.covered)).toBeVisible()
    await userEvent.clear(entry)
    await userEvent.type(entry, '昆仑七号甲')
    await click('下一步')
    expect(await screen.findByText(SECRECY_TEXTS.tooMany)).toBeVisible()
    await userEvent.clear(entry)
    await userEvent.type(entry, '昆仑八号')
    await click('下一步')
    expect(await screen.findByText(/有100件以上含有该词/)).toBeVisible()
    await click('确认设置')
    expect(await screen.findByText(POLICY_TEXTS.reason)).toBeVisible()
    await userEvent.type(screen.getByLabelText('设置依据'), '保密办通知')
    await click('确认设置')
    await waitFor(() => expect(told).toEqual(['涉密词“昆仑八号”已启用']))
    expect(page.sent(contract.setWord)).toEqual([{ word: '昆仑八号', inUse: true, reason: '保密办通知' }])
  })

  it('is a word that is taken out of use, with its history', async () => {
    page = await open('words')
    await click('记录昆仑七号')
    expect(await screen.findByText('未添加')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await click('停用昆仑七号')
    expect(await screen.findByRole('textbox', { name: '涉密词' })).toHaveAttribute('readonly')
    await click('下一步')
    expect(await screen.findByText(/未办结的信访件中有3件含有该词/)).toBeVisible()
  })

  it('is a mask, shown by an example before it is set', async () => {
    page = await open('masks')
    expect(await screen.findByText('安澜市石渡县***')).toBeVisible()
    await click('设置证件号')
    expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled()
    await userEvent.selectOptions(await screen.findByLabelText('显示前几位'), '0')
    expect(screen.getByText('**************123X')).toBeVisible()
    await click('下一步')
    await userEvent.type(await screen.findByLabelText('设置依据'), '保密办通知')
    await click('确认设置')
    await waitFor(() => expect(told).toEqual(['证件号脱敏已设置']))
    expect(page.sent(contract.setMask)).toEqual([{ kind: 'idCard', head: 0, tail: 4, reason: '保密办通知' }])
  })
})
