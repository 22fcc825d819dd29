import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Field } from '../form'
import { useControls } from '../testing/use-controls'

describe('The choice of organisations', () => {
  const { show, held } = useControls()
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const tick = async (name: string | RegExp) => userEvent.click(await screen.findByLabelText(name))
  const several: Field = {
    name: 'to',
    wire: 'to',
    label: '接收单位',
    kind: 'units',
    place: 'below',
    hasLead: true,
    most: 9,
  }
  const one: Field = { name: 'orgId', wire: 'orgId', label: '承办单位', kind: 'unit', place: 'below' }
  const chosen = () => within(screen.getByRole('list', { name: '已选单位' }))
  const lead = (orgId: string, isLead = false) => expect.objectContaining({ orgId, isLead })

  it('has the first lead, another one where the user says so, and never nobody', async () => {
    show(several)
    await tick('安澜市人社局')
    await tick('安澜市住建局')
    expect(held()).toEqual([lead('rs', true), lead('zj')])
    await userEvent.click(chosen().getAllByLabelText('主办')[1] as HTMLElement)
    expect(held()).toEqual([lead('rs'), lead('zj', true)])
    await press('移除 安澜市住建局')
    expect(held()).toEqual([lead('rs', true)])
  })

  it('has no lead where those who help are asked', async () => {
    show({ ...several, hasLead: false, place: 'aside' })
    await tick('安澜市人社局')
    expect(chosen().queryByLabelText('主办')).not.toBeInTheDocument()
    expect(held()).toEqual([lead('rs')])
  })

  it('holds one where one is asked for: the next takes its place', async () => {
    show(one)
    await tick('安澜市人社局')
    await tick('安澜市住建局')
    expect(held()).toEqual([lead('zj')])
    await press('移除 安澜市住建局')
    expect(held()).toEqual([])
  })

  it('takes none by Enter that cannot be chosen', async () => {
    show(one)
    await userEvent.type(screen.getByLabelText('承办单位'), '资规')
    const found = within(await screen.findByRole('list', { name: '承办单位查找结果' }))
    expect(found.getByText('不得转至被反映单位')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('list', { name: '已选单位' })).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('承办单位'), '局外')
    expect(await screen.findByText('没有可选择的单位')).toBeVisible()
  })
})
