import { confirmQr, refuseQr, scanQr } from '@portal/shared-lib/contract/qr-sign-in'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const REQUEST = {
  address: '10.1.0.7',
  browser: 'Chrome（Windows）',
  askedAt: '2026-11-21 09:00:00',
  orgName: '临江省信访局',
}

async function openPage({
  path = '/m/confirm?token=abc',
  expiresAt,
}: {
  path?: string
  expiresAt?: 'scan' | 'answer'
} = {}) {
  const expireAt = (when: typeof expiresAt) => {
    if (expiresAt === when) throw new FakeRefusal('qrExpired')
  }
  const server = fakeServer([
    fake(scanQr, () => {
      expireAt('scan')
      return REQUEST
    }),
    fake(confirmQr, () => {
      expireAt('answer')
      return null
    }),
    fake(refuseQr, () => null),
  ])
  const page = await renderRemote(remote, { path, desktop: desktopWith([]) })
  return { server, close: () => page.unmount().then(server.stop) }
}

const sent = (path: string, arrived: readonly { path: string; args: unknown }[]) =>
  arrived.filter(call => call.path === path).map(({ args }) => args)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the page of the phone that scanned the picture', () => {
  let page: Awaited<ReturnType<typeof openPage>>
  afterEach(() => page.close())

  it('shows who asks to be signed in as whom, and does nothing by itself', async () => {
    page = await openPage()
    const facts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent)
    expect(facts).toEqual(['赵甲禾（临江省信访局）', '10.1.0.7', 'Chrome（Windows）', '2026-11-21 09:00:00'])
    expect(page.server.arrived.map(({ path, args }) => [path, args])).toEqual([[scanQr.path, { token: 'abc' }]])
  })

  it('confirms once it is told to', async () => {
    page = await openPage()
    await press('确认登录')
    expect(await screen.findByRole('heading', { name: '已确认登录' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveFocus()
    expect(sent(confirmQr.path, page.server.arrived)).toEqual([{ token: 'abc' }])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('refuses', async () => {
    page = await openPage()
    await press('取消')
    expect(await screen.findByRole('heading', { name: '已取消登录' })).toBeInTheDocument()
    expect(sent(refuseQr.path, page.server.arrived)).toEqual([{ token: 'abc' }])
    expect(sent(confirmQr.path, page.server.arrived)).toEqual([])
  })

  it('says what to do with a picture that cannot be used any more', async () => {
    page = await openPage({ expiresAt: 'scan' })
    expect(await screen.findByRole('heading', { name: '二维码失效，请重新扫码！' })).toBeInTheDocument()
    expect(screen.getByText('请在电脑上刷新二维码后，用手机重新扫码。')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says so where it ended meanwhile', async () => {
    page = await openPage({ expiresAt: 'answer' })
    await press('确认登录')
    expect(await screen.findByText('二维码失效，请重新扫码！')).toBeInTheDocument()
  })
})
