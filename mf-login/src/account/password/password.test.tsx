import { onNotice, save } from '@portal/shared-lib'
import { updatePassword } from '@portal/shared-lib/contract/account'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialog from '../../password-dialog'
import { openPanel } from '../testing/open-panel'

const good = { oldPassword: 'Linjiang@2026', newPassword: 'Qing7-Shan9!', confirmation: 'Qing7-Shan9!' }
const LABELS = {
  usual: { oldPassword: '原密码', newPassword: '新密码', confirmation: '确认新密码' },
  firstUse: { oldPassword: '旧密码', newPassword: '新密码', confirmation: '再次输入' },
}

/** Opens the panel before a server that refuses with these texts, one after the other. */
async function open({ firstUse = false, refusals = [] as string[] } = {}) {
  save('forceUpdate', firstUse ? '1' : '0')
  const panel = await openPanel(dialog, [
    fake(updatePassword, () => {
      const text = refusals.shift()
      if (text) throw new FakeRefusal('rule', { text })
      return null
    }),
  ])
  const labels = firstUse ? LABELS.firstUse : LABELS.usual
  const field = (name: keyof typeof good) => screen.getByLabelText<HTMLInputElement>(labels[name])
  const submit = (entered: Partial<typeof good>) => {
    for (const name of ['oldPassword', 'newPassword', 'confirmation'] as const)
      fireEvent.change(field(name), { target: { value: entered[name] ?? '' } })
    return userEvent.click(screen.getByRole('button', { name: '保存' }))
  }
  return { ...panel, field, submit }
}

describe('a change of password', () => {
  let panel: Awaited<ReturnType<typeof open>>
  afterEach(() => panel.close())

  const said = (name: keyof typeof good) => {
    const describedBy = panel.field(name).getAttribute('aria-describedby')
    return describedBy && document.getElementById(describedBy)?.textContent
  }

  it.each([
    ['oldPassword', {}, '请输入原密码', '旧密码不能为空'],
    ['oldPassword', { ...good, oldPassword: '   ' }, '请输入原密码', '旧密码不能为空'],
    ['newPassword', { oldPassword: 'x' }, '请输入新密码', '新密码不能为空'],
    ['confirmation', { ...good, confirmation: '' }, '请再次输入新密码', '再次输入不能为空'],
    ['confirmation', { ...good, confirmation: 'Qing7-Shan9?' }, '两次输入密码不一致!', '两次输入不一致'],
  ] as const)('says at %s, in the words of each place, what is wrong', async (name, entered, usual, firstUse) => {
    panel = await open()
    await panel.submit(entered)
    expect(said(name)).toBe(usual)
    expect(panel.field(name)).toHaveFocus()
    expect(panel.sent(updatePassword)).toEqual([])
    await panel.close()
    panel = await open({ firstUse: true })
    await panel.submit(entered)
    expect(said(name)).toBe(firstUse)
  })

  it.each([
    ['Qing7-S', '密码长度不小于8位'],
    ['Qing7-Shan9!-Qing', '密码长度大小于16位'],
    ['QingShanLvShui', '请输入8-16位字母、数字、特殊符号(非全角)至少两两组合的密码'],
    ['Qing7Shan9！', '请输入8-16位字母、数字、特殊符号(非全角)至少两两组合的密码'],
  ])('refuses %s: %s', async (newPassword, text) => {
    panel = await open()
    await panel.submit({ ...good, newPassword, confirmation: newPassword })
    expect(said('newPassword')).toBe(text)
    expect(panel.sent(updatePassword)).toEqual([])
  })

  it('is sent trimmed and once, and says 密码修改成功', async () => {
    panel = await open()
    await panel.submit({ ...good, oldPassword: ' Linjiang@2026 ' })
    expect(await screen.findByText('密码修改成功')).toBeInTheDocument()
    const { oldPassword, newPassword } = good
    expect(panel.sent(updatePassword).map(({ args }) => args)).toEqual([{ oldPassword, newPassword }])
    expect(panel.field('newPassword')).toHaveValue('')
  })

  it('shows what the server refuses, and says at the old password that it is wrong', async () => {
    panel = await open({ refusals: ['密码过于常见，容易被猜到，请换一个不常见的密码', '原密码错误，请重新输入'] })
    await panel.submit(good)
    expect(await screen.findByText(/^密码过于常见/)).toBeInTheDocument()
    await panel.submit(good)
    await screen.findByText('原密码错误，请重新输入')
    expect(said('oldPassword')).toBe('原密码错误，请重新输入')
    expect(panel.field('oldPassword')).toHaveFocus()
    expect(panel.done).not.toHaveBeenCalled()
  })

  it('shows how strong the new one is', async () => {
    panel = await open()
    const type = (value: string) => fireEvent.change(panel.field('newPassword'), { target: { value } })
    for (const [value, strength] of [
      ['abc', '弱'],
      ['abcdefgh', '弱'],
      ['abcdefg8', '中'],
      ['Qing7-Shan9!', '强'],
    ] as const) {
      type(value)
      expect(screen.getByText(new RegExp(`密码强度：${strength}$`))).toBeInTheDocument()
    }
  })

  it('can be looked at, and warns of capitals', async () => {
    panel = await open()
    expect(panel.field('oldPassword')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: '显示原密码' }))
    expect(panel.field('oldPassword')).toHaveAttribute('type', 'text')
    const press = createEvent.keyDown(panel.field('oldPassword'), { key: 'A', modifierCapsLock: true })
    fireEvent(panel.field('oldPassword'), press)
    expect(screen.getByText('大写锁定已打开')).toBeInTheDocument()
  })

  describe('before the first use', () => {
    it('opens the portal: the flag falls, the shell is told', async () => {
      panel = await open({ firstUse: true })
      const notices: string[] = []
      const stop = onNotice(({ text }) => notices.push(text))
      await panel.submit(good)
      await waitFor(() => expect(panel.done).toHaveBeenCalledTimes(1))
      stop()
      expect(localStorage.getItem('forceUpdate')).toBe('0')
      expect(notices).toEqual(['密码修改成功'])
    })

    it('keeps the flag while the server refuses', async () => {
      panel = await open({ firstUse: true, refusals: ['原密码错误，请重新输入'] })
      await panel.submit(good)
      await screen.findByText('原密码错误，请重新输入')
      expect(localStorage.getItem('forceUpdate')).toBe('1')
    })

    it('can be cancelled, which the shell answers by signing out', async () => {
      panel = await open({ firstUse: true })
      await userEvent.click(screen.getByRole('button', { name: '取消' }))
      expect(panel.closed).toHaveBeenCalledTimes(1)
    })
  })
})
