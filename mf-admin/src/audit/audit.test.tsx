import { auditRows, auditSeals } from '@portal/shared-lib/contract/audit'
import { AUDIT_TEXTS } from '@portal/shared-lib/contract/rules/audit'
import { fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const row = (id: string, more: object = {}) => ({
  id,
  at: '2026-11-23 10:00:00.123',
  person: '赵甲禾',
  account: 'zs01',
  onBehalfOf: '',
  organisation: '临江省信访局',
  roles: ['来信登记员'],
  action: '转送',
  objectType: '信访件',
  objectId: 'LX990000261105000011',
  result: '成功',
  isRefused: false,
  address: '10.0.0.1',
  device: 'Chrome（Windows）',
  session: 'ab12',
  requestId: 'r1',
  before: '{"state":"10"}',
  after: '{"state":"20"}',
  sealNo: id,
  isIntact: true,
  ...more,
})

async function open() {
  const server = fakeServer([
    fake(auditSeals, () => ({ sealed: 1234, waiting: 2, lastHash: 'f'.repeat(64), lastAt: '2026-11-23 10:00:00' })),
    fake(auditRows, ({ args: { cursor } }) =>
      cursor
        ? { list: [row('1', { isIntact: false })], next: null }
        : { list: [row('3'), row('2', { person: '', account: '', isRefused: true, result: '被拒绝' })], next: '2' },
    ),
  ])
  const page = await renderRemote(remote, { path: '/sys/audit' })
  await screen.findByText('未识别')
  const asked = () => server.arrived.filter(({ path }) => path === auditRows.path).map(({ args }) => args)
  return { asked, close: () => page.unmount().then(server.stop) }
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('审计日志', () => {
  let page: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    page = await open()
  })
  afterEach(() => page.close())

  it('tells how far it is sealed, and what was refused', () => {
    expect(screen.getByText(/已封存 1,234 条，待封存 2 条/)).toBeVisible()
    expect(screen.getByText('f'.repeat(64))).toBeVisible()
    expect(screen.getByText('被拒绝')).toBeVisible()
  })

  it('goes on and back, and shows a row that is not what was sealed', async () => {
    await click('下一页')
    expect(await screen.findByText('与封存不符')).toBeVisible()
    expect(page.asked().at(-1)).toMatchObject({ cursor: '2' })
    await click('上一页')
    expect(await screen.findByText('未识别')).toBeVisible()
  })

  it('asks for what was typed, from its beginning', async () => {
    await userEvent.type(screen.getByLabelText('人员'), 'zs05')
    await userEvent.click(screen.getByLabelText('仅未成功'))
    await click('查询')
    expect(page.asked().at(-1)).toMatchObject({ person: 'zs05', failedOnly: true, cursor: '' })
  })

  it('refuses days that run backwards, and asks for nothing', async () => {
    const before = page.asked().length
    await userEvent.clear(screen.getByLabelText('到'))
    await userEvent.type(screen.getByLabelText('到'), '2020-01-01{Enter}')
    await userEvent.keyboard('{Escape}')
    await click('查询')
    expect(screen.getByRole('alert')).toHaveTextContent(AUDIT_TEXTS.backwards)
    expect(page.asked()).toHaveLength(before)
  })

  it('shows all of a row and leads to what was done in the same session', async () => {
    const [first] = screen.getAllByRole('button', { name: /的详情$/ })
    if (first) await userEvent.click(first)
    const dialog = within(screen.getByRole('dialog', { name: '审计详情' }))
    expect(dialog.getByText('{"state":"20"}')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '同一会话' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(page.asked().at(-1)).toMatchObject({ session: 'ab12', person: '' })
    expect(screen.getByLabelText('会话')).toHaveValue('ab12')
  })
})
