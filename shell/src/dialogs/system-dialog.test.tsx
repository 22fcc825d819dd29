import type { Lifecycles } from '@portal/shared-lib'
import { askBeforeLeaving, markUnsaved } from '@portal/shared-lib/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { load } from '../federation/load'
import { composeWith } from '../testing/compose-with'
import { SystemDialog } from './system-dialog'

// What crosses the network is replaced, nothing else: the federation runtime needs a built remote.
jest.mock('../federation/load')
const loading = jest.mocked(load)

/** A panel with a field, named after its door. */
const panel = (door: string): Lifecycles => ({
  bootstrap: async () => undefined,
  mount: async ({ domElement }) => {
    domElement.innerHTML = `<input aria-label="${door}">`
  },
  unmount: async () => undefined,
})

const tab = (title: string, order: number, dialog: string) => ({ title, order, dialog })
const doors = () => loading.mock.calls.map(([, door]) => door)
const close = () => userEvent.click(screen.getByRole('button', { name: '关闭' }))

describe('系统管理', () => {
  const closed = jest.fn()
  beforeEach(() => {
    loading.mockReset().mockImplementation(async (_, door) => panel(door))
    closed.mockReset()
    composeWith([
      { dialogTabs: [tab('通知公告', 30, './notices'), tab('资料下载', 50, './downloads')] },
      { name: 'mf-login', dialogTabs: [tab('用户信息', 10, './personal-info'), tab('修改密码', 20, './password')] },
    ])
    render(<SystemDialog tab="修改密码" onClose={closed} />)
  })

  it('has the tabs of shell and remotes in one order, and opens at the one asked for', async () => {
    expect(screen.getByRole('dialog', { name: '系统管理' })).toBeInTheDocument()
    const titles = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(titles).toEqual(['用户信息', '修改密码', '通知公告', '移动二维码', '资料下载'])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('修改密码')
  })

  it('loads a tab when it is opened, and keeps what is typed into it', async () => {
    await userEvent.type(await screen.findByLabelText('password'), 'abc')
    expect(doors()).toEqual(['password'])
    await userEvent.click(screen.getByRole('tab', { name: '通知公告' }))
    expect(await screen.findByLabelText('notices')).toBeVisible()
    expect(screen.getByLabelText('password')).not.toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByLabelText('password')).toHaveValue('abc')
    expect(doors()).toEqual(['password', 'notices'])
  })

  it('asks before unsaved text is lost', async () => {
    const answers = [false, true]
    const asked = jest.fn(async () => answers.shift() ?? true)
    askBeforeLeaving(asked)
    await screen.findByLabelText('password')
    markUnsaved('用户信息')
    await close()
    expect(asked).toHaveBeenCalledWith('用户信息尚未保存，离开后将丢失。确定离开吗？')
    expect(closed).not.toHaveBeenCalled()
    await close()
    expect(closed).toHaveBeenCalledTimes(1)
  })
})
