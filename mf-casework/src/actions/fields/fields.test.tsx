import { api, StoreProvider, store } from '@portal/shared-lib'
import { related } from '@portal/shared-lib/contract/cases'
import { destinations } from '@portal/shared-lib/contract/choices'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { fake, fakeServer } from '@portal/shared-lib/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { About, Field } from '../form'
import { ABOUT } from '../testing/about'
import { initialValues } from '../values'
import { Control } from './control-of'

/** Milliseconds that the library of calendars takes to come on a machine with much to do. */
const LONGEST_MS = 60_000

const code = (codeId: string, codeName: string) => ({ codeId, codeName, parentId: null })
const TABLES: Readonly<Record<string, ReturnType<typeof code>[]>> = {
  DM_SDFS: [code('0', '当面'), code('1', '邮寄'), code('6', '电话')],
  DM_FEW: [code('01', '甲'), code('02', '乙'), code('09', '别的')],
  DM_MANY: Array.from({ length: 9 }, (_, at) => code(`0${at}`, `第${at}种`)),
}
const unit = (orgId: string, name: string, problem = '') => ({
  ...{ orgId, name, problem, regionName: '安澜市', isBureau: false, reason: '' },
})
const UNITS = [unit('rs', '安澜市人社局'), unit('zj', '安澜市住建局'), unit('zr', '安澜市资规局', '不得转至被反映单位')]
const MAIN = 'LX990000261101000003'
const ALIKE = {
  ...{ petitionNo: MAIN, petitioner: '冯*莲', summary: '反映灌溉渠占地', registeredAt: '2026-11-01 09:00:00' },
  ...{ registeredAtOrganisation: '临江省信访局', stateName: '办理中', score: 92, reasons: [] },
}

describe('The control of an entry', () => {
  let server: ReturnType<typeof fakeServer>
  let held: unknown
  beforeEach(() => {
    store.dispatch(api.util.resetApiState())
    server = fakeServer([
      fake(codeTable, ({ args: { tableName } }) => TABLES[tableName] ?? []),
      fake(related, () => ({ merged: [], sameMatter: [], alike: [ALIKE] })),
      fake(destinations, ({ args: { name = '' } }) =>
        name
          ? { regions: [], units: UNITS.filter(each => each.name.includes(name)), recent: [] }
          : { regions: [], units: UNITS, recent: [] },
      ),
    ])
  })
  afterEach(() => server.stop())
  beforeAll(async () => {
    const day = { name: 'day', label: '日期', kind: 'day' } as const
    const props = { field: day, value: '', about: ABOUT, id: 'first', describedBy: undefined, isWrong: false }
    const { container, unmount } = render(<Control {...props} onChange={() => undefined} />)
    await waitFor(() => expect(container.querySelector('.ant-picker')).not.toBeNull(), { timeout: LONGEST_MS })
    unmount()
  }, LONGEST_MS)

  function Held({ field, about, first }: { field: Field; about: About; first: unknown }) {
    const [value, setValue] = useState(first)
    held = value
    return (
      <>
        <label htmlFor="control">{field.label}</label>
        <Control
          {...{ field, value, about }}
          id="control"
          onChange={setValue}
          describedBy={undefined}
          isWrong={false}
        />
      </>
    )
  }
  const show = (field: Field, { about = ABOUT, value }: { about?: About; value?: unknown } = {}) => {
    const form = { code: '', action: '', name: '', note: '', fields: [field] }
    const first = value ?? initialValues(form, about)[field.name]
    render(
      <StoreProvider>
        <Held field={field} about={about} first={first} />
      </StoreProvider>,
    )
  }
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const tick = async (name: string | RegExp) => userEvent.click(await screen.findByLabelText(name))

  it('of words counts them, and adds a phrase behind them once', async () => {
    show({ name: 'text', label: '意见', kind: 'words', max: 20, phrases: ['同意。'] })
    await userEvent.type(screen.getByLabelText('意见'), '属实。 ')
    expect(screen.getByText('3 / 20')).toBeVisible()
    const phrase = screen.getByRole('button', { name: '同意。', hidden: true })
    await userEvent.click(phrase)
    await userEvent.click(phrase)
    expect(held).toBe('属实。 同意。')
  })

  it('of names takes them apart however they are divided, and no more than it may', async () => {
    show({ name: 'names', label: '调查人员', kind: 'names', most: 3 })
    await userEvent.type(screen.getByLabelText('调查人员'), '沈丁兰、 韩戊竹,杨己松；朱庚柏')
    expect(held).toEqual(['沈丁兰', '韩戊竹', '杨己松'])
  })

  it('of a code shows the few that fit in sight', async () => {
    show({ name: 'kind', label: '类型', kind: 'code', table: 'DM_FEW', codes: /^0[12]$/ })
    await tick('乙')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(held).toBe('02')
  })

  it('of a code with many shows a list, with none chosen at first', async () => {
    show({ name: 'kind', label: '类型', kind: 'code', table: 'DM_MANY' })
    const list = await screen.findByRole('combobox', { name: '类型' })
    expect(list).toHaveDisplayValue('请选择')
    await userEvent.selectOptions(list, '第8种')
    expect(held).toBe('08')
  })

  it('of several codes takes each, and takes it back', async () => {
    show({ name: 'kinds', label: '情况', kind: 'codes', table: 'DM_FEW' })
    await tick('甲')
    await tick('别的')
    expect(held).toEqual(['01', '09'])
    await tick('甲')
    expect(held).toEqual(['09'])
  })

  it('of answers has one for each request, in their order whichever is written first', async () => {
    show({ name: 'answers', label: '逐项回应', kind: 'answers' })
    expect(screen.getByText(ABOUT.petition.request)).toBeVisible()
    await userEvent.type(screen.getByLabelText('第2项'), '已兑付')
    await userEvent.type(screen.getByLabelText('第1项'), '属实')
    expect(held).toEqual([
      { no: 1, text: '属实' },
      { no: 2, text: '已兑付' },
    ])
  })

  it('of another petition writes its number large, and offers those that are alike', async () => {
    show({ name: 'mainNo', label: '主件', kind: 'petition' })
    await userEvent.type(screen.getByLabelText('主件'), 'lx99')
    expect(held).toBe('LX99')
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(MAIN) }))
    expect(screen.getByRole('button', { name: new RegExp(MAIN), pressed: true })).toBeVisible()
    expect(held).toBe(MAIN)
  })

  it('of a day takes none before tomorrow where it must be to come', async () => {
    show({ name: 'dueOn', label: '期限', kind: 'day', from: 'tomorrow' }, { value: '2026-11-25' })
    await waitFor(() => expect(screen.getByLabelText('期限').closest('.ant-picker')).not.toBeNull())
    for (const [typed, taken] of [
      ['2026-11-20', '2026-11-25'],
      ['2026-11-21', '2026-11-21'],
    ] as const) {
      fireEvent.change(screen.getByLabelText('期限'), { target: { value: typed } })
      fireEvent.keyDown(screen.getByLabelText('期限'), { key: 'Enter' })
      expect(held).toBe(taken)
    }
  })

  describe('of deliveries', () => {
    const field: Field = { name: 'deliveries', label: '送达', kind: 'deliveries' }
    const [person] = ABOUT.people
    const two = { ...ABOUT, people: [...ABOUT.people, { ...person, personSeq: 2, name: '冯丁荷' }] } as About
    const of = (name: string) => within(screen.getByRole('region', { name: `${name}的送达情况` }))

    it('asks what each way needs: by post its number, of a refusal two witnesses', async () => {
      show(field)
      const mode = of('冯丙莲').getByLabelText('方式')
      await screen.findByText('邮寄')
      expect(screen.queryByText('电话')).not.toBeInTheDocument()
      expect(screen.queryByLabelText('邮件单号')).not.toBeInTheDocument()
      await userEvent.selectOptions(mode, '邮寄')
      await userEvent.type(screen.getByLabelText('邮件单号'), 'XA1')
      await tick('拒收')
      await userEvent.type(screen.getByLabelText(/^见证人/), '韩戊竹、杨己松')
      expect(held).toMatchObject([{ mode: '1', mailNo: 'XA1', refused: true, witnesses: ['韩戊竹', '杨己松'] }])
    })

    it('asks of whom nobody could reach what was tried, and nothing else', async () => {
      show(field)
      await tick('无法联系')
      await userEvent.type(screen.getByLabelText('联系经过'), '两次上门均无人。')
      expect(screen.queryByLabelText('方式')).not.toBeInTheDocument()
      expect(held).toMatchObject([{ isReached: false, attempts: '两次上门均无人。' }])
    })

    it('takes for all what is said of the first, but for what is each one’s own', async () => {
      show(field, { about: two })
      await userEvent.type(of('冯丙莲').getByLabelText('代收人'), '冯戊')
      const by = of('冯丙莲').getByLabelText('送达人')
      await userEvent.clear(by)
      await userEvent.type(by, '韩戊竹')
      expect(held).toMatchObject([{ deliveredBy: '韩戊竹' }, { deliveredBy: '沈丁兰' }])
      await press('其余信访人与第一位相同')
      expect(held).toMatchObject([
        { deliveredBy: '韩戊竹', receiver: '冯戊' },
        { personSeq: 2, deliveredBy: '韩戊竹', receiver: '' },
      ])
    })

    it('asks nothing where the petitioner is not known', () => {
      show(field, { about: { ...ABOUT, people: [] } })
      expect(screen.getByText('匿名信访件，无需送达。')).toBeVisible()
    })
  })

  describe('of organisations', () => {
    const several: Field = { name: 'to', label: '接收单位', kind: 'units', place: 'below', hasLead: true, most: 9 }
    const one: Field = { name: 'orgId', label: '承办单位', kind: 'unit', place: 'below' }
    const chosen = () => within(screen.getByRole('list', { name: '已选单位' }))
    const lead = (orgId: string, isLead = false) => expect.objectContaining({ orgId, isLead })

    it('has the first lead, another one where the user says so, and never nobody', async () => {
      show(several)
      await tick('安澜市人社局')
      await tick('安澜市住建局')
      expect(held).toEqual([lead('rs', true), lead('zj')])
      await userEvent.click(chosen().getAllByLabelText('主办')[1] as HTMLElement)
      expect(held).toEqual([lead('rs'), lead('zj', true)])
      await press('移除 安澜市住建局')
      expect(held).toEqual([lead('rs', true)])
    })

    it('has no lead where those who help are asked', async () => {
      show({ ...several, hasLead: false, place: 'aside' })
      await tick('安澜市人社局')
      expect(chosen().queryByLabelText('主办')).not.toBeInTheDocument()
      expect(held).toEqual([lead('rs')])
    })

    it('holds one where one is asked for: the next takes its place', async () => {
      show(one)
      await tick('安澜市人社局')
      await tick('安澜市住建局')
      expect(held).toEqual([lead('zj')])
      await press('移除 安澜市住建局')
      expect(held).toEqual([])
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

  it('of files keeps those of an earlier draft until they are taken away', async () => {
    const value = [
      { id: 'f1', name: '报告.pdf' },
      { id: 'f2', name: '照片.jpg' },
    ]
    show({ name: 'fileIds', label: '附件', kind: 'files', most: 5 }, { value })
    await press('移除 报告.pdf')
    expect(held).toEqual([{ id: 'f2', name: '照片.jpg' }])
    expect(screen.queryByText('报告.pdf')).not.toBeInTheDocument()
  })

  it('of petitioners begins with all of them', async () => {
    show({ name: 'persons', label: '撤回的信访人', kind: 'persons' })
    expect(held).toEqual([1])
    await tick('冯丙莲')
    expect(held).toEqual([])
  })
})
