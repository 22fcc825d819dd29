import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { homeNumbers, several } from '@portal/shared-lib/contract/counters'
import { stage } from '@portal/shared-lib/contract/files'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { agenda } from '@portal/shared-lib/contract/homes'
import { desktop } from '@portal/shared-lib/contract/identity'
import { handOverTicket, jointReceptions } from '@portal/shared-lib/contract/joint-receptions'
import { departmentBoard } from '@portal/shared-lib/contract/kanban'
import { askLeaderCase, registerLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { assignScans, holdScan, scans } from '@portal/shared-lib/contract/recognition'
import { takeScan } from '@portal/shared-lib/contract/registration'
import { REPORT_TODOS, RETURNED_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { overview, ticker } from '@portal/shared-lib/contract/stats'
import { tickets } from '@portal/shared-lib/contract/tickets'
import { sql } from 'kysely'
import { openHall } from '../../../fixtures/demo/hall/open-hall'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { ASKED } from '../../../test/asked-personas'
import { useCases } from '../../../test/cases'
import { LABOUR } from '../../../test/dispatches'
import { leaderCaseArgs } from '../../../test/leader-cases'
import { type Filter, LISTS_BEHIND, listed, type RowBehind } from '../../../test/lists-behind'
import { usePortal } from '../../../test/portal'
import { createTodo } from '../../../test/todos'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import { ROOT } from '../../platform/root'

const URGENT = ['yellow', 'orange', 'red']

type Numbers = CallAnswer<typeof homeNumbers>
type Page = { readonly path: string; readonly block: string; readonly counter: string }

const lamps = (...values: string[]): Filter => ({ conditions: [{ field: 'lamp', operator: 'is', values }] })
const ofTypes = (values: readonly string[]): Filter => ({
  conditions: [{ field: 'todoType', operator: 'is', values: [...values] }],
})
const today = dayOf(new Date())
const TODAY: Filter = {
  conditions: [
    { field: 'dueAt', operator: 'from', values: [today] },
    { field: 'dueAt', operator: 'to', values: [today] },
  ],
}
const UNCLAIMED: Filter = { conditions: [{ field: 'blr', operator: 'empty', values: [] }] }

/** The list that each tile of the home page opens, and by which of its filters. */
const TILES: Readonly<Record<keyof Numbers, readonly [page: string, viewId: string, filter?: Filter]>> = {
  personCount: ['toDoManage/personalToDo', 'v_dbx_personal'],
  personUrgentCount: ['toDoManage/personalToDo', 'v_dbx_personal', lamps(...URGENT)],
  personSoonCount: ['toDoManage/personalToDo', 'v_dbx_personal', lamps('yellow', 'orange')],
  personOverdueCount: ['toDoManage/personalToDo', 'v_dbx_personal', lamps('red')],
  personTodayCount: ['toDoManage/personalToDo', 'v_dbx_personal', TODAY],
  personReturnedCount: ['toDoManage/personalToDo', 'v_dbx_personal', ofTypes(RETURNED_TODOS)],
  personReportCount: ['toDoManage/personalToDo', 'v_dbx_personal', ofTypes(REPORT_TODOS)],
  departCount: ['toDoManage/departToDo', 'v_dbx_depart'],
  departUnclaimedCount: ['toDoManage/departToDo', 'v_dbx_depart', UNCLAIMED],
  departUrgentCount: ['toDoManage/departToDo', 'v_dbx_depart', lamps(...URGENT)],
  departSoonCount: ['toDoManage/departToDo', 'v_dbx_depart', lamps('yellow', 'orange')],
  departOverdueCount: ['toDoManage/departToDo', 'v_dbx_depart', lamps('red')],
  departTodayCount: ['toDoManage/departToDo', 'v_dbx_depart', TODAY],
  departReturnedCount: ['toDoManage/departToDo', 'v_dbx_depart', ofTypes(RETURNED_TODOS)],
  departReportCount: ['toDoManage/departToDo', 'v_dbx_depart', ofTypes(REPORT_TODOS)],
}

/** The list that each figure of an agenda opens, and the figure that all bands together are. */
const AGENDAS = {
  personal: ['toDoManage/personalToDo', 'v_dbx_personal', 'personCount'],
  department: ['toDoManage/departToDo', 'v_dbx_depart', 'departCount'],
} as const

/** The lists that home pages open for what presses of a counter. */
const BY_LAMP: Readonly<Record<string, string>> = {
  'DbxxController/netLetterList': 'v_wsxf',
  'DbxxController/leaderLetterList': 'v_ldxx',
  'DbxxController/getBlbgListTotalCount': 'v_blbg',
  'todos/returnCount': 'v_thqs',
  'todos/noticeCount': 'v_gzs',
  'DbxxController/getBjhcCount': 'v_bjhc',
  'ReplaceEntryController/getReplaceEntryInfo': 'v_dlr',
}

/** Where the figures of each widget of the home pages are compared with their lists; empty: it has none. */
const COMPARED: Readonly<Record<string, string>> = {
  due: 'agenda',
  ring: 'agenda',
  fortnight: 'agenda',
  tiles: 'tiles',
  kinds: 'badges',
  load: 'load',
  urgent: 'urgent today',
  approvals: 'badges',
  hall: 'one list, parted by the browser',
  leaderCases: 'one list, parted by the browser',
  figures: 'figures.test.ts',
  trend: 'figures.test.ts',
  map: 'figures.test.ts',
  units: 'figures.test.ts',
  officers: 'officers',
  pressing: '',
  week: '',
  receptions: '',
  entries: '',
  notices: '',
}

const ACCOUNTS = ASKED.map(({ account }) => account)

const isUrgent = ({ lamp }: RowBehind): boolean => URGENT.includes(lamp)
const figuresOf = (rows: readonly RowBehind[]) => ({ total: rows.length, urgent: rows.filter(isUrgent).length })
const casesOf = (rows: readonly RowBehind[]) => ({
  total: new Set(rows.map(({ about }) => about)).size,
  urgent: new Set(rows.filter(isUrgent).map(({ about }) => about)).size,
})

describe('Every figure is the number of rows of the list behind it', () => {
  const portal = usePortal({ database: 'simulated' })
  const cases = useCases(portal)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  /** What the demonstration has none of: work of every kind, of the caller's, of a colleague's and of nobody. */
  beforeAll(async () => {
    await openHall(portal.services)
    const [clerk, yearAgo] = [getCaller('zs05'), startOfDay(addDays(dayOf(new Date()), -365))]
    for (const type of ['closingCheck', 'proxyEntry', 'returnSignFor', 'deliver'] as const)
      for (const personId of [clerk.personId, 'demo-mm01', ''])
        await createTodo(portal.db, clerk, type, { personId, dueAt: new Date() })
    await createTodo(portal.db, clerk, 'closingCheck', { createdAt: yearAgo })
    await createTodo(portal.db, getCaller('zs03'), 'interview', { createdAt: yearAgo })
    await takeScans()
    await handleSimply()
    await askForLeaderCase()
    await handOverVisitor()
  })

  /** Three: one is taken by a colleague, one by the caller, one by nobody. */
  async function takeScans() {
    for (const name of ['甲.pdf', '乙.pdf', '丙.pdf']) {
      const fileId = await portal.answerTo(stage, {}, { ...(await as('zs01')), file: { name, content: '%PDF-1.4' } })
      await portal.answerTo(takeScan, { fileIds: [fileId] }, await as('zs01'))
    }
    const [first, second] = await portal.answerTo(scans, {}, await as('zs01'))
    await portal.answerTo(assignScans, { todoIds: [first?.todoId ?? ''], personId: 'demo-zs06' }, await as('zs06'))
    await portal.answerTo(holdScan, { itemId: second?.itemId ?? '', held: true }, await as('zs01'))
  }

  const handleSimply = () =>
    sql`update handling_step set simple = true from todo where todo.province_code = handling_step.province_code
      and todo.step_id = handling_step.id and todo.todo_type = 'handle' and todo.done_at is null
      and todo.person_id = 'demo-rs12'`.execute(portal.db)

  async function handOverVisitor() {
    const called = (await portal.answerTo(tickets, {}, await as('zs03'))).find(({ state }) => state === '2')
    const matter = '反映被拖欠工资，请人社部门当场答复。'
    const args = { ticketNo: called?.ticketNo ?? '', unitId: LABOUR, windowName: '2号窗口', matter }
    await portal.answerTo(handOverTicket, args, await as('zs03'))
  }

  async function askForLeaderCase() {
    const { petitionNo } = await cases.letter()
    const { caseId } = await portal.answerTo(registerLeaderCase, leaderCaseArgs({ petitionNo }), await as('zs05'))
    const text = '各方已签协议，申请销号。'
    await portal.answerTo(askLeaderCase, { caseId, kind: 'close', result: '1', text }, await as('zs05'))
  }

  /** Nothing changes from then on. */
  const known = new Map<string, ReturnType<typeof read>>()
  const signIn = (account: string) => {
    const reading = known.get(account) ?? read(account)
    known.set(account, reading)
    return reading
  }

  const read = async (account: string) => {
    const token = await cases.tokenOf(account)
    const { permissionList } = await portal.answerTo(desktop, {}, { token })
    const settings = (parameters: string | null) => JSON.parse(parameters ?? '{}')
    const pages: Page[] = permissionList.flatMap(({ url, list, coustomParameters }) =>
      list.map(page => ({
        path: `${url}/${page.url}`,
        block: settings(coustomParameters).block,
        counter: settings(page.coustomParameters).counter,
      })),
    )
    const buttons = permissionList.flatMap(({ list }) => list).flatMap(page => page.list)
    const permissions = new Set(buttons.map(({ url }) => url))
    const counted = pages.filter(({ counter }) => counter !== undefined && counter in LISTS_BEHIND)
    const rows = new Map<string, readonly RowBehind[]>()
    for (const { counter } of counted)
      rows.set(counter, (await LISTS_BEHIND[counter]?.(portal, token, permissions)) ?? [])
    const menus = permissionList.map(({ url }) => url)
    return { token, permissions, menus, pages, counted, rowsOf: (counter: string) => rows.get(counter) ?? [] }
  }

  it.each(ACCOUNTS)('of %s: badges, blocks and tiles', async account => {
    const { token, permissions, pages, counted, rowsOf } = await signIn(account)
    const names = counted.map(({ counter }) => counter)
    const codes = [...new Set(counted.map(({ block }) => block))]
    const countersOf = (code: string) => counted.filter(({ block }) => block === code).map(({ counter }) => counter)
    const blocks = codes.map(code => ({ name: code, counters: countersOf(code) }))

    const said = await portal.answerTo(several, { names, blocks }, { token })
    const saidOf = (name: string) => said.find(count => count.name === name)
    for (const { counter } of counted) expect(saidOf(counter)).toEqual({ name: counter, ...figuresOf(rowsOf(counter)) })
    for (const { name, counters } of blocks)
      expect(saidOf(name)).toEqual({ name, ...casesOf([...new Set(counters)].flatMap(rowsOf)) })

    const numbers = await portal.answerTo(homeNumbers, {}, { token })
    for (const [figure, [path, viewId, filter]] of Object.entries(TILES)) {
      if (!pages.some(page => page.path === path)) continue
      const rows = await listed(viewId, filter)(portal, token, permissions)
      expect([figure, numbers[figure as keyof Numbers]]).toEqual([figure, rows.length])
    }

    const { whose, bands, days } = await portal.answerTo(agenda, {}, { token })
    const sumOf = (figures: readonly { count: number }[]) => figures.reduce((sum, { count }) => sum + count, 0)
    if (whose === '') return expect([...bands, ...days]).toEqual([])
    const [path, viewId, all] = AGENDAS[whose]
    expect(pages.map(page => page.path)).toContain(path)
    expect(sumOf(bands)).toBe(numbers[all])
    for (const { count, conditions } of [...bands, ...days.map(({ due, ...day }) => ({ ...day, count: due }))])
      expect([conditions, count]).toEqual([
        conditions,
        (await listed(viewId, { conditions })(portal, token, permissions)).length,
      ])
  })

  it.each(ACCOUNTS)('of %s: what presses, the load of clerks, what is grave today', async account => {
    const { token, permissions, menus, pages, counted } = await signIn(account)
    const rowsIn = async (viewId: string, conditions: NonNullable<Filter['conditions']>) =>
      await listed(viewId, { conditions })(portal, token, permissions)
    for (const { counter } of counted) {
      const viewId = BY_LAMP[counter]
      if (!viewId) continue
      const [said] = await portal.answerTo(several, { names: [counter] }, { token })
      const urgent = await listed(viewId, lamps(...URGENT))(portal, token, permissions)
      expect([counter, said?.urgent]).toEqual([counter, urgent.length])
    }

    if (pages.some(({ path }) => path === 'kanbanSystem/kanbanDepart')) {
      const { lanes, cells } = await portal.answerTo(departmentBoard, { by: 'person' }, { token })
      for (const { key } of lanes) {
        const own = cells.filter(({ lane, column }) => lane === key && column !== 'approval')
        const sumOf = (figure: 'count' | 'overdue') => own.reduce((sum, cell) => sum + cell[figure], 0)
        const holder: NonNullable<Filter['conditions']>[number] =
          key === ''
            ? { field: 'blr', operator: 'empty', values: [] }
            : { field: 'blrId', operator: 'is', values: [key] }
        const late = { field: 'lamp', operator: 'is' as const, values: ['red'] }
        const behind = [await rowsIn('v_dbx_depart', [holder]), await rowsIn('v_dbx_depart', [holder, late])]
        expect([key, sumOf('count'), sumOf('overdue')]).toEqual([key, ...behind.map(({ length }) => length)])
      }
    }

    if (menus.includes('leadershipBoard')) {
      const grave = await portal.answerTo(ticker, { onlyToday: true, limit: 50 }, { token })
      const { columns, total } = await portal.answerTo(overview, {}, { token })
      expect(total?.[columns.findIndex(({ id }) => id === 'urgent')]?.count).toBe(grave.items.length)
      expect(await rowsIn(grave.viewId, grave.conditions)).toHaveLength(grave.items.length)
      for (const { registeredAt } of grave.items) expect(registeredAt.slice(0, 10)).toBe(today)
    }
  })

  it('compares the figures of every widget', async () => {
    const { homeWidgets } = JSON.parse(await readFile(join(ROOT, 'mf-dashboards/remote.json'), 'utf8'))
    const keys: string[] = homeWidgets.map(({ key }: { key: string }) => key)
    expect(Object.keys(COMPARED).sort()).toEqual(keys.sort())
  })

  it('has rows behind every kind of badge', async () => {
    const filled = new Set<string>()
    for (const account of ['zs01', 'zs02', 'zs03', 'zs04', 'zs05', 'zs06', 'zs07', 'al05', 'al07', 'al09', 'rs12']) {
      const { counted, rowsOf } = await signIn(account)
      for (const { counter } of counted) if (rowsOf(counter).length > 0) filled.add(counter)
    }
    expect([...filled].sort()).toEqual(Object.keys(LISTS_BEHIND).sort())
  })

  it('has the online petitions where they are registered, and not among the own to-dos', async () => {
    const { pages, counted, rowsOf } = await signIn('zs04')
    const online = 'DbxxController/netLetterList'
    expect(counted.filter(({ counter }) => counter === online).map(({ path }) => path)).toEqual([
      'netManage/netRegister',
      'toDoManage/netLetterRegister',
    ])
    expect(rowsOf(online).length).toBeGreaterThan(20)
    expect(pages.map(({ path }) => path)).toContain('toDoManage/personalToDo')
    expect(rowsOf('DbxxController/getGerenBlListTotalCount')).toEqual([])
  })

  it('has the visitor whom a unit was asked to hear at that unit', async () => {
    const { token } = await signIn('rs12')
    const joint = await portal.answerTo(jointReceptions, {}, { token })
    expect(joint.filter(({ waitsForMe }) => waitsForMe)).toHaveLength(1)
    const given = await portal.answerTo(jointReceptions, {}, await as('zs03'))
    expect(given.map(({ isGiven, waitsForMe }) => [isGiven, waitsForMe])).toEqual([[true, false]])
  })

  it('counts a case with several to-dos once in the block', async () => {
    const { token, rowsOf } = await signIn('zs05')
    const counters = ['todos/departmentCount', 'DbxxController/getGerenBlListTotalCount', 'todos/noticeCount']
    const said = await portal.answerTo(several, { names: counters, blocks: [{ name: 'ywbl', counters }] }, { token })
    const totalOf = (name: string) => said.find(count => count.name === name)?.total ?? 0
    const entries = counters.map(totalOf)
    expect(totalOf('ywbl')).toBe(casesOf(counters.flatMap(rowsOf)).total)
    // The same to-dos stand in the department's list and in the others, and several are about one case.
    expect(Math.min(...entries)).toBeGreaterThan(0)
    expect(totalOf('ywbl')).toBeLessThan(Math.max(...entries))
  })
})
