import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from './dialog'
import { Question } from './question'

/** Esc, as a browser tells of it. */
function pressEscape(dialog: HTMLElement): boolean {
  return fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }))
}

describe('a dialog', () => {
  it('is named by its title, and asks its owner to close by the cross and by Esc', async () => {
    const close = jest.fn()
    render(
      <Dialog title="系统管理" onClose={close}>
        内容
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    const dialog = screen.getByRole('dialog', { name: '系统管理' })
    expect(pressEscape(dialog)).toBe(false)
    expect(close).toHaveBeenCalledTimes(2)
    expect(dialog).toHaveAttribute('open')
  })

  it('without a way out has no cross, and opens again when a browser closes it all the same', () => {
    render(<Dialog title="首次使用请修改密码">内容</Dialog>)
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    expect(screen.queryByRole('button')).toBeNull()
    expect(pressEscape(dialog)).toBe(false)
    dialog.close()
    fireEvent(dialog, createEvent('close', dialog))
    expect(dialog).toHaveAttribute('open')
  })

  it('takes no notice of what is cancelled inside it', () => {
    const close = jest.fn()
    render(
      <Dialog title="非密邮件" onClose={close}>
        <input type="file" aria-label="选择文件" />
      </Dialog>,
    )
    fireEvent(screen.getByLabelText('选择文件'), new Event('cancel', { bubbles: true, cancelable: true }))
    expect(close).not.toHaveBeenCalled()
  })

  it('moves by the arrow keys, and never out of the window', async () => {
    render(
      <Dialog title="系统管理" movable onClose={() => undefined}>
        内容
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    const box = { left: 100, right: 900, top: 20, bottom: 700 }
    dialog.getBoundingClientRect = () => box as DOMRect
    screen.getByRole('button', { name: '移动窗口，使用方向键' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog.style.translate).toBe('16px 0px')
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(dialog.style.translate).toBe('16px -20px')
  })
})

describe('a question before something is lost', () => {
  it('loses nothing by Esc or Enter', async () => {
    const answer = jest.fn()
    render(<Question text="来信登记尚未保存" leave="离开" stay="留在此页" onAnswer={answer} />)
    expect(screen.getByRole('button', { name: '留在此页' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    pressEscape(screen.getByRole('dialog'))
    expect(answer.mock.calls).toEqual([[false], [false]])
    await userEvent.click(screen.getByRole('button', { name: '离开' }))
    expect(answer).toHaveBeenLastCalledWith(true)
  })
})
