import * as contract from '@portal/shared-lib/contract/counters'
import type { Envelope } from '@portal/shared-lib/contract/envelope'
import { errors } from '@portal/shared-lib/contract/errors'
import { actAs } from '@portal/shared-lib/contract/identity'
import { HANDLING_TODOS, REPORT_TODOS, RETURNED_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { todos } from '@portal/shared-lib/contract/todos'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { usePortal } from '../../../test/portal'
import { createTodo, finishTodo } from '../../../test/todos'
import { MENUS } from '../../people/rights/rows'
import type { TodoType } from '../../petitions/todos/types'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import { COUNTERS } from './counters'

const daysAgo = (days: number) => startOfDay(addDays(dayOf(new Date()), -days))

describe('Counters', () => {
  const portal = usePortal({ database: 'demo' })
  const tokens = new Map<string, Promise<string>>()
  let token = ''

  /** An account may have a few sessions only, so each signs in once. */
  function tokenOf(account: string): Promise<string> {
    const known = tokens.get(account) ?? portal.signInAs(account)
    tokens.set(account, known)
    return known
  }

  beforeAll(async () => {
    token = await tokenOf('zs05')
  })

  it('are for those with a session', async () => {
    const ended = { code: errors.sessionEnded.code }
    for (const { call } of COUNTERS) expect(await portal.ask(call, {})).toMatchObject(ended)
    expect(await portal.ask(contract.several, { names: [] })).toMatchObject(ended)
    expect(await portal.ask(contract.homeNumbers, {})).toMatchObject(ended)
    expect(await portal.ask(contract.warningDays, {})).toMatchObject(ended)
  })

  it('keep no idle session alive', () => {
    expect(Object.values(contract).filter(call => !call.background)).toEqual([])
  })

  it.each(['0', 'many', '10000'])('refuse the limit %s', async limit => {
    const refusal = await portal.ask(contract.closingChecks, { limit: limit as never }, { token })
    expect(refusal).toMatchObject({ code: errors.badInput.code, message: '参数格式错误：limit' })
  })

  it('take the limit of a list, which changes nothing', async () => {
    const [one, many] = [{ limit: 1 }, { limit: 9999 }]
    const counted = await portal.answerTo(contract.departmentTodos, one, { token })
    expect(counted.total).toBeGreaterThan(1)
    expect(await portal.answerTo(contract.departmentTodos, many, { token })).toEqual(counted)
  })

  it('are naught for somebody without to-dos', async () => {
    const nobody = await tokenOf('wq01')
    expect(await portal.answerTo(contract.departmentTodos, {}, { token: nobody })).toEqual({ total: 0, urgent: 0 })
    expect(Object.values(await portal.answerTo(contract.homeNumbers, {}, { token: nobody }))).toEqual(Array(15).fill(0))
  })

  it('are naught for a colleague of the department who lacks the page', async () => {
    const registrar = await tokenOf('zs01')
    expect(await portal.answerTo(contract.departmentTodos, {}, { token: registrar })).toEqual({ total: 0, urgent: 0 })
  })

  it('say what the lists say', async () => {
    const rowsOf = async (whose: 'department' | 'personal') =>
      (await portal.answerTo(todos, { whose, limit: 9999 }, { token })).list
    const [department, personal] = [await rowsOf('department'), await rowsOf('personal')]
    const shown = (rows: typeof department, lamps: readonly string[]) =>
      rows.filter(({ lamp }) => lamps.includes(lamp)).length
    const [pressing, soon, overdue] = [['yellow', 'orange', 'red'], ['yellow', 'orange'], ['red']]
    const dueToday = (rows: typeof department) =>
      rows.filter(({ dueAt }) => dueAt?.startsWith(dayOf(portal.clock.now()))).length
    const ofTypes = (rows: typeof department, types: readonly (keyof typeof HANDLING_TODOS)[]) =>
      rows.filter(({ typeName }) => types.some(type => HANDLING_TODOS[type] === typeName)).length
    const badge = (rows: typeof department) => ({ total: rows.length, urgent: shown(rows, pressing) })

    expect(await portal.answerTo(contract.departmentTodos, {}, { token })).toEqual(badge(department))
    expect(await portal.answerTo(contract.personalTodos, {}, { token })).toEqual(badge(personal))
    expect(await portal.answerTo(contract.homeNumbers, {}, { token })).toEqual({
      personCount: personal.length,
      personUrgentCount: shown(personal, pressing),
      personSoonCount: shown(personal, soon),
      personOverdueCount: shown(personal, overdue),
      personTodayCount: dueToday(personal),
      personReturnedCount: ofTypes(personal, RETURNED_TODOS),
      personReportCount: ofTypes(personal, REPORT_TODOS),
      departCount: department.length,
      departUnclaimedCount: department.filter(({ claimedBy }) => claimedBy === '').length,
      departUrgentCount: shown(department, pressing),
      departSoonCount: shown(department, soon),
      departOverdueCount: shown(department, overdue),
      departTodayCount: dueToday(department),
      departReturnedCount: ofTypes(department, RETURNED_TODOS),
      departReportCount: ofTypes(department, REPORT_TODOS),
    })
  })

  // Of one urgent to-do of mine, one of a colleague's and one that nobody has claimed.
  const mine = { total: 1, urgent: 1 }
  const available = { total: 2, urgent: 1 }
  const department = { total: 3, urgent: 1 }

  it.each<[string, string, TodoType, object]>([
    ['windowRegisterController/getBdCount', 'zs02', 'windowTicket', department],
    ['lfjtController/getJtInfoCardListNum', 'zs03', 'interview', available],
    ['DbxxController/netLetterList', 'zs04', 'registerOnline', department],
    ['recognition/unreadCount', 'zs01', 'registerScan', department],
    ['recognition/waitingCount', 'zs01', 'registerScan', available],
    ['DbxxController/leaderLetterList', 'zs04', 'leaderLetter', department],
    ['DbxxController/getBlbgListTotalCount', 'zs05', 'reportSignFor', department],
    ['todos/returnCount', 'zs05', 'returnSignFor', department],
    ['todos/noticeCount', 'zs05', 'deliver', department],
    ['DbxxController/getBjhcCount', 'zs05', 'closingCheck', department],
    ['SyspController/getLdspListTotalCount', 'zs07', 'approval', mine],
    ['ReplaceEntryController/getReplaceEntryInfo', 'zs05', 'proxyEntry', department],
    ['GwxxController/getGwDBCount', 'zs05', 'document', available],
    ['GwxxController/getGwDBCount', 'zs06', 'documentApproval', available],
    ['FcfhblfsxxController/queryDbCount', 'zs09', 'review', available],
    ['FcfhSyspController/queryDbCount', 'zs07', 'reviewApproval', mine],
    ['DbDbxxController/getDbDbxxCount', 'zs08', 'superviseDraft', available],
    ['DbDbxxController/getDbDbxxCount', 'zs08', 'supervise', available],
    ['DbDbxxController/getDbDbxxCount', 'zs08', 'superviseUrge', available],
    ['DbDbxxController/getDbDbxxCount', 'zs08', 'superviseReport', available],
    ['DbDbxxController/getDbDbxxCount', 'zs08', 'superviseReturn', available],
    ['DbDbxxController/getDbDbxxCount', 'zs08', 'superviseExtension', available],
    ['DbDbxxController/getDbDbxxCount', 'zs08', 'superviseApproval', available],
    ['recommendations/count', 'zs08', 'recommendation', available],
    ['recommendations/count', 'zs08', 'recommendationApproval', available],
    ['ZjsbController/getZjdbList', 'zs05', 'termination', available],
  ])('%s counts for %s what is to be done: %s', async (path, account, type, expected) => {
    const [caller, stranger] = [getCaller(account), getCaller('al05')]
    const call = COUNTERS.find(counter => counter.call.path === `api/${path}`)?.call ?? contract.departmentTodos
    const holder = await tokenOf(account)
    expect(await portal.answerTo(call, {}, { token: holder })).toEqual({ total: 0, urgent: 0 })

    const opened = [
      await createTodo(portal.db, caller, type, { personId: caller.personId, dueAt: new Date() }),
      await createTodo(portal.db, caller, type, { personId: 'demo-wq01' }),
      await createTodo(portal.db, caller, type),
      await createTodo(portal.db, stranger, type),
    ]
    expect(await portal.answerTo(call, {}, { token: holder })).toEqual(expected)

    for (const id of opened) await finishTodo(portal.db, id)
    expect(await portal.answerTo(call, {}, { token: holder })).toEqual({ total: 0, urgent: 0 })
  })

  it('count the approvals of a post for whoever acts in it', async () => {
    const leader = getCaller('zs07')
    const approval = await createTodo(portal.db, leader, 'approval', { personId: leader.personId })
    const [from_at, until_at] = [new Date(), new Date(Date.now() + 3_600_000)]
    const delegation = { post_id: leader.postId, to_person_id: 'demo-zs10', from_at, until_at }
    await portal.db.insertInto('delegation').values(delegation).execute()
    const deputy = await portal.signInAs('zs10')
    expect(await portal.answerTo(contract.approvals, {}, { token: deputy })).toEqual({ total: 0, urgent: 0 })
    await portal.answerTo(actAs, { postId: leader.postId }, { token: deputy })
    expect(await portal.answerTo(contract.approvals, {}, { token: deputy })).toEqual({ total: 1, urgent: 0 })
    await finishTodo(portal.db, approval)
  })

  it.each<[TodoType, string, typeof contract.closingChecks, number, number]>([
    ['closingCheck', 'zs05', contract.closingChecks, 364, 365],
    ['windowTicket', 'zs02', contract.windowTickets, 0, 1],
    ['interview', 'zs03', contract.interviews, 0, 1],
  ])('count a %s (%s) only as long as it is asked about', async (type, account, call, last, over) => {
    const holder = await tokenOf(account)
    const opened = []
    for (const days of [last, over])
      opened.push(
        await createTodo(portal.db, getCaller(account), type, { createdAt: daysAgo(days), dueAt: new Date() }),
      )
    expect(await portal.answerTo(call, {}, { token: holder })).toEqual({ total: 1, urgent: 1 })
    for (const id of opened) await finishTodo(portal.db, id)
  })

  it('are answered several at once, but for names that are none', async () => {
    const names = ['DbxxController/getGerenBlListTotalCount', 'todos/departmentCount', 'DbxxController/none']
    const single = [
      { name: names[0], ...(await portal.answerTo(contract.personalTodos, {}, { token })) },
      { name: names[1], ...(await portal.answerTo(contract.departmentTodos, {}, { token })) },
    ]
    expect(await portal.answerTo(contract.several, { names }, { token })).toEqual(single)
    expect(await portal.answerTo(contract.several, { names: [] }, { token })).toEqual([])
  })

  it('are not answered by the hundred', async () => {
    const names = Array.from({ length: 51 }, () => 'todos/departmentCount')
    expect(await portal.ask(contract.several, { names }, { token })).toMatchObject({ code: errors.badInput.code })
  })

  it('exist for every page that reminds', () => {
    const pages = MENUS.flatMap(menu => menu.pages ?? [])
    const known = COUNTERS.map(({ call }) => call.path)
    const named = pages.flatMap(({ counter }) => (counter ? [`api/${counter}`] : []))
    expect(named.filter(path => !known.includes(path))).toEqual([])
  })

  it('answer the four thresholds in their order', async () => {
    const headers = { Authorization: `Bearer ${token}` }
    const response = await portal.send(contract.warningDays.path, { method: 'POST', headers })
    expect(((await response.json()) as Envelope).data).toEqual([
      { yjlx: 'xfbm', sysx: 3 },
      { yjlx: 'zrdw', sysx: 10 },
      { yjlx: 'aq', sysx: 15 },
      { yjlx: 'myd', sysx: 7 },
    ])
  })
})
