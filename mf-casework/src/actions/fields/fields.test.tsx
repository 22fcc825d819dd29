import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT, PETITIONS } from '../testing/about'
import { MAIN, useControls } from '../testing/use-controls'

describe('The control of an entry', () => {
  const { show, held } = useControls()
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const tick = async (name: string | RegExp) => userEvent.click(await screen.findByLabelText(name))

  it('of a code shows the few that fit in sight', async () => {
    show({ name: 'kind', wire: 'kind', label: '类型', kind: 'code', table: 'DM_FEW', codes: /^0[12]$/ })
    await tick('乙')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(held()).toBe('02')
  })

  it('of a code with many shows a list, with none chosen at first', async () => {
    show({ name: 'kind', wire: 'kind', label: '类型', kind: 'code', table: 'DM_MANY' })
    const list = await screen.findByRole('combobox', { name: '类型' })
    expect(list).toHaveDisplayValue('请选择')
    await userEvent.selectOptions(list, '第8种')
    expect(held()).toBe('08')
  })

  it('of several codes takes each, and takes it back', async () => {
    show({ name: 'kinds', wire: 'kinds', label: '情况', kind: 'codes', table: 'DM_FEW', most: 9 })
    await tick('甲')
    await tick('别的')
    expect(held()).toEqual(['01', '09'])
    await tick('甲')
    expect(held()).toEqual(['09'])
  })

  it('of several petitions has one for each', async () => {
    const of = { label: '逐件办理情况', min: 5, max: 500 } as const
    const about = { ...ABOUT, petitions: PETITIONS }
    show({ name: 'lines', wire: 'lines', kind: 'eachPetition', ...of }, { about })
    const [first, second] = screen.getAllByRole('textbox')
    if (!first || !second) throw new Error('there are not two')
    await userEvent.type(second, '已经付清')
    await userEvent.type(first, '属实')
    expect(held()).toEqual([
      { petitionNo: PETITIONS[1]?.petitionNo, text: '已经付清' },
      { petitionNo: PETITIONS[0]?.petitionNo, text: '属实' },
    ])
  })

  it('of answers has one for each request, in their order whichever is written first', async () => {
    show({ name: 'answers', wire: 'answers', label: '逐项回应', kind: 'answers' })
    expect(screen.getByText(ABOUT.petition.request)).toBeVisible()
    await userEvent.type(screen.getByLabelText('第2项'), '已兑付')
    await userEvent.type(screen.getByLabelText('第1项'), '属实')
    expect(held()).toEqual([
      { no: 1, text: '属实' },
      { no: 2, text: '已兑付' },
    ])
  })

  it('of another petition writes its number large, and offers those that are alike', async () => {
    show({ name: 'mainNo', wire: 'mainNo', label: '主件', kind: 'petition' })
    await userEvent.type(screen.getByLabelText('主件'), 'lx99')
    expect(held()).toBe('LX99')
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(MAIN) }))
    expect(screen.getByRole('button', { name: new RegExp(MAIN), pressed: true })).toBeVisible()
    expect(held()).toBe(MAIN)
  })

  it('of a day takes none before tomorrow where it must be to come', async () => {
    show({ name: 'dueOn', wire: 'dueOn', label: '期限', kind: 'day', from: 'tomorrow' }, { value: '2026-11-25' })
    await waitFor(() => expect(screen.getByLabelText('期限').closest('.ant-picker')).not.toBeNull())
    for (const [typed, taken] of [
      ['2026-11-20', '2026-11-25'],
      ['2026-11-21', '2026-11-21'],
    ] as const) {
      fireEvent.change(screen.getByLabelText('期限'), { target: { value: typed } })
      fireEvent.keyDown(screen.getByLabelText('期限'), { key: 'Enter' })
      expect(held()).toBe(taken)
    }
  })

  it('of files keeps those of an earlier draft until they are taken away', async () => {
    const value = [
      { id: 'f1', name: '报告.pdf' },
      { id: 'f2', name: '照片.jpg' },
    ]
    show({ name: 'fileIds', wire: 'fileIds', label: '附件', kind: 'files' }, { value })
    await press('移除 报告.pdf')
    expect(held()).toEqual([{ id: 'f2', name: '照片.jpg' }])
    expect(screen.queryByText('报告.pdf')).not.toBeInTheDocument()
  })

  it('of petitioners begins with all of them', async () => {
    show({ name: 'persons', wire: 'persons', label: '撤回的信访人', kind: 'persons', most: 9 })
    expect(held()).toEqual([1])
    await tick('冯丙莲')
    expect(held()).toEqual([])
  })
})
