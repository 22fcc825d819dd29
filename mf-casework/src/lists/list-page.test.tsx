import { api, onNotice, store } from '@portal/shared-lib'
import { assignees, claimSeveral, handOn, remind } from '@portal/shared-lib/contract/assignments'
import {
  listCounts,
  listSettings,
  listShares,
  petitionList,
  saveColumns,
  savedFilters,
  saveFilter,
} from '@portal/shared-lib/contract/lists'
import { findOrganisations, findRegions } from '@portal/shared-lib/contract/lookups'
import { petition } from '@portal/shared-lib/contract/petitions'
import { displayColumns } from '@portal/shared-lib/contract/screens'
import { codeTable } from '@portal/shared-lib/contract/tables'
import {
  type Arrived,
  desktopWith,
  FakeRefusal,
  fake,
  fakeServer,
  layOut,
  renderRemote,
} from '@portal/shared-lib/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ABOUT } from '../actions/testing/about'
import remote from '../app'

layOut(600)

/** What a list, or the counts of its tabs, are asked for. */
interface Counted {
  readonly filter?: object
  readonly tabs?: readonly object[][]
}

interface Letter {
  readonly id: string
  blr: string
  writerName?: string
}

const DEPARTMENT = '/toDoManage/departToDo'
const noOf = (id: string) => `LX99000020261121${id.padStart(4, '0')}`
const COLUMNS = [
  ['时限', 'lamp', 100],
  ['信访件编号', 'xfjbh', 226],
  ['领取人', 'blr', 84],
] as const

describe('a list', () => {
  let letters: Letter[] = []
  let refused: Record<string, string> = {}
  let server: ReturnType<typeof fakeServer>
  let shown: Awaited<ReturnType<typeof renderRemote>> | undefined
  let fault = false
  let users = 0
  const notices: string[] = []
  onNotice(({ text }) => notices.push(text))

  const rowOf = ({ id, blr, writerName }: Letter) => ({
    id,
    blr,
    ...(writerName && { writerName }),
    dbid: id,
    remindOn: '2026-12-09',
    remindNote: id,
    xfjbh: noOf(id),
    version: 1,
    lamp: 'yellow',
    sysx: 3,
    dueAt: '2026-12-01 18:00:00',
    url: `/toDoManage/handle?xfjbh=${noOf(id)}&dbid=${id}`,
  })
  const outcome = ({ args: { todoIds } }: Arrived<{ todoIds: string[] }>, perform: (id: string) => void) => {
    const failed = todoIds.filter(id => refused[id])
    for (const id of todoIds) if (!refused[id]) perform(id)
    return {
      done: todoIds.length - failed.length,
      failed: failed.map(id => ({ todoId: id, petitionNo: noOf(id), reason: refused[id] ?? '' })),
    }
  }

  beforeEach(() => {
    letters = ['1', '2', '3'].map(id => ({ id, blr: '' }))
    refused = {}
    fault = false
    notices.length = 0
    server = fakeServer([
      fake(displayColumns, () => ({
        headings: COLUMNS.map(([title]) => title).join(),
        fields: COLUMNS.map(([, field]) => field).join(),
        widths: COLUMNS.map(([, , width]) => width).join(),
      })),
      fake(petitionList, ({ args: { cursor, limit } }) => {
        if (fault) throw new FakeRefusal('tooManyCalls')
        const from = Number(cursor ?? 0)
        const list = letters.slice(from, from + limit).map(rowOf)
        return { list, total: letters.length, next: from + limit < letters.length ? String(from + limit) : null }
      }),
      fake(listCounts, ({ args: { tabs } }) => tabs.map((_, at) => ({ total: at === 0 ? letters.length : 1000 + at }))),
      fake(claimSeveral, arrived =>
        outcome(arrived, id => {
          const letter = letters.find(one => one.id === id)
          if (letter) letter.blr = '周戊汀'
        }),
      ),
      fake(handOn, arrived =>
        outcome(arrived, id => {
          letters = letters.filter(one => one.id !== id)
        }),
      ),
      fake(remind, arrived => outcome(arrived, () => undefined)),
      fake(assignees, () => [
        { personId: 'p2', name: '吴己棠', department: '办信处', open: 4, overdue: 1, deputy: '' },
      ]),
      fake(listSettings, () => ({
        columns: COLUMNS.map(([heading, field, width]) => ({ heading, field, width, shown: true })),
        filters: [
          { field: 'xfr', name: '信访人', operators: ['contains' as const, 'empty' as const], codeTable: '' },
          { field: 'xfxs', name: '信访形式', operators: ['is' as const], codeTable: 'DM_XFXS' },
          { field: 'wtsd', name: '问题属地', operators: ['under' as const], codeTable: '' },
          { field: 'zrdw', name: '责任单位', operators: ['is' as const], codeTable: '' },
        ],
        sorts: ['dueAt'],
      })),
      fake(petition, ({ args: { petitionNo } }) => ({ ...ABOUT.petition, petitionNo, attachments: [], extra: [] })),
      fake(listShares, () => ({
        total: 3,
        parts: [{ field: 'xfxs', name: '信访形式', rows: [{ code: '100', name: '来信', count: 2 }] }],
      })),
      fake(saveColumns, () => null),
      fake(savedFilters, () => [
        {
          filterId: '9',
          name: '本月',
          sort: null,
          shared: true,
          owner: '吴己棠',
          filter: {
            join: 'and' as const,
            conditions: [{ field: 'xfr', operator: 'contains' as const, values: ['冯'] }],
            groups: [],
          },
        },
      ]),
      fake(saveFilter, () => ({ filterId: '10' })),
      fake(codeTable, () => [{ codeId: '100', codeName: '来信', parentId: null }]),
      fake(findRegions, () => [
        { regionCode: '990121000000', regionName: '石渡县', regionType: '3', leaf: false, parentCode: null },
      ]),
      fake(findOrganisations, ({ args: { orgId } }) => [{ orgId, name: '安澜市教育局', regionName: '安澜市' }]),
    ])
  })
  afterEach(async () => {
    await shown?.unmount()
    server.stop()
  })

  const show = async (path: string, pages: readonly string[]) => {
    shown = await renderRemote(remote, { path, desktop: desktopWith(pages, { userId: `p${++users}` }) })
    await screen.findByRole('grid')
  }
  const showDepartment = async () => {
    await show(DEPARTMENT, ['toDoManage/departToDo'])
    await screen.findByText('共 3 条')
  }
  const asked = () => server.arrived.filter(({ path }) => path === petitionList.path).map(({ args }) => args)
  const rowWith = (id: string) => screen.getByRole('row', { name: new RegExp(noOf(id)) })
  const select = async (...ids: string[]) => {
    for (const id of ids) await userEvent.click(screen.getByLabelText(`选择 ${noOf(id)}`))
  }

  it('shows its rows, and takes a to-do by its row', async () => {
    await showDepartment()
    await userEvent.click(within(rowWith('2')).getByRole('button', { name: '领取' }))
    await waitFor(() => expect(notices).toEqual([`已领取 ${noOf('2')}`]))
    expect(await within(rowWith('2')).findByText('周戊汀')).toBeVisible()
    expect(within(rowWith('2')).queryByRole('button', { name: '领取' })).toBeNull()
  })

  it('does to many what can be done, says row by row what not and why, and leaves those selected', async () => {
    letters[0] = { id: '1', blr: '吴己棠' }
    refused = { '3': '该待办已被吴己棠领取' }
    await showDepartment()
    await select('1', '2', '3')
    const bulk = screen.getByRole('region', { name: '批量操作' })
    await userEvent.click(within(bulk).getByRole('button', { name: '领取' }))
    const dialog = await screen.findByRole('dialog', { name: '领取结果' })
    expect(dialog).toHaveTextContent('成功 1 条，未成功 2 条')
    expect(dialog).toHaveTextContent(`${noOf('3')}该待办已被吴己棠领取`)
    expect(dialog).toHaveTextContent(`${noOf('1')}当前状态不能领取`)
    await userEvent.click(screen.getByRole('button', { name: '知道了' }))
    expect(screen.getByText('已选 2 条')).toBeVisible()
    expect(rowWith('2')).toHaveAttribute('aria-selected', 'false')
  })

  it('shows own to-dos in groups by their lamps, and prints the sheets of those chosen', async () => {
    await show('/toDoManage/personalToDo', ['toDoManage/personalToDo', 'toDoManage/archive'])
    await screen.findByText('共 3 条')
    await userEvent.click(screen.getByLabelText('按时限分组'))
    expect(await screen.findByText('▲ 黄灯 3 条')).toBeVisible()
    await select('1', '3')
    await userEvent.click(screen.getByRole('button', { name: '打印登记表' }))
    const dialog = await screen.findByRole('dialog', { name: '打印登记表 2 份' })
    expect(within(dialog).getAllByRole('heading', { name: '信访事项登记表' })).toHaveLength(2)
    expect(within(dialog).getByText(noOf('3'))).toBeVisible()
  })

  it('says of what was searched for how it divides', async () => {
    await show('/toDoManage/archive?words=灌溉渠', ['toDoManage/archive'])
    await userEvent.click(await screen.findByRole('button', { name: '统计' }))
    const part = await screen.findByRole('region', { name: '信访形式' })
    expect(within(part).getByRole('row', { name: /来信/ })).toHaveTextContent('来信266.7%')
    expect(server.arrived.find(({ path }) => path === listShares.path)?.args).toMatchObject({
      viewId: 'v_query',
      filter: { groups: [{ conditions: [{}, {}, { values: ['灌溉渠'] }] }] },
    })
  })

  it('hands own to-dos on to a colleague with a note', async () => {
    await show('/toDoManage/personalToDo', ['toDoManage/personalToDo'])
    await screen.findByText('共 3 条')
    await select('1')
    await userEvent.click(screen.getByRole('button', { name: '转办' }))
    const dialog = await screen.findByRole('dialog', { name: '转办 1 条待办' })
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('请选择人员')
    await userEvent.click(await within(dialog).findByRole('radio', { name: /吴己棠/ }))
    await userEvent.type(within(dialog).getByLabelText(/转办说明/), '由您继续办理')
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(await screen.findByText('共 2 条')).toBeVisible()
    expect(notices).toEqual([`已转办 ${noOf('1')}`])
  })

  it('says of each tab how many rows it has, under the conditions of its list, and again after what one has done', async () => {
    await show('/toDoManage/personalToDo?words=灌溉渠', ['toDoManage/personalToDo'])
    const tabs = within(screen.getByRole('group', { name: '分类' }))
    expect(await tabs.findByRole('button', { name: '全部 3' })).toBeVisible()
    expect(tabs.getByRole('button', { name: '协办 1,005' })).toBeVisible()
    await userEvent.click(tabs.getByRole('button', { name: '协办 1,005' }))
    await waitFor(() => expect(asked()).toHaveLength(2))
    const counted = server.arrived.flatMap(({ path, args }) => (path === listCounts.path ? [args as Counted] : []))
    const [{ filter } = {}, narrowed] = asked() as Counted[]
    const together = counted[0]?.tabs?.[5]
    expect(counted).toEqual([expect.objectContaining({ viewId: 'v_dbx_personal', filter })])
    expect(narrowed?.filter).toEqual({ ...filter, conditions: together })
    await screen.findByText('共 3 条')
    await select('1')
    await userEvent.click(screen.getByRole('button', { name: '转办' }))
    const dialog = within(await screen.findByRole('dialog', { name: '转办 1 条待办' }))
    await userEvent.click(await dialog.findByRole('radio', { name: /吴己棠/ }))
    await userEvent.type(dialog.getByLabelText(/转办说明/), '请办理')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    expect(await tabs.findByRole('button', { name: '全部 2' })).toBeVisible()
  })

  it('reminds of own to-dos on the day that all of them have, with a note', async () => {
    await show('/toDoManage/personalToDo', ['toDoManage/personalToDo'])
    await screen.findByText('共 3 条')
    await select('1', '2')
    await userEvent.click(screen.getByRole('button', { name: '设置提醒' }))
    const dialog = within(await screen.findByRole('dialog', { name: '设置提醒 2 条待办' }))
    expect(await dialog.findByLabelText('提醒日期')).toHaveValue('2026-12-09')
    expect(dialog.getByLabelText(/提醒内容/)).toHaveValue('')
    await userEvent.type(dialog.getByLabelText(/提醒内容/), '电话核实')
    await userEvent.click(dialog.getByRole('button', { name: '确定' }))
    await waitFor(() => expect(notices).toEqual(['已设置提醒 2 条']))
    const [args] = server.arrived.filter(({ path }) => path === remind.path).map(arrived => arrived.args)
    expect(args).toEqual({ todoIds: ['1', '2'], remindOn: '2026-12-09', note: '电话核实' })
  })

  it('tells of what came and went instead of moving rows, and shows it when asked', async () => {
    await showDepartment()
    await select('2')
    letters = [{ id: '9', blr: '' }, ...letters]
    act(() => void store.dispatch(api.util.invalidateTags(['Todo'])))
    const news = await screen.findByRole('button', { name: '有 1 条更新' })
    expect(screen.queryByText(noOf('9'))).toBeNull()
    await userEvent.click(news)
    expect(await screen.findByText('共 4 条')).toBeVisible()
    expect(screen.queryByRole('button', { name: /条更新/ })).toBeNull()
    expect(rowWith('2')).toHaveAttribute('aria-selected', 'true')
  })

  it('shows in its place what somebody else did to a row', async () => {
    await showDepartment()
    letters[1] = { id: '2', blr: '吴己棠' }
    act(() => void store.dispatch(api.util.invalidateTags(['Todo'])))
    expect(await within(rowWith('2')).findByText('吴己棠')).toBeVisible()
  })

  it('names who else is writing on a row, as soon as that is told', async () => {
    await showDepartment()
    letters[1] = { id: '2', blr: '', writerName: '吴己棠' }
    act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Petition', id: noOf('2') }])))
    expect(await within(rowWith('2')).findByRole('img', { name: '吴己棠正在编辑' })).toBeVisible()
    expect(screen.getAllByRole('img', { name: /正在编辑$/ })).toHaveLength(1)
  })

  it('reads on by cursor as its end comes into sight', async () => {
    letters = Array.from({ length: 130 }, (_, at) => ({ id: String(at), blr: '' }))
    await show(DEPARTMENT, ['toDoManage/departToDo'])
    await screen.findByText('共 130 条')
    act(() => screen.getByRole('grid').focus())
    for (let page = 0; page < 9; page++) await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ cursor: '100' })))
  })

  it('asks for words, tabs and switches, which then stand in the address', async () => {
    await showDepartment()
    await userEvent.type(screen.getByRole('searchbox'), ' 路灯 {Enter}')
    await userEvent.click(screen.getByRole('button', { name: /^待签收/ }))
    await userEvent.click(screen.getByLabelText('仅未领取'))
    await waitFor(() => expect(window.location.search).toBe('?words=%E8%B7%AF%E7%81%AF&tab=signFor&on=unclaimed'))
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({
        filter: {
          conditions: [
            { field: 'todoType', values: ['signFor'] },
            { field: 'blr', operator: 'empty' },
          ],
          groups: [{ join: 'or', conditions: [{ field: 'xfjbh' }, { field: 'xfr' }, { values: ['路灯'] }] }],
        },
      }),
    )
  })

  it('asks by conditions that are put together, and leaves out those without a value', async () => {
    await showDepartment()
    await userEvent.click(screen.getByRole('button', { name: '更多条件' }))
    const panel = await screen.findByRole('region', { name: '更多条件' })
    await userEvent.type(await within(panel).findByLabelText('信访人的值'), '冯')
    await userEvent.click(within(panel).getByRole('button', { name: '添加条件' }))
    await userEvent.click(within(panel).getByRole('button', { name: '按条件查询' }))
    expect(await screen.findByRole('button', { name: '更多条件（1）' })).toBeVisible()
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({
        filter: { groups: [{ conditions: [{ field: 'xfr', operator: 'contains', values: ['冯'] }] }] },
      }),
    )
  })

  it('takes up a filter that a colleague shares, and saves its own', async () => {
    await showDepartment()
    await userEvent.click(screen.getByRole('button', { name: '我的筛选' }))
    expect(await screen.findByText('吴己棠共享')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '保存当前条件' }))
    expect(notices).toEqual(['请填写筛选名称'])
    await userEvent.type(screen.getByLabelText('筛选名称'), '待办')
    await userEvent.click(screen.getByLabelText('共享给本单位'))
    await userEvent.click(screen.getByRole('button', { name: '保存当前条件' }))
    await waitFor(() =>
      expect(server.arrived).toContainEqual(
        expect.objectContaining({ args: expect.objectContaining({ name: '待办', shared: true }) }),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: '本月' }))
    expect(await screen.findByRole('button', { name: '更多条件（1）' })).toBeVisible()
  })

  it('warns at the ends of its columns, and keeps what was chosen at the server', async () => {
    await showDepartment()
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('button', { name: '上移 时限' }))
    await userEvent.click(screen.getByRole('button', { name: '下移 领取人' }))
    expect(notices).toEqual(['已经是第一列，不能上移', '已经是最后一列，不能下移'])
    await userEvent.click(screen.getByRole('button', { name: '下移 时限' }))
    expect(screen.getByRole('button', { name: '下移 时限' })).toHaveFocus()
    const width = screen.getByLabelText('信访件编号列宽（像素）')
    await userEvent.clear(width)
    await userEvent.type(width, '5000')
    await userEvent.click(screen.getByLabelText('领取人'))
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(notices).toContain('列设置已保存'))
    expect(server.arrived.find(({ path }) => path === saveColumns.path)?.args).toEqual({
      viewId: 'v_dbx_depart',
      fields: ['xfjbh', 'lamp'],
      widths: [800, 100],
    })
  })

  it('says what to do where there is nothing', async () => {
    letters = []
    await show('/toDoManage/personalToDo', ['toDoManage/personalToDo', 'toDoManage/departToDo'])
    expect(await screen.findByText('没有需要您办理的待办；可在部门待办中领取')).toBeVisible()
  })

  it('is opened by a figure with its filter on, which can be turned off again', async () => {
    await show('/toDoManage/personalToDo?on=simple', ['toDoManage/personalToDo'])
    const simple = { field: 'simple', operator: 'is', values: ['1'] }
    expect(asked().at(-1)).toMatchObject({ viewId: 'v_dbx_personal', filter: { conditions: [simple] } })
    await userEvent.click(screen.getByRole('checkbox', { name: '简易办理' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ filter: { conditions: [] } }))
    expect(screen.queryByRole('checkbox', { name: '简易办理' })).toBeNull()
  })

  it('says in words what its address asks for, and is rid of each part', async () => {
    const either = [
      { field: 'xfr', operator: 'contains', values: ['冯'] },
      { field: 'xfr', operator: 'empty', values: [] },
    ]
    const where = JSON.stringify([
      {
        join: 'and',
        conditions: [
          { field: 'xfxs', operator: 'is', values: ['100'] },
          { field: 'wtsd', operator: 'under', values: ['990121000000'] },
          { field: 'zrdw', operator: 'is', values: ['o1'] },
        ],
      },
      { join: 'or', conditions: either },
    ])
    await show(`/toDoManage/archive?${new URLSearchParams({ where })}`, ['toDoManage/archive'])
    const region = within(await screen.findByRole('region', { name: '查询条件' }))
    const words = [
      '信访形式：来信',
      '问题属地属于（含下级）石渡县',
      '责任单位：安澜市教育局',
      '信访人包含冯 或 信访人为空',
    ]
    for (const one of words) expect(await region.findByRole('button', { name: `移除 ${one}` })).toBeVisible()
    await userEvent.click(region.getByRole('button', { name: `移除 ${words[1]}` }))
    await userEvent.click(await region.findByRole('button', { name: `移除 ${words[3]}` }))
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({
        filter: { groups: [{ join: 'and', conditions: [{ field: 'xfxs' }, { field: 'zrdw' }] }] },
      }),
    )
    await userEvent.click(region.getByRole('button', { name: '全部移除' }))
    await waitFor(() => expect(window.location.search).not.toContain('where'))
    expect(screen.queryByRole('region', { name: '查询条件' })).toBeNull()
  })

  it('names no other list to whoever lacks it', async () => {
    letters = []
    await show('/toDoManage/personalToDo', ['toDoManage/personalToDo'])
    expect(await screen.findByText('没有需要您办理的待办')).toBeVisible()
  })

  it('says why it cannot be read, and reads it when asked again', async () => {
    fault = true
    shown = await renderRemote(remote, {
      path: DEPARTMENT,
      desktop: desktopWith(['toDoManage/departToDo'], { userId: 'nobody' }),
    })
    const alert = await screen.findByRole('alert')
    fault = false
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByText('共 3 条')).toBeVisible()
  })
})
