import * as contract from '@portal/shared-lib/contract/code-tables'
import { CODE_TEXTS } from '@portal/shared-lib/contract/rules/code-tables'
import { FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const item = (codeId: string, codeName: string, more: object = {}) => ({
  codeId,
  codeName,
  parentId: null,
  parentName: '',
  inUse: true,
  validFrom: null,
  validTo: null,
  isChoosable: true,
  isOwn: false,
  ...more,
})

async function open(path = '/sys/codeTable?table=DM_JJCD') {
  const server = fakeServer([
    fake(contract.codeTables, () => ({ list: [{ tableName: 'DM_JJCD', title: '紧急程度', total: 2, inUse: 1 }] })),
    fake(contract.codeItems, () => ({
      list: [item('1', '一般'), item('2', '紧急', { inUse: false, isChoosable: false, isOwn: true })],
    })),
    fake(contract.saveCodeItem, ({ args }) => {
      if (args.isNew && args.codeId === '1') throw new FakeRefusal('rule', { text: CODE_TEXTS.known })
      return null
    }),
    fake(contract.previewCodeItem, () => ({ petitions: 12 })),
    fake(contract.moveCodeItem, () => null),
    fake(contract.codeHistory, () => ({
      list: [
        {
          id: '1',
          at: '2026-11-23 10:00:00',
          person: '孙丙',
          codeId: '2',
          was: '{"in_use":true}',
          is: '{"in_use":false}',
        },
      ],
    })),
  ])
  const page = await renderRemote(remote, { path })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('代码表管理', () => {
  let page: Awaited<ReturnType<typeof open>>
  afterEach(() => page.close())

  it('opens a table from the list of all', async () => {
    page = await open('/sys/codeTable')
    await click('维护紧急程度')
    expect(await screen.findByText('已停用')).toBeVisible()
    expect(screen.getByText('页面维护')).toBeVisible()
    await click('全部代码表')
    expect(await screen.findByRole('button', { name: '维护紧急程度' })).toBeVisible()
  })

  it('changes a name, saying what that does', async () => {
    page = await open()
    await click('修改一般')
    expect(await screen.findByText(CODE_TEXTS.renaming)).toBeVisible()
    const name = screen.getByRole('textbox', { name: /名称/ })
    await userEvent.clear(name)
    await click('保存')
    expect(await screen.findByText(CODE_TEXTS.name)).toBeVisible()
    await userEvent.type(name, '普件{Enter}')
    expect(page.sent(contract.saveCodeItem)).toEqual([
      {
        tableName: 'DM_JJCD',
        codeId: '1',
        codeName: '普件',
        inUse: true,
        validFrom: null,
        validTo: null,
        parentId: null,
        isNew: false,
      },
    ])
  })

  it('ends a code in two steps: first how many petitions bear it', async () => {
    page = await open()
    await click('修改一般')
    await userEvent.type(await screen.findByLabelText(/截止日期/), '2026-12-31')
    await userEvent.tab()
    await click('保存')
    expect(await screen.findByText('已使用该代码的12件信访件不变，仍显示“一般”')).toBeVisible()
    expect(page.sent(contract.saveCodeItem)).toEqual([])
    await click('确认保存')
    await waitFor(() =>
      expect(page.sent(contract.saveCodeItem)).toMatchObject([{ validFrom: null, validTo: '2026-12-31' }]),
    )
  })

  it('adds a code, and tells why it cannot be', async () => {
    page = await open()
    await click('新增代码')
    await userEvent.type(await screen.findByRole('textbox', { name: /代码/ }), '1')
    await userEvent.type(screen.getByRole('textbox', { name: /名称/ }), '缓办{Enter}')
    expect(await screen.findByText(CODE_TEXTS.known)).toBeVisible()
  })

  it('moves a code, and tells who has changed what', async () => {
    page = await open()
    await click('下移一般')
    expect(page.sent(contract.moveCodeItem)).toEqual([{ tableName: 'DM_JJCD', codeId: '1', toward: 'down' }])
    await click('修改记录')
    expect(await screen.findByText('孙丙')).toBeVisible()
  })
})
