import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeDialogs } from '../dialogs/open-dialog'
import { openShellDialog } from '../dialogs/shell-dialog'
import { composeWith } from '../testing/compose-with'
import { ShellDialogs } from './signed-in'

const CODES = { app: 'mobile-app.svg', miniProgram: 'mini-program.svg' }

function openTab() {
  render(<ShellDialogs />)
  act(() => openShellDialog({ kind: 'system', tab: '移动二维码' }))
}

describe('the codes to scan', () => {
  it('are those of the province for app and mini-program, and 移动办理 shows them large', async () => {
    composeWith([], { mobileCodes: CODES })
    openTab()
    await userEvent.click(screen.getByRole('button', { name: '放大显示' }))
    const dialog = within(screen.getByRole('dialog', { name: '移动办理' }))
    expect(dialog.getByRole('img', { name: '移动应用二维码' })).toHaveAttribute('src', '/tjfx/province/mobile-app.svg')
    expect(dialog.getByRole('img', { name: '小程序二维码' })).toHaveAttribute('src', '/tjfx/province/mini-program.svg')
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('are told to be missing where the province has none, and go with the session', () => {
    composeWith([])
    openTab()
    expect(screen.getByRole('dialog')).toHaveTextContent('本省尚未开通移动办理')
    act(closeDialogs)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
