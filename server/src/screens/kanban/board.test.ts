import { assign } from '@portal/shared-lib/contract/actions'
import { approvals } from '@portal/shared-lib/contract/approvals'
import { homeNumbers } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import { departmentBoard, departmentFlow } from '@portal/shared-lib/contract/kanban'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { BOARD_CARDS, BOARD_COLUMNS, FLOW_DAYS } from '@portal/shared-lib/contract/rules/kanban'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { PERSONAS } from '../../../fixtures/demo/people/personas'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, dispatchArgs } from '../../../test/dispatches'
import type { Filter } from '../../../test/lists-behind'
import { usePortal } from '../../../test/portal'
import { createTodo, finishTodo } from '../../../test/todos'
import { LISTED_TYPES, ONLINE_TYPES } from '../../petitions/todos/types'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import { PARAMETERS } from '../parameters/kinds'
import { setParameter } from '../parameters/set'
import { HAND_PARAMETER } from './lanes'

const ROLES = ['R06', 'R07', 'R12', 'R13']
const accountsOf = (roles: string[]) =>
  PERSONAS.filter(({ posts }) => posts.some(post => post.some(role => role !== null && roles.includes(role)))).map(
    ({ account }) => account,
  )
/** Everybody who has the board, or, where tests may not take minutes, the first of each role. */
const ACCOUNTS = process.env.LONG
  ? accountsOf(ROLES)
  : [...new Set(ROLES.flatMap(role => accountsOf([role]).slice(0, 1)))]

const DAY_MS = 86_400_000

type By = 'person' | 'category'

const FIELDS = { person: ['blrId', 'applicantId'], category: ['nrfl', 'nrfl'] } as const

/** The list behind a cell: which, and by which filter. */
function listBehind(column: string, lane?: readonly [field: 'person' | 'category', key: string]) {
  const { types = [] } = BOARD_COLUMNS.find(({ key }) => key === column) ?? {}
  const conditions: NonNullable<Filter['conditions']> = []
  if (types.length > 0) conditions.push({ field: 'todoType', operator: 'is', values: [...types] })
  const field = FIELDS[lane?.[0] ?? 'category'][types.length > 0 ? 0 : 1]
  if (lane?.[1] === '') conditions.push({ field, operator: 'empty', values: [] })
  else if (lane) conditions.push({ field, operator: field === 'nrfl' ? 'under' : 'is', values: [lane[1]] })
  return { viewId: types.length > 0 ? 'v_dbx_depart' : 'v_ssz', filter: { conditions } }
}

describe('The board of a department', () => {
  const portal = usePortal({ database: 'simulated', hasReplica: true })
  const cases = useCases(portal)
  const read = async (account: string, by: 'person' | 'category' = 'person') =>
    portal.answerTo(departmentBoard, { by }, { token: await cases.tokenOf(account) })
  const flowOf = async (account: string) => portal.answerTo(departmentFlow, {}, { token: await cases.tokenOf(account) })
  const late = async (account: string, lane: readonly [By, string], column: string) => {
    const { viewId, filter } = listBehind(column, lane)
    const conditions = [...filter.conditions, { field: 'lamp', operator: 'is' as const, values: ['red'] }]
    return total(account, { viewId, filter: { conditions } })
  }
  const total = async (account: string, behind: ReturnType<typeof listBehind>) => {
    const answer = await portal.answerTo(petitionList, { ...behind, limit: 1 }, { token: await cases.tokenOf(account) })
    return answer.total
  }

  it('has a column for each to-do of the lists, and one for each alone', () => {
    const types = BOARD_COLUMNS.flatMap(column => column.types)
    expect(types.toSorted()).toEqual([...LISTED_TYPES, ...ONLINE_TYPES].toSorted())
  })

  it('is for whoever has its page', async () => {
    expect(await portal.ask(departmentBoard, {})).toMatchObject({ code: errors.sessionEnded.code })
    for (const account of ['zs01', 'zs09', 'sys91'])
      for (const call of [departmentBoard, departmentFlow])
        expect(await portal.ask(call, {}, { token: await cases.tokenOf(account) })).toMatchObject({
          code: errors.forbidden.code,
        })
    const { code } = await portal.ask(departmentBoard, { by: 'x' as 'person' }, { token: await cases.tokenOf('zs05') })
    expect(code).toBe(errors.badInput.code)
  })

  it.each(ACCOUNTS)('of %s says of each cell, column and lane what the list behind it says', async account => {
    for (const by of ['person', 'category'] as const) {
      const { columns, lanes, cells } = await read(account, by)
      for (const { key, count } of columns) expect([key, count]).toEqual([key, await total(account, listBehind(key))])
      for (const { column, lane, count, overdue, cards } of cells) {
        expect([column, lane, count]).toEqual([column, lane, await total(account, listBehind(column, [by, lane]))])
        expect(cards.length).toBe(Math.min(count, BOARD_CARDS))
        if (overdue > 0 && column !== 'approval')
          expect([column, lane, overdue]).toEqual([column, lane, await late(account, [by, lane], column)])
      }
      for (const { key, count } of lanes) {
        const own = cells.filter(({ lane }) => lane === key)
        expect([key, count]).toEqual([key, own.reduce((sum, cell) => sum + cell.count, 0)])
      }
      expect(cells.filter(({ lane }) => lanes.every(({ key }) => key !== lane))).toEqual([])
      const todos = columns.reduce((sum, { key, count }) => (key === 'approval' ? sum : sum + count), 0)
      const { departCount } = await portal.answerTo(homeNumbers, {}, { token: await cases.tokenOf(account) })
      expect(todos).toBe(departCount)
    }
  })

  it('says for how many days all of a cell have been lying', async () => {
    const token = await cases.tokenOf('zs05')
    const rows = await portal.answerTo(petitionList, { viewId: 'v_dbx_depart', limit: 9999 }, { token })
    const since = rows.list.map(({ receivedAt }) => new Date(`${String(receivedAt).replace(' ', 'T')}+08:00`))
    const lain = since.reduce((sum, at) => sum + (portal.clock.now().getTime() - at.getTime()) / DAY_MS, 0)
    const { cells } = await read('zs05')
    const own = cells.filter(({ column }) => column !== 'approval')
    // Each cell is rounded to a tenth of a day.
    expect(Math.abs(own.reduce((sum, { days }) => sum + days, 0) - lain)).toBeLessThan(own.length * 0.1)
    expect(lain).toBeGreaterThan(0)
  })

  it.each(ACCOUNTS)('of %s ends its flow with what the board shows', async account => {
    const { days } = await flowOf(account)
    const { columns } = await read(account)
    expect(days.length).toBe(FLOW_DAYS)
    const { open = {} } = days.at(-1) ?? {}
    for (const { key, count } of columns) if (key !== 'approval') expect([key, open[key] ?? 0]).toEqual([key, count])
  })

  it('shows the most pressing of a cell first, with lamp, page and masked name', async () => {
    const { cells } = await read('zs05')
    for (const { cards } of cells) {
      const dated = cards.map(({ dueAt }) => dueAt ?? '9999')
      expect(dated).toEqual(dated.toSorted())
      for (const { url, petitionNo } of cards) expect(url).toContain(`xfjbh=${petitionNo}`)
    }
    expect(cells.flatMap(({ cards }) => cards).length).toBeGreaterThan(0)
  })

  it('tells what came and what left, and how long it stayed', async () => {
    const clerk = getCaller('rs12')
    const today = startOfDay(dayOf(portal.clock.now()))
    const at = (days: number, hours: number) =>
      new Date(startOfDay(addDays(dayOf(today), days)).getTime() + hours * 3_600_000)
    const before = await flowOf('rs12')
    const close = async (todoId: string, doneAt: Date) => {
      await finishTodo(portal.db, todoId)
      await portal.db.updateTable('todo').set({ done_at: doneAt }).where('id', '=', todoId).execute()
    }
    await close(await createTodo(portal.db, clerk, 'report', { createdAt: at(-3, 1) }), at(-2, 5))
    await createTodo(portal.db, clerk, 'report', { createdAt: at(-FLOW_DAYS, 1) })
    const after = await flowOf('rs12')
    const change = (back: number) => {
      const [was, is] = [before.days.at(-1 - back), after.days.at(-1 - back)]
      return [
        (is?.came ?? 0) - (was?.came ?? 0),
        (is?.left ?? 0) - (was?.left ?? 0),
        (is?.open.answer ?? 0) - (was?.open.answer ?? 0),
      ]
    }
    expect([4, 3, 2, 1, 0].map(change)).toEqual([
      [0, 0, 1],
      [1, 0, 2],
      [0, 1, 1],
      [0, 0, 1],
      [0, 0, 1],
    ])
    const stay = ({ stays }: typeof after) => stays.find(({ column }) => column === 'answer')
    expect((stay(after)?.count ?? 0) - (stay(before)?.count ?? 0)).toBe(1)
    if (stay(before)?.count === 0) expect(stay(after)?.hours).toBe(28)
  })

  it('says how much one person should have in hand, as the region has set it', async () => {
    const limits = async () => (await read('zs05')).lanes.map(({ limit }) => limit)
    expect(new Set(await limits())).toEqual(new Set([null, PARAMETERS.get(HAND_PARAMETER)?.delivered]))
    const value = { name: HAND_PARAMETER, regionCode: '990000000000', value: '7', validFrom: '2020-01-01' }
    await setParameter(portal.db, value)
    expect(new Set(await limits())).toEqual(new Set([null, 7]))
    await portal.db.deleteFrom('rule_param').where('name', '=', HAND_PARAMETER).execute()
  })

  it('keeps what waits with a leader in the lane of whoever sent it, until it is decided', async () => {
    const letter = await cases.letter()
    const sentIn = async () => (await read('zs05')).cells.filter(({ column }) => column === 'approval')
    const before = await sentIn()
    await letter.act('zs05', assign, {
      ...dispatchArgs(CITY_BUREAU),
      mode: '020200',
      reportBy: addDays(dayOf(portal.clock.now()), 20),
    })
    const own = ({ lane }: { lane: string }) => lane === getCaller('zs05').holderId
    expect((await sentIn()).find(own)?.count).toBe((before.find(own)?.count ?? 0) + 1)
    const { list } = await portal.answerTo(approvals, { limit: 9999 }, { token: await cases.tokenOf('zs06') })
    expect(list.map(({ petitionNo }) => petitionNo)).toContain(letter.petitionNo)
  })
})
