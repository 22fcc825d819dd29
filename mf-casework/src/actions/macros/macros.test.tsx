import { StoreProvider } from '@portal/shared-lib'
import { transfer } from '@portal/shared-lib/contract/actions'
import { destinations } from '@portal/shared-lib/contract/choices'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { macros, removeMacro, saveMacro } from '@portal/shared-lib/contract/macros'
import { fake } from '@portal/shared-lib/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, openCase } from '../../petition/testing/open-case'
import { ABOUT } from '../testing/about'
import { openPanel } from '../testing/open-panel'
import { MacroSettings } from './macro-settings'

type Macro = CallAnswer<typeof macros>[number]

const unit = (orgId: string, name: string, problem = '') => ({ orgId, name, problem })
const DONE = {
  petitionNo: ABOUT.petition.petitionNo,
  state: '20',
  stateName: '已转送',
  version: 4,
  awaitsApproval: false,
}
const MACRO: Macro = {
  macroId: '5',
  name: '欠薪转人社',
  action: 'transfer',
  values: {
    text: '请你单位依法处理{信访人}反映的问题。',
    receivers: [
      { orgId: 'old', isLead: true },
      { orgId: 'rs', isLead: false },
      { orgId: 'far', isLead: false },
    ],
  },
  units: [unit('old', '安澜市劳动局', '已并入安澜市人社局'), unit('rs', '安澜市人社局'), unit('far', '远山市人社局')],
  shared: false,
  owner: '',
}
const LABOUR = { orgId: 'rs', name: '安澜市人社局', regionName: '安澜市', isBureau: false, problem: '', reason: '' }
const receiving = fake(destinations, ({ args: { orgId } }) => ({
  regions: [],
  units: orgId === 'rs' ? [LABOUR] : [],
  recent: [],
}))

describe('常用操作 in the form of an action', () => {
  let panel: ReturnType<typeof openPanel>
  const open = (list: readonly Macro[], fakes: Parameters<typeof openPanel>[1] = [], macroId = '') => {
    panel = openPanel('transfer', [fake(macros, () => [...list]), receiving, ...fakes], { macroId })
  }
  afterEach(() => panel.close())
  const text = () => screen.getByLabelText(/^办理意见/)

  it('fills the form in, names who is left out and why, sends nothing, and is taken back', async () => {
    open([MACRO, { ...MACRO, macroId: '6', name: '别的', action: 'urge', values: { text: '请抓紧办理' } }])
    const proposed = (text() as HTMLTextAreaElement).value
    await userEvent.click(await screen.findByRole('button', { name: '欠薪转人社' }))
    expect(screen.queryByRole('button', { name: '别的' })).not.toBeInTheDocument()
    await waitFor(() => expect(text()).toHaveValue('请你单位依法处理冯丙莲反映的问题。'))
    const told = screen.getByText(/已按“欠薪转人社”填入，尚未提交/)
    expect(told).toHaveTextContent('安澜市劳动局：已并入安澜市人社局')
    expect(told).toHaveTextContent('远山市人社局：不在本件可选择的接收单位之内')
    expect(told).toHaveTextContent('原主办单位未填入，请核对主办单位')
    expect(panel.arrived(transfer)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '撤销填入' }))
    expect(text()).toHaveValue(proposed)
  })

  it('is sent as it was filled in once the button is pressed', async () => {
    open([MACRO], [fake(transfer, () => DONE)], '5')
    await screen.findByText(/已按“欠薪转人社”填入/)
    await panel.submit()
    await waitFor(() => expect(panel.heard).toContain('done'))
    expect(panel.arrived(transfer)[0]?.args).toMatchObject({ receivers: [{ orgId: 'rs', isLead: true }] })
  })

  it('says so where the one that was called is gone', async () => {
    open([], [], '5')
    await waitFor(() => expect(panel.heard).toEqual(['该常用操作已删除，请直接填写']))
  })

  it('keeps what was filled in without petitioner and category, and replaces the own one of that name', async () => {
    open([MACRO], [fake(saveMacro, () => ({ macroId: '5' }))])
    await userEvent.clear(text())
    await userEvent.type(text(), '请处理冯丙莲反映的征地补偿问题。')
    await screen.findByRole('button', { name: '欠薪转人社' })
    await userEvent.click(screen.getByRole('button', { name: '存为常用操作' }))
    const dialog = within(screen.getByRole('dialog', { name: '存为常用操作' }))
    expect(dialog.getByText(/\{信访人\}反映的\{内容分类\}问题/)).toBeVisible()
    expect(dialog.queryByLabelText('共享给本单位')).not.toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText(/^名称/), '欠薪转人社{Control>}{Enter}{/Control}')
    expect(panel.arrived(transfer)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: /^保 ?存$/ }))
    await waitFor(() => expect(panel.heard).toEqual(['已存为常用操作，可在办理时填入']))
    expect(panel.arrived(saveMacro).map(({ args }) => args)).toEqual([
      {
        macroId: '5',
        name: '欠薪转人社',
        action: 'transfer',
        values: { text: '请处理{信访人}反映的{内容分类}问题。' },
        shared: false,
      },
    ])
  })

  it('is refused before it is sent where it holds a personal number', async () => {
    open([])
    await userEvent.type(text(), '11012340001')
    await userEvent.click(screen.getByRole('button', { name: '存为常用操作' }))
    expect(await screen.findByText(/请不要写入手机号/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  })
})

describe('常用操作 of a case', () => {
  it('opens by M, says what cannot be done now, and fills in by its number', async () => {
    const urging = { ...MACRO, macroId: '6', name: '别的', action: 'assign' as const, values: { text: '请抓紧办理' } }
    const shown = await openCase({ buttons: [button('transfer', '转送', { primary: 1 })] }, undefined, [
      fake(macros, () => [urging, MACRO]),
    ])
    await screen.findByRole('button', { name: '常用操作' })
    await userEvent.keyboard('m')
    const dialog = within(await screen.findByRole('dialog', { name: '常用操作' }))
    expect(await dialog.findByRole('button', { name: /别的/ })).toBeDisabled()
    expect(dialog.getByText('本件当前不能交办')).toBeVisible()
    await userEvent.keyboard('2')
    expect(screen.getByRole('dialog', { name: '常用操作' })).toBeVisible()
    await userEvent.keyboard('1')
    expect(await screen.findByText(/已按“欠薪转人社”填入/)).toBeVisible()
    await shown.close()
  })
})

describe('The own 常用操作', () => {
  it('are told with what they fill in, changed, and removed; those of others are not', async () => {
    const panel = openPanel('urge', [
      fake(macros, () => [MACRO, { ...MACRO, macroId: '7', name: '共用', owner: '吴己莲', shared: true }]),
      fake(saveMacro, () => ({ macroId: '5' })),
      fake(removeMacro, () => null),
    ])
    panel.fold()
    const page = render(
      <StoreProvider>
        <MacroSettings />
      </StoreProvider>,
    )
    expect(await screen.findByText('吴己莲共享')).toBeVisible()
    expect(screen.getAllByText(/转送；安澜市劳动局（已并入安澜市人社局）（主办）、/)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: '删除 共用' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '修改 欠薪转人社' }))
    const dialog = within(screen.getByRole('dialog', { name: '修改常用操作' }))
    await userEvent.clear(dialog.getByLabelText(/^名称/))
    await userEvent.type(dialog.getByLabelText(/^名称/), '转人社')
    await userEvent.click(dialog.getByRole('button', { name: /^保 ?存$/ }))
    await waitFor(() => expect(panel.heard).toEqual(['常用操作已修改']))
    expect(panel.arrived(saveMacro)[0]?.args).toMatchObject({ macroId: '5', name: '转人社', values: MACRO.values })
    await userEvent.click(screen.getByRole('button', { name: '删除 欠薪转人社' }))
    await waitFor(() => expect(panel.heard).toContain('已删除“欠薪转人社”'))
    page.unmount()
    panel.close()
  })
})
