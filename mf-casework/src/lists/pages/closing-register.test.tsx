import { onNotice } from '@portal/shared-lib'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { displayColumns } from '@portal/shared-lib/contract/screens'
import { desktopWith, fake, fakeServer, layOut, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import remote from '../../app'

layOut(600)

const PAGE = 'letterClosing/letterCloseRegister'
const noOf = (id: number) => `LX99000020261121000${id}`
const LETTERS = [1, 2, 3].map(id => ({ id: String(id), barcode: `XJ${id}`, xfjbh: noOf(id), xfjzt: '10', version: 1 }))
/** The third lies further down. */
const FIRST_PAGE = LETTERS.slice(0, 2)

describe('信件办结登记', () => {
  const notices: string[] = []
  onNotice(({ text }) => notices.push(text))
  const server = fakeServer([
    fake(displayColumns, () => ({ headings: '条码,信访件编号', fields: 'barcode,xfjbh', widths: '100,226' })),
    fake(petitionList, ({ args: { filter } }) => {
      const conditions = filter?.groups.flatMap(group => group.conditions) ?? []
      const isSought = (letter: object) =>
        conditions.some(({ field, values }) => Reflect.get(letter, field) === values[0])
      const list = conditions.length > 0 ? LETTERS.filter(isSought) : FIRST_PAGE
      return { list, total: list.length, next: null }
    }),
  ])
  afterAll(() => server.stop())

  let shown: Awaited<ReturnType<typeof renderRemote>>
  const show = async (...buttons: string[]) => {
    shown = await renderRemote(remote, { path: `/${PAGE}`, desktop: desktopWith([PAGE, ...buttons]) })
    await screen.findByText('共 2 条')
    const field = screen.getByRole('searchbox')
    field.focus()
    return field
  }
  beforeEach(() => {
    notices.length = 0
  })
  afterEach(() => shown.unmount())

  const sent = () => server.arrived.filter(({ path }) => path === petitionList.path).at(-1)?.args

  it('ticks each letter whose code is scanned, the last one first, wherever it lies', async () => {
    const field = await show('bl:file')
    await userEvent.keyboard('XJ2{Enter}')
    expect(await screen.findByText('已选 1 条')).toBeVisible()
    expect(field).toHaveValue('')
    await userEvent.keyboard(`${noOf(3)}{Enter}`)
    expect(await screen.findByText('已选 2 条')).toBeVisible()
    expect(sent()).toMatchObject({ filter: { conditions: [{ field: 'xfjzt', operator: 'is', values: ['10'] }] } })
    const ticked = screen.getAllByRole('row', { selected: true })
    expect(ticked.map(row => row.textContent)).toEqual([
      expect.stringContaining(noOf(3)),
      expect.stringContaining(noOf(2)),
    ])
    expect(field).toHaveFocus()
  })

  it('says where no open letter bears a code, and goes on', async () => {
    const field = await show('bl:file')
    await userEvent.keyboard('XJ9{Enter}')
    await waitFor(() => expect(notices).toEqual(['没有条码为“XJ9”的待办结信件，请核对；查找编号、信访人请点“查询”']))
    expect(field).toHaveValue('')
    await userEvent.keyboard('XJ1{Enter}')
    expect(await screen.findByText('已选 1 条')).toBeVisible()
  })

  it.each([
    ['a name', ['bl:file'], '冯某'],
    ['a code, for who may not close', [], 'XJ9'],
  ])('looks for %s as every list does', async (_, buttons, words) => {
    const field = await show(...buttons)
    await userEvent.keyboard(`${words}{Enter}`)
    expect(await screen.findByText('共 0 条')).toBeVisible()
    expect(field).toHaveValue(words)
    expect(sent()).toMatchObject({ filter: { groups: [{ join: 'or' }] } })
    expect(notices).toEqual([])
  })

  it('lets go of what was looked for once a code is scanned over it', async () => {
    const field = await show('bl:file')
    await userEvent.keyboard('冯某{Enter}')
    await screen.findByText('共 0 条')
    await userEvent.tripleClick(field)
    await userEvent.keyboard('XJ1{Enter}')
    expect(await screen.findByText('已选 1 条')).toBeVisible()
    expect(screen.getByText('共 2 条')).toBeVisible()
    expect(field).toHaveFocus()
  })
})
