import { updateUserInfo, userInfo } from '@portal/shared-lib/contract/account'
import { secondFactor } from '@portal/shared-lib/contract/second-factor'
import { hasUnsaved } from '@portal/shared-lib/router'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialog from '../../personal-info-dialog'
import { openPanel } from '../testing/open-panel'

async function open({ refusals = [] as string[], broken = false } = {}) {
  let phones = { telephone: '11000000001', phoneNum: '0999-7000001' }
  let failing = broken
  const panel = await openPanel(dialog, [
    fake(userInfo, () => {
      if (failing) throw new FakeRefusal('tooManyCalls')
      const who = { userName: '赵甲禾', userAccount: 'zs01', companyName: '临江省信访局', deptName: '来信处' }
      const unknown = { handingPreference: null, gwlbCode: null, userIp: '127.0.0.1' }
      return { ...who, positionLevelName: '四级主任科员', ...phones, ...unknown }
    }),
    fake(secondFactor, () => ({ enrolledAt: null, demanded: false })),
    fake(updateUserInfo, ({ args }) => {
      const text = refusals.shift()
      if (text) throw new FakeRefusal('rule', { text })
      phones = args
      return null
    }),
  ])
  await screen.findByRole(broken ? 'alert' : 'button', broken ? {} : { name: '保存' })
  return { ...panel, mend: () => (failing = false) }
}

const mobile = () => screen.getByLabelText('手机号码')
const landline = () => screen.getByLabelText('座机号码')
const enter = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }))

describe('用户信息', () => {
  let panel: Awaited<ReturnType<typeof open>>
  afterEach(() => panel.close())

  const sent = () => panel.sent(updateUserInfo).map(({ args }) => args)

  it('shows who one is, to be read alone, and both numbers', async () => {
    panel = await open()
    for (const [label, value] of [
      ['用户名', '赵甲禾'],
      ['登录账号', 'zs01'],
      ['单位', '临江省信访局'],
      ['部门', '来信处'],
      ['职务', '四级主任科员'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveValue(value)
      expect(screen.getByLabelText(label)).toHaveAttribute('readonly')
    }
    expect(mobile()).toHaveValue('11000000001')
    expect(landline()).toHaveValue('0999-7000001')
  })

  it('has what belongs to keys and one-time codes where the province signs in by them', async () => {
    panel = await open()
    expect(screen.getByRole('button', { name: '证书绑定' })).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '绑定动态口令' })).toBeInTheDocument()
  })

  it.each([
    ['', '', '请填写手机号码'],
    ['10912345678', '', '手机号码格式不正确'],
    ['1380000000', '', '手机号码格式不正确'],
    ['13800000000', '12345678', '座机号码格式不正确'],
  ])('refuses %s and %s: %s', async (telephone, phoneNum, text) => {
    panel = await open()
    enter(mobile(), telephone)
    enter(landline(), phoneNum)
    await save()
    const wrong = text.startsWith('座机') ? landline() : mobile()
    expect(wrong).toHaveAccessibleDescription(text)
    expect(wrong).toHaveFocus()
    expect(sent()).toEqual([])
  })

  it('says of both what is wrong with them', async () => {
    panel = await open()
    enter(mobile(), '1')
    enter(landline(), '1')
    await save()
    expect(mobile()).toHaveAccessibleDescription('手机号码格式不正确')
    expect(landline()).toHaveAccessibleDescription('座机号码格式不正确')
  })

  it('sends both numbers trimmed and once, and says 修改成功', async () => {
    panel = await open()
    enter(mobile(), ' 13800000000 ')
    enter(landline(), '')
    const button = screen.getByRole('button', { name: '保存' })
    for (const _ of [1, 2]) fireEvent.click(button)
    expect(await screen.findByText('修改成功')).toBeInTheDocument()
    expect(sent()).toEqual([{ telephone: '13800000000', phoneNum: '' }])
    expect(mobile()).toHaveValue('13800000000')
  })

  it('is unsaved from the first change until it is saved', async () => {
    panel = await open()
    expect(hasUnsaved()).toBe(false)
    enter(mobile(), '13800000000')
    expect(hasUnsaved()).toBe(true)
    await save()
    await waitFor(() => expect(hasUnsaved()).toBe(false))
  })

  it('shows what the server refuses, and sends again', async () => {
    panel = await open({ refusals: ['该手机号码已被其他账号使用，请填写本人的手机号码'] })
    enter(mobile(), '13800000000')
    await save()
    expect(await screen.findByText('该手机号码已被其他账号使用，请填写本人的手机号码')).toBeInTheDocument()
    await save()
    expect(await screen.findByText('修改成功')).toBeInTheDocument()
    expect(sent()).toHaveLength(2)
  })

  it('can be asked for again when it could not be read', async () => {
    panel = await open({ broken: true })
    panel.mend()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByLabelText('用户名')).toHaveValue('赵甲禾')
  })
})
