import { Can, defineRemote, StoreProvider, send } from '@portal/shared-lib'
import { unreadCount as countCall } from '@portal/shared-lib/contract/calls/mail'
import { desktop, organisationsOfAccount, signIn } from '@portal/shared-lib/contract/identity'
import { unreadCount } from '@portal/shared-lib/contract/mail'
import { addressOf, portalHistory } from '@portal/shared-lib/router'
import { desktopWith, fake, fakeServer } from '@portal/shared-lib/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Bench } from './bench'
import { watchCalls } from './faults'

const MANIFEST = {
  name: 'mf-notes',
  routes: [{ path: '/notes/list', title: '便签', check: true }],
  permissions: ['notes:write'],
}

/** A remote that asks the server for a number, and has a button that not everybody sees. */
function NotesPage() {
  const [said, say] = useState('')
  const ask = async () => {
    const { data, error } = await send(countCall, {})
    say(data ? `${data.total} 封` : (error?.message ?? ''))
  }
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        数一数
      </button>
      <output aria-label="答复">{said}</output>
      <Can url="notes:write">
        <button type="button">写便签</button>
      </Can>
    </>
  )
}

const DOORS = {
  './app': async () => ({ default: defineRemote({ routes: { '/notes/list': async () => ({ default: NotesPage }) } }) }),
}

const offered = document.createElement('script')
offered.type = 'application/json'
offered.id = 'alone'
offered.textContent = JSON.stringify({ people: [{ account: 'zs05', name: '赵甲禾' }], password: 'Linjiang@2026' })
document.head.append(offered)

describe('a remote alone', () => {
  let server: ReturnType<typeof fakeServer>
  let account = ''

  beforeEach(async () => {
    server = fakeServer([
      fake(organisationsOfAccount, () => ({ list: [{ id: 'o1', companyName: '临江省信访局' }], total: 1 })),
      fake(signIn, ({ args }) => {
        account = args.username ?? ''
        // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
        document.cookie = 'Admin-Token-YWXT=abc; Path=/'
        return { forceUpdate: '0' as const, organisationId: 'o1' }
      }),
      fake(desktop, () => desktopWith(account === 'zs05' ? ['notes/list'] : ['home/index'], { userName: account })),
      fake(unreadCount, () => ({ total: 7 })),
    ])
    watchCalls()
    portalHistory.replace(addressOf('/notes/list'))
    render(
      <StoreProvider>
        <Bench manifest={MANIFEST} doors={DOORS} />
      </StoreProvider>,
    )
    await signInAs('zs05')
  })
  afterEach(() => {
    jest.useRealTimers()
    server.stop()
    // Who was signed in would be there again, before whoever signs in next.
    account = ''
    // biome-ignore lint/suspicious/noDocumentCookie: as the browser forgets it
    document.cookie = 'Admin-Token-YWXT=; Path=/; Max-Age=0'
  })

  const signInAs = async (name: string) => {
    const field = screen.getByLabelText('账号')
    await userEvent.clear(field)
    await userEvent.type(field, `${name}{Enter}`)
    await screen.findByText(new RegExp(`^${name}，`))
  }
  const choose = (fault: string) => userEvent.click(screen.getByLabelText(fault))
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: '数一数' }))
  const answered = (text: string) => waitFor(() => expect(screen.getByLabelText('答复')).toHaveTextContent(text))

  it('is used by whoever signs in, as far as the server lets them', async () => {
    await ask()
    await answered('7 封')
    await signInAs('zs01')
    expect(screen.getByText('您没有访问权限')).toBeInTheDocument()
  })

  it('shows what other permissions would show', async () => {
    expect(await screen.findByRole('button', { name: '数一数' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '写便签' })).toBeNull()
    await userEvent.click(screen.getByLabelText('notes:write'))
    expect(screen.getByRole('button', { name: '写便签' })).toBeInTheDocument()
    await userEvent.click(screen.getByLabelText('notes/list'))
    expect(screen.getByText('您没有访问权限')).toBeInTheDocument()
  })

  it('is told of a broken server', async () => {
    await choose('500')
    await ask()
    await answered('数据异常，请联系管理员！')
    await choose('正常')
    await ask()
    await answered('7 封')
  })

  it('waits for a slow server', async () => {
    await choose('慢（5 秒）')
    const button = await screen.findByRole('button', { name: '数一数' })
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(button)
    expect(screen.getByLabelText('答复')).toBeEmptyDOMElement()
    await act(() => jest.advanceTimersByTimeAsync(5000))
    await answered('7 封')
  })

  it('is left by whoever’s session ends, until they sign in again', async () => {
    await choose('会话过期')
    await ask()
    expect(await screen.findByText('请先登录')).toBeInTheDocument()
    expect(screen.getByText(/登录状态已失效/)).toBeInTheDocument()
    await signInAs('zs05')
    await ask()
    await answered('7 封')
  })

  it('is left by whoever loses the permission, with the next call', async () => {
    await choose('撤销权限')
    expect(await screen.findByLabelText('答复')).toBeInTheDocument()
    await ask()
    expect(await screen.findByText('您没有访问权限')).toBeInTheDocument()
    await choose('正常')
    expect(await screen.findByRole('button', { name: '数一数' })).toBeInTheDocument()
  })
})
