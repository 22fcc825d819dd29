import { notify, send } from '@portal/shared-lib'
import { notices } from '@portal/shared-lib/contract/calls/notices'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeToast, shownToasts, showToast } from './toast-list'
import { Toasts } from './toasts'

const texts = () => shownToasts().map(({ text }) => text)

describe('short lines over the page', () => {
  beforeEach(() => {
    act(() => {
      for (const { id } of shownToasts()) closeToast(id)
    })
  })

  it('are not lost before the page is drawn', () => {
    notify.error('登录状态已失效')
    render(<Toasts />)
    expect(screen.getByRole('status')).toHaveTextContent('登录状态已失效')
  })

  it('go by themselves after a success and stay after a failure', () => {
    jest.useFakeTimers()
    notify.success('保存成功')
    notify.error('保存失败')
    jest.advanceTimersByTime(3000)
    jest.useRealTimers()
    expect(texts()).toEqual(['保存失败'])
  })

  it('stay longer where there is something to press', async () => {
    jest.useFakeTimers()
    const goBack = jest.fn()
    notify.success('已转送，当前状态：待签收')
    notify.offer('已转送，当前状态：待签收', { label: '返回该件', run: goBack })
    jest.advanceTimersByTime(3000)
    expect(texts()).toEqual(['已转送，当前状态：待签收'])
    render(<Toasts />)
    screen.getByRole('button', { name: '返回该件' }).click()
    expect(goBack).toHaveBeenCalledTimes(1)
    act(() => jest.advanceTimersByTime(5000))
    jest.useRealTimers()
    expect(texts()).toEqual([])
  })

  it('do not repeat the same words; how often a fault occurred is told', () => {
    render(<Toasts />)
    act(() => {
      for (let time = 0; time < 3; time++) {
        notify.error('保存失败')
        showToast({ tone: 'error', text: '操作未能完成', quote: 'mf-mail@0.1.0　编号 K7M2PQ9X' })
      }
    })
    expect(screen.getAllByText('保存失败')).toHaveLength(1)
    expect(screen.getAllByText('共 3 次')).toHaveLength(1)
  })

  it('are five at most, the latest', () => {
    for (const word of '一二三四五六') notify.error(word)
    expect(texts()).toEqual([...'二三四五六'])
  })

  it('have something to quote, which a click copies, on plain http too, or selects where nothing copies', async () => {
    const user = userEvent.setup()
    render(<Toasts />)
    act(() => showToast({ tone: 'error', text: '操作未能完成', quote: 'mf-mail@0.1.0　编号 K7M2PQ9X' }))
    await user.click(screen.getByRole('button', { name: '复制' }))
    expect(await navigator.clipboard.readText()).toBe('mf-mail@0.1.0　编号 K7M2PQ9X')
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    const copied = jest.fn(() => (document.activeElement as HTMLTextAreaElement).value)
    Object.defineProperty(document, 'execCommand', { value: copied, configurable: true })
    await user.click(screen.getByRole('button', { name: '已复制' }))
    expect(copied).toHaveReturnedWith('mf-mail@0.1.0　编号 K7M2PQ9X')
    expect(screen.getByRole('button', { name: '已复制' })).toBeInTheDocument()
    Reflect.deleteProperty(document, 'execCommand')
    await user.click(screen.getByRole('button', { name: '已复制' }))
    expect(screen.getByRole('button', { name: '已选中，请按 Ctrl+C' })).toBeInTheDocument()
    expect(window.getSelection()?.toString()).toContain('K7M2PQ9X')
  })

  it('say that calls go on by themselves, as long as they do', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    const giveUp = new AbortController()
    render(<Toasts />)
    void send(notices, {}, { signal: giveUp.signal })
    const line = '系统繁忙或网络不稳定，正在自动重试，请稍候，无需重复操作。'
    expect(await screen.findByText(line)).toBeVisible()
    giveUp.abort()
    await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument())
  })

  it('stand in the dialog that is open, and survive it', async () => {
    render(<Toasts />)
    act(() => notify.error('保存失败'))
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    await waitFor(() => expect(dialog).toContainElement(screen.getByText('保存失败')))
    dialog.remove()
    await waitFor(() => expect(screen.getByText('保存失败').isConnected).toBe(true))
  })
})
