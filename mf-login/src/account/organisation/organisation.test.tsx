import { onNotice } from '@portal/shared-lib'
import { organisation, parentOrganisations, updateOrganisation } from '@portal/shared-lib/contract/organisations'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { hasUnsaved } from '@portal/shared-lib/router'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import dialog from '../../organisation-dialog'
import { centre, codesOf, parents } from '../testing/centre'
import { openPanel } from '../testing/open-panel'

/** Opens the form before a server that refuses with these texts, one after the other. */
async function open({ refusals = [] as string[], shown = centre } = {}) {
  const panel = await openPanel(dialog, [
    fake(organisation, ({ args }) => ({ ...shown, id: args.id })),
    fake(parentOrganisations, () => parents),
    fake(codeTable, ({ args }) => codesOf(args.tableName)),
    fake(updateOrganisation, () => {
      const text = refusals.shift()
      if (text) throw new FakeRefusal('rule', { text })
      return null
    }),
  ])
  await screen.findByRole('option', { name: '国有企事业单位' })
  await within(field('上级机构一')).findByRole('option', { name: '青屿市人民政府' })
  return panel
}

const field = (label: string) =>
  screen.getByRole<HTMLInputElement>(/上级|系统/.test(label) ? 'combobox' : 'textbox', { name: new RegExp(label) })
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }))
const list = () => screen.getAllByRole('listitem').map(item => item.textContent)

describe('the form of an organisation', () => {
  let panel: Awaited<ReturnType<typeof open>>
  afterEach(() => panel.close())

  const sent = () => panel.sent(updateOrganisation).map(({ args }) => args)

  it('shows the user’s own organisation; code, region and level are only read', async () => {
    panel = await open()
    expect(panel.sent(organisation)[0]?.args).toEqual({ id: 'o1' })
    expect(panel.sent(parentOrganisations)[0]?.args).toEqual({ regionCode: '990400000000', orgId: 'o1' })
    const given = { 机构代码: '9904000000000012800', 行政区划: '青屿市', 直属级别: '市直' }
    for (const [label, value] of Object.entries(given)) {
      expect(field(label)).toHaveValue(value)
      expect(field(label)).toHaveAttribute('readonly')
    }
    expect(field('所属系统')).toHaveValue('09')
  })

  it('says everything that is missing, in order, and leads there', async () => {
    panel = await open()
    const labels = ['机构全称', '机构简称', '机构拼音', '所属系统', '通讯地址', '接待地址', '联系电话', '邮政编码']
    for (const label of labels) enter(label, '')
    await save()
    expect(list()).toEqual([
      '请输入机构全称',
      '请输入机构简称',
      '请输入机构拼音',
      '请选择所属系统',
      '请选择上级机构一',
      '请输入通讯地址',
      '请输入接待地址',
      '请输入联系电话',
      '请输入邮政编码',
    ])
    await userEvent.click(screen.getByRole('button', { name: '请选择上级机构一' }))
    expect(field('上级机构一')).toHaveFocus()
    expect(field('机构全称')).toHaveAccessibleDescription(/请输入机构全称/)
    expect(sent()).toEqual([])
  })

  it.each([
    ['机构全称', '交易中心A', '机构全称只能使用汉字和括号，且不能超过100个字'],
    ['机构简称', '青-公资', '机构简称只能使用汉字和括号，且不能超过50个字'],
    ['机构拼音', 'qys1', '机构拼音只能使用字母，且不能超过50个字母'],
    ['通讯地址', '路'.repeat(51), '通讯地址不能超过50个字'],
    ['接待地址', '路'.repeat(51), '接待地址不能超过50个字'],
    ['联系电话', '0999 8000001', '联系电话格式错误'],
    ['邮政编码', '99040', '邮政编码格式错误(6位数字)！'],
  ])('refuses in %s %s', async (label, value, text) => {
    panel = await open({ shown: { ...centre, parent1Id: 'o2' } })
    enter(label, value)
    await save()
    expect(list()).toEqual([text])
  })

  it('takes no superior twice', async () => {
    panel = await open()
    enter('上级机构一', 'o3')
    await save()
    expect(list()).toEqual(['上级机构不能重复选择'])
  })

  it('clears how to reach it once it is no petition office, and asks for it no more', async () => {
    panel = await open()
    enter('上级机构一', 'o2')
    await userEvent.click(screen.getByLabelText('本机构是信访工作机构'))
    expect(screen.queryByLabelText(/通讯地址/)).toBeNull()
    await save()
    await waitFor(() => expect(panel.done).toHaveBeenCalled())
    const cleared = { postalAddress: '', receptionAddress: '', telephone: '', postalCode: '' }
    expect(sent()).toEqual([expect.objectContaining({ ...cleared, isPetition: '0', parent1Id: 'o2', version: 4 })])
  })

  it('says 机构信息保存成功！, has nothing unsaved any more, and tells the shell', async () => {
    panel = await open()
    const notices: string[] = []
    const stop = onNotice(({ text }) => notices.push(text))
    enter('上级机构一', 'o2')
    expect(hasUnsaved()).toBe(true)
    panel.done.mockImplementation(() => expect(hasUnsaved()).toBe(false))
    fireEvent.keyDown(field('机构全称'), { key: 's', ctrlKey: true })
    await waitFor(() => expect(panel.done).toHaveBeenCalledTimes(1))
    stop()
    expect(notices).toEqual(['机构信息保存成功！'])
    expect(panel.done.mock.results).toEqual([{ type: 'return', value: undefined }])
  })

  it('gives up being chosen where the server knows of lower ones', async () => {
    panel = await open({ refusals: ['该机构存在下级机构，不可选择'] })
    enter('上级机构一', 'o2')
    expect(screen.getByLabelText('可作为转送、交办的去向')).toBeChecked()
    await save()
    expect(await screen.findByText('该机构存在下级机构，不可选择')).toBeInTheDocument()
    expect(screen.getByLabelText('可作为转送、交办的去向')).not.toBeChecked()
    await save()
    await waitFor(() => expect(panel.done).toHaveBeenCalledTimes(1))
    expect(sent()).toEqual([expect.objectContaining({ isChoose: '1' }), expect.objectContaining({ isChoose: '0' })])
  })

  it('keeps what is entered when the server refuses otherwise', async () => {
    panel = await open({ refusals: ['机构信息已被他人修改，请关闭后重新打开'] })
    enter('上级机构一', 'o2')
    await save()
    expect(await screen.findByText('机构信息已被他人修改，请关闭后重新打开')).toBeInTheDocument()
    expect(field('上级机构一')).toHaveValue('o2')
    expect(screen.getByLabelText('可作为转送、交办的去向')).toBeChecked()
  })

  it('can be cancelled', async () => {
    panel = await open()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(panel.closed).toHaveBeenCalledTimes(1)
  })
})
