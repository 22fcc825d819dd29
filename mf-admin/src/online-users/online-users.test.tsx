import { endUserSession, onlineUsers } from '@portal/shared-lib/contract/online-users'
import { fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const AT = '2026-11-23 10:00:00'
const session = (mark: string, person: string, isOwn = false) => ({
  session: mark.repeat(16),
  person,
  account: `zs0${mark}`,
  organisation: '临江省信访局',
  department: '办信处',
  roles: ['来信登记员'],
  openedAt: AT,
  seenAt: AT,
  isOwn,
})

async function open() {
  const server = fakeServer([
    fake(onlineUsers, () => ({ total: 51, list: [session('1', '赵甲禾'), session('2', '钱乙木', true)] })),
    fake(endUserSession, () => null),
  ])
  const page = await renderRemote(remote, { path: '/sys/online' })
  await screen.findByText('赵甲禾')
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('在线用户', () => {
  let page: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    page = await open()
  })
  afterEach(() => page.close())

  it('searches from the first page, and turns pages', async () => {
    await click('下一页')
    await userEvent.type(screen.getByLabelText('账号、姓名或单位'), ' zs01 {Enter}')
    expect(page.sent(onlineUsers)).toMatchObject([
      { text: '', pageNumber: 1 },
      { text: '', pageNumber: 2 },
      { text: 'zs01', pageNumber: 1 },
    ])
  })

  it('ends a session, or all of a person, once that is confirmed', async () => {
    await click('强制下线：赵甲禾')
    await click('取消')
    expect(page.sent(endUserSession)).toEqual([])
    await click('下线全部会话：赵甲禾')
    await click('下线全部会话')
    expect(page.sent(endUserSession)).toEqual([{ session: '1'.repeat(16), all: true }])
  })

  it('offers no end of the own session', () => {
    expect(screen.getByText('本人当前会话')).toBeVisible()
    expect(screen.queryByRole('button', { name: '强制下线：钱乙木' })).toBeNull()
  })
})
