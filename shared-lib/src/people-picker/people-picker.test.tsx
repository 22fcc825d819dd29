import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { api } from '../api/api'
import { rootRegions } from '../contract/organisations'
import { people, peopleByName } from '../contract/people'
import { regions } from '../contract/tables'
import { notify } from '../sdk/notify'
import { WhileLoading } from '../sdk/on-demand'
import { store } from '../store/store'
import { StoreProvider } from '../store/store-provider'
import { fake, fakeServer } from '../testing/fake-server'
import { type Meeting, PeoplePicker, type Person } from './index'

const PROVINCE = { regionCode: '990000000000', regionName: '临江省', regionType: '2', leaf: false }
const person = (at: number) => ({ loginAccount: `a${at}`, userName: `周${at}`, orgName: '临江省信访局', orgId: 'o1' })
const crowd = (count: number) => Array.from({ length: count }, (_, at) => person(at))

function regionBelow(parentCode = '') {
  const level = Number(parentCode.slice(-2)) + 1
  return {
    regionCode: `99${String(level).padStart(10, '0')}`,
    regionName: `第${level + 1}级`,
    regionType: '3',
    leaf: false,
  }
}

describe('the people picker', () => {
  let server: ReturnType<typeof fakeServer>
  const said: string[] = []
  const choose = jest.fn()
  const close = jest.fn()

  async function open({
    found = crowd(3),
    meeting,
    chosen = [],
  }: {
    found?: Person[]
    meeting?: Meeting
    chosen?: Person[]
  } = {}) {
    store.dispatch(api.util.resetApiState())
    const list = found.map(one => ({ orgId: 'o1', ...one }))
    server = fakeServer([
      fake(rootRegions, () => [PROVINCE]),
      fake(regions, ({ args }) => [regionBelow(args.parentCode)]),
      fake(people, () => ({ list, total: list.length })),
      fake(peopleByName, () => ({ list, total: list.length })),
    ])
    jest.spyOn(notify, 'warning').mockImplementation(text => said.push(text))
    render(
      <StoreProvider>
        <WhileLoading fallback={null}>
          <PeoplePicker
            title="选择收件人"
            chosen={chosen}
            onChoose={choose}
            onClose={close}
            {...(meeting && { meeting })}
          />
        </WhileLoading>
      </StoreProvider>,
    )
    await screen.findByText('临江省')
  }
  afterEach(() => {
    server.stop()
    said.length = 0
    jest.clearAllMocks()
  })

  const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
  const asked = (call: { readonly path: string }) => server.arrived.filter(({ path }) => path === call.path)
  const pick = async (name: string) => userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))

  it('asks for a region where neither a region nor a name is given', async () => {
    await open()
    await click('查询')
    expect(said).toEqual(['请选择收件人所在的行政区划节点'])
    expect(asked(people)).toEqual([])
  })

  it('asks for a name where it searches by name alone', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('查找范围'), '全省（仅按姓名）')
    await click('查询')
    expect(said).toEqual(['收件人姓名不能为空'])
  })

  it('finds the people of a chosen region, and those below where that is wished', async () => {
    await open()
    await userEvent.click(screen.getByText('临江省'))
    expect(await screen.findByText('共3人')).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('查找范围'), '所选行政区划及下级')
    await userEvent.type(screen.getByLabelText('姓名'), '周{Enter}')
    await waitFor(() => expect(asked(people)).toHaveLength(2))
    const common = { pageNumber: 1, limit: 9999, regionCode: '990000000000', isUse: 1 }
    expect(asked(people).map(({ args }) => args)).toEqual([
      { ...common, isIncludeLowerLever: 0 },
      { ...common, isIncludeLowerLever: 1, userName: '周' },
    ])
  })

  it('fetches what lies below a region when it is opened, and stops at the tenth level', async () => {
    await open()
    const switchers = () => document.querySelectorAll('.ant-tree-switcher_close')
    for (let level = 2; level <= 10; level++) {
      await userEvent.click([...switchers()].at(-1) as Element)
      await screen.findByText(`第${level}级`)
    }
    expect(switchers()).toHaveLength(0)
    expect(asked(regions)).toHaveLength(9)
  })

  it('answers who was chosen, without whoever was taken out again', async () => {
    await open({ chosen: [person(7)] })
    await userEvent.click(screen.getByText('临江省'))
    await pick('周1')
    await pick('周2')
    await pick('周1')
    await click('确定（2人）')
    expect(choose.mock.calls[0]?.[0].map(({ userName }: Person) => userName)).toEqual(['周7', '周2'])
  })

  it('keeps few of thousands in the page, and reaches all by the keys', async () => {
    await open({ found: crowd(9999) })
    await userEvent.click(screen.getByText('临江省'))
    const list = await screen.findByRole('listbox', { name: '查找结果' })
    expect(within(list).getAllByRole('option').length).toBeLessThan(40)
    list.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown} {Home}{Enter}{End} ')
    const chips = within(screen.getByRole('list', { name: '已选人员' })).getAllByRole('listitem')
    expect(chips.map(chip => chip.textContent)).toEqual(['周2×', '周0×', '周9998×'])
  })

  it('asks before it closes with another choice', async () => {
    await open()
    await click('关闭')
    expect(close).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByText('临江省'))
    await pick('周1')
    await click('关闭')
    const question = screen.getByRole('dialog', { name: /尚未确定/ })
    await userEvent.click(within(question).getByRole('button', { name: '继续选择' }))
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('invites nobody twice to a meeting, and no more than nine', async () => {
    await open({ found: crowd(10), meeting: { invited: ['a0', 'a9'] } })
    await userEvent.click(screen.getByText('临江省'))
    await pick('周0')
    expect(said).toEqual(['该用户已在参会人员中'])
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) await pick(`周${at}`)
    expect(said.at(-1)).toBe('参会人员不能超过9人')
    expect(screen.getByRole('button', { name: '确定（7人）' })).toBeInTheDocument()
  })
})
