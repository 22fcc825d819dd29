import { defineDialog } from '@portal/shared-lib'
import { SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import {
  confirmSecondFactor,
  offerSecondFactor,
  removeSecondFactor,
  secondFactor,
} from '@portal/shared-lib/contract/second-factor'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CodeEnrolment } from '../code-enrolment'

const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

async function open({ enrolled = false, demanded = false } = {}) {
  const state = { enrolledAt: enrolled ? '2026-11-01 08:00:00' : null, demanded }
  const server = fakeServer([
    fake(secondFactor, () => state),
    fake(offerSecondFactor, ({ args }) => {
      if (args.password !== 'secret') throw new FakeRefusal('rule', { text: SECOND_FACTOR_TEXTS.wrongPassword })
      return { uri: `otpauth://totp/zs01?secret=${KEY}`, key: KEY }
    }),
    fake(confirmSecondFactor, ({ args }) => {
      if (args.code !== '005924') throw new FakeRefusal('rule', { text: SECOND_FACTOR_TEXTS.wrongCode })
      state.enrolledAt = '2026-11-21 09:00:00'
      return null
    }),
    fake(removeSecondFactor, () => {
      state.enrolledAt = null
      return null
    }),
  ])
  const dialog = await renderRemote(
    defineDialog(() => <CodeEnrolment />),
    { path: '/home/index', desktop: desktopWith([]) },
  )
  await screen.findByRole('heading', { name: '动态口令' })
  return { server, close: () => dialog.unmount().then(server.stop) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const password = () => screen.findByLabelText('登录密码')
const code = () => screen.findByLabelText('动态口令', { selector: 'input' })
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe('enrolment of an app for one-time codes', () => {
  let panel: Awaited<ReturnType<typeof open>>
  afterEach(() => panel.close())

  it('binds an app in three steps: password, picture or key, code', async () => {
    panel = await open()
    await press('绑定动态口令')
    expect(await password()).toHaveFocus()
    await userEvent.type(await password(), 'secret{Enter}')
    expect(await screen.findByRole('img', { name: '动态口令二维码' })).toBeInTheDocument()
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument()
    expect(await code()).toHaveFocus()
    await userEvent.type(await code(), '005 924{Enter}')
    expect(await screen.findByText('绑定成功，下次可使用动态口令登录')).toHaveFocus()
    expect(panel.server.arrived.map(({ path, args }) => [path, args])).toEqual(
      expect.arrayContaining([
        [offerSecondFactor.path, { password: 'secret' }],
        [confirmSecondFactor.path, { code: '005924' }],
      ]),
    )
    await waitFor(() => expect(buttons()).toEqual(['重新绑定', '解除绑定']))
  })

  it('says at the field what is missing or malformed, and goes there', async () => {
    panel = await open({ enrolled: true })
    await press('解除绑定')
    await press('解除绑定')
    expect(await screen.findByText('请输入登录密码')).toBeInTheDocument()
    expect(await password()).toHaveFocus()
    await userEvent.type(await password(), 'secret')
    await press('解除绑定')
    expect(await screen.findByText('请输入手机应用显示的6位数字动态口令')).toBeInTheDocument()
    expect(await code()).toHaveFocus()
    await userEvent.type(await code(), '123')
    expect(await code()).toHaveFocus()
    expect(panel.server.arrived.map(({ path }) => path)).toEqual([secondFactor.path])
  })

  it('shows at the field what the server says of it', async () => {
    panel = await open()
    await press('绑定动态口令')
    await userEvent.type(await password(), 'wrong{Enter}')
    expect(await screen.findByText('登录密码不正确，请重新输入')).toBeInTheDocument()
    expect(await password()).toHaveFocus()
    await userEvent.clear(await password())
    await userEvent.type(await password(), 'secret{Enter}')
    await userEvent.type(await code(), '111111{Enter}')
    expect(await screen.findByText('动态口令不正确，请核对手机时间，并输入手机当前显示的口令')).toBeInTheDocument()
    expect(await code()).toHaveFocus()
  })

  it('removes an app with password and code', async () => {
    panel = await open({ enrolled: true })
    expect(screen.getByRole('status')).toHaveTextContent('已于 2026-11-01 08:00:00 绑定手机应用')
    await press('解除绑定')
    await userEvent.type(await password(), 'secret')
    await userEvent.type(await code(), '005924{Enter}')
    expect(await screen.findByText('已解除绑定')).toHaveFocus()
    await waitFor(() => expect(buttons()).toEqual(['绑定动态口令']))
  })

  it('offers no removal where the role demands a second factor', async () => {
    panel = await open({ enrolled: true, demanded: true })
    expect(buttons()).toEqual(['重新绑定'])
  })

  it('goes back to where it began when it is given up', async () => {
    panel = await open()
    await press('绑定动态口令')
    await userEvent.type(await password(), 'secret{Enter}')
    await code()
    await press('取消')
    expect(screen.getByText('尚未绑定，绑定后可使用动态口令登录')).toHaveFocus()
    expect(buttons()).toEqual(['绑定动态口令'])
  })
})
