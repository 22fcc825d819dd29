import { signFor, transfer } from '@portal/shared-lib/contract/actions'
import {
  assignees,
  claimSeveral,
  distribute,
  handOn,
  previewDistribution,
  release,
} from '@portal/shared-lib/contract/assignments'
import { departmentTodos, personalTodos } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import { timeline } from '@portal/shared-lib/contract/petitions'
import { claim, todos } from '@portal/shared-lib/contract/todos'
import { type NotNull, sql } from 'kysely'
import { type TestCase, useCases } from '../../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../../test/dispatches'
import { usePortal } from '../../../../test/portal'
import { wallOff } from '../../../../test/walls'

describe('Assigning to-dos', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  const idOf = async ({ petitionNo }: TestCase) => {
    const open = portal.db
      .selectFrom('todo')
      .innerJoin('petition', 'petition.id', 'todo.petition_id')
      .where('petition_no', '=', petitionNo)
      .where('done_at', 'is', null)
    return (await open.select('todo.id').executeTakeFirstOrThrow()).id
  }
  /** A letter whose to-do nobody has claimed, in the department of zs01, zs05, zs06 and zz01. */
  const waiting = async () => {
    const letter = await cases.letter()
    return { letter, todoId: await idOf(letter) }
  }
  const session = async (account: string) => ({ token: await cases.tokenOf(account) })
  const give = async (account: string, todoIds: string[], personId: string) =>
    portal.ask(distribute, { todoIds, personId }, await session(account))
  const pass = async (account: string, todoIds: string[], personId: string, note = '熟悉该领域政策') =>
    portal.ask(handOn, { todoIds, personId, note }, await session(account))
  const free = async (account: string, todoIds: string[]) => portal.ask(release, { todoIds }, await session(account))
  const take = async (account: string, todoIds: string[]) =>
    portal.ask(claimSeveral, { todoIds }, await session(account))
  const failing = (data: { failed: { reason: string }[] } | null) => data?.failed.map(({ reason }) => reason)
  const handlerOf = async ({ petitionNo }: TestCase) => {
    const step = await portal.db
      .selectFrom('handling_step')
      .innerJoin('petition', 'petition.id', 'handling_step.petition_id')
      .where('petition_no', '=', petitionNo)
      .orderBy('seq', 'desc')
      .select('handler_id')
      .executeTakeFirstOrThrow()
    return step.handler_id
  }

  afterEach(async () => {
    const counted = sql`select dept_id, person_id, todo_type, count(*)::int as open_count from todo
      where done_at is null group by 1, 2, 3 order by 1, 2, 3`
    const kept = sql`select dept_id, person_id, todo_type, open_count from todo_counter
      where open_count > 0 order by 1, 2, 3`
    expect((await kept.execute(portal.db)).rows).toEqual((await counted.execute(portal.db)).rows)
  })

  it('is refused to those who have not the page, or are no head of a department', async () => {
    const { todoId } = await waiting()
    expect(await take('zs01', [todoId])).toMatchObject({ code: errors.forbidden.code })
    expect(await give('zs05', [todoId], 'demo-zs05')).toMatchObject({ code: errors.forbidden.code })
    expect(await pass('zs06', [todoId], 'demo-zs05')).toMatchObject({ code: errors.forbidden.code })
    expect(await portal.ask(release, { todoIds: [todoId] })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it('asks which, to whom and why', async () => {
    expect((await take('zs05', [])).message).toBe('请选择一条数据')
    expect((await take('zs05', Array.from({ length: 101 }, String))).message).toBe('一次最多处理100条')
    expect((await give('zs06', ['1'], '')).message).toBe('请选择人员')
    expect((await pass('zs05', ['1'], 'demo-zs03', ' 好 ')).message).toBe('请填写转办说明')
  })

  it('takes several, each alone: what cannot be had is told with the reason', async () => {
    const [mine, gone] = [await waiting(), await waiting()]
    await portal.answerTo(claim, { todoId: gone.todoId }, await session('zz01'))
    const foreign = await portal.db
      .selectFrom('todo')
      .where('org_id', '<>', '990000000-xf')
      .select('id')
      .executeTakeFirstOrThrow()
    const { data } = await take('zs05', [mine.todoId, gone.todoId, foreign.id, '0'])
    expect(data?.done).toBe(1)
    const none = '待办事项不存在或您无权查看'
    const why = new Map(data?.failed.map(({ todoId, reason }) => [todoId, reason]))
    expect([why.get(foreign.id), why.get('0'), why.size]).toEqual([none, none, 3])
    expect(why.get(gone.todoId)).toMatch(/^该事项已由孔戊枫于.+处理，请刷新$/)
    expect([await mine.letter.todos(), await handlerOf(mine.letter)]).toEqual([['sort demo-zs05'], 'demo-zs05'])
  })

  it('shows a head what distributing would change and what is refused, and changes nothing', async () => {
    const [first, second] = [await waiting(), await waiting()]
    await portal.answerTo(claim, { todoId: second.todoId }, await session('zs05'))
    const asked = { todoIds: [first.todoId, second.todoId, '0'], personId: 'demo-zs05' }
    const before = [await first.letter.todos(), await second.letter.todos()]
    const shown = await portal.answerTo(previewDistribution, asked, await session('zs06'))
    const { data } = await give('zs06', asked.todoIds, asked.personId)
    expect({ done: shown.done, failed: shown.failed }).toEqual(data)
    const froms = shown.moved.map(({ todoId, from }) => [todoId, from]).toSorted()
    expect(froms.map(([todoId]) => todoId)).toEqual([first.todoId, second.todoId].toSorted())
    expect(shown.moved.find(({ todoId }) => todoId === first.todoId)?.from).toBe('')
    const [to] = new Set(shown.moved.map(one => one.to))
    expect(shown.moved.find(({ todoId }) => todoId === second.todoId)?.from).toBe(to)
    expect(before).toEqual([['sort 990000000-xf'], ['sort demo-zs05']])
    expect(await portal.ask(previewDistribution, asked, await session('zs05'))).toMatchObject({
      code: errors.forbidden.code,
    })
  })

  it('distributes within the department', async () => {
    const { letter, todoId } = await waiting()
    expect((await give('zs06', [todoId], 'demo-zs05')).data).toEqual({ done: 1, failed: [] })
    expect([await letter.todos(), await handlerOf(letter)]).toEqual([['sort demo-zs05'], 'demo-zs05'])
    const steps = await portal.answerTo(timeline, { petitionNo: letter.petitionNo }, await session('zs06'))
    expect(steps.at(-1)).toMatchObject({ action: '分派', actor: '吴己莲', text: '待分办：周戊汀' })
    expect((await give('zs06', [todoId], 'demo-zz01')).data).toEqual({ done: 1, failed: [] })
    expect(await letter.todos()).toEqual(['sort demo-zz01'])
  })

  it('distributes to nobody elsewhere, or without a list of to-dos, and nothing of another department', async () => {
    const { letter, todoId } = await waiting()
    for (const person of ['demo-zs03', 'demo-al05', 'demo-zs01', 'nobody'])
      expect((await give('zs06', [todoId], person)).message).toBe('该人员没有办理此类事项的权限，请另选')
    await pass('zs05', [(await take('zs05', [todoId])) && todoId], 'demo-zs03')
    expect(failing((await give('zs06', [todoId], 'demo-zs05')).data)).toEqual(['只能分派本部门的待办事项'])
    expect(await letter.todos()).toEqual(['sort demo-zs03'])
  })

  it('hands on to a colleague in another department, whose list and badge have it from then on', async () => {
    const { letter, todoId } = await waiting()
    await take('zs05', [todoId])
    const count = async (account: string) => (await portal.answerTo(personalTodos, {}, await session(account))).total
    const before = [await count('zs05'), await count('zs03')] as const
    expect((await pass('zs05', [todoId], 'demo-zs03')).data).toEqual({ done: 1, failed: [] })
    expect([await count('zs05'), await count('zs03')]).toEqual([before[0] - 1, before[1] + 1])
    const { list } = await portal.answerTo(todos, { whose: 'personal', limit: 99 }, await session('zs03'))
    expect(list.map(row => row.petitionNo)).toContain(letter.petitionNo)
    expect(await handlerOf(letter)).toBe('demo-zs03')
    expect(failing((await pass('zs05', [todoId], 'demo-zs04')).data)).toEqual([
      '该事项不在您或本部门名下，请先领取或联系经办人',
    ])
  })

  it('gives nothing to whom the wall keeps out, or who bears the name of somebody accused', async () => {
    const { letter, todoId } = await waiting()
    await take('zs05', [todoId])
    const { petition_id, province_code } = await portal.db
      .selectFrom('todo')
      .where('id', '=', todoId)
      .select(['petition_id', 'province_code'])
      .$narrowType<{ petition_id: NotNull }>()
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('petition_person')
      .values({ province_code, petition_id, seq: 2, role: '6', name: '孔戊枫' })
      .execute()
    expect(failing((await pass('zs05', [todoId], 'demo-zz01')).data)).toEqual(['请核实是否需要回避'])
    await wallOff(portal.db, letter.petitionNo, ['demo-zs05'])
    expect(failing((await pass('zs05', [todoId], 'demo-zs03')).data)).toEqual(['该人员不在知悉范围内，不能转办'])
    expect(failing((await give('zs06', [todoId], 'demo-zs05')).data)).toEqual(['待办事项不存在或您无权查看'])
  })

  it('goes back to the department, and what comes next there too', async () => {
    const { letter, todoId } = await waiting()
    await take('zs05', [todoId])
    const before = (await portal.answerTo(departmentTodos, {}, await session('zs05'))).total
    expect((await free('zs05', [todoId])).data).toEqual({ done: 1, failed: [] })
    expect((await portal.answerTo(departmentTodos, {}, await session('zs05'))).total).toBe(before)
    expect([await letter.todos(), await handlerOf(letter)]).toEqual([['sort 990000000-xf'], null])
    expect(failing((await free('zs05', [todoId])).data)).toEqual(['该事项不在您或本部门名下，请先领取或联系经办人'])
  })

  it('does not take back what a person was chosen for', async () => {
    const { letter } = await waiting()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('rs12', signFor)
    const addressed = await idOf(letter)
    expect((await free('rs12', [addressed])).data).toEqual({ done: 1, failed: [] })
    await portal.db
      .updateTable('todo')
      .set(eb => ({ person_id: 'demo-rs12', claimed_at: eb.ref('created_at') }))
      .where('id', '=', addressed)
      .execute()
    await sql`insert into todo_counter select province_code, dept_id, person_id, todo_type, 1 from todo
      where id = ${addressed} on conflict (province_code, dept_id, person_id, todo_type)
      do update set open_count = todo_counter.open_count + 1`.execute(portal.db)
    await sql`update todo_counter set open_count = open_count - 1 from todo where todo.id = ${addressed}
      and todo_counter.dept_id = todo.dept_id and todo_counter.person_id = ''
      and todo_counter.todo_type = todo.todo_type`.execute(portal.db)
    expect(failing((await free('rs12', [addressed])).data)).toEqual(['该事项指定由您办理，请转办他人'])
  })

  it('has one outcome where several try at once', async () => {
    for (let round = 0; round < 5; round++) {
      const made = [await waiting(), await waiting(), await waiting()]
      const ids = made.map(({ todoId }) => todoId)
      const [one, other] = await Promise.all([take('zs05', ids), take('zz01', ids.toReversed())])
      expect((one.data?.done ?? 0) + (other.data?.done ?? 0)).toBe(3)
      const [letter, todoId] = [made[0]?.letter, ids[0] ?? '']
      const holder = (await letter?.todos())?.[0] === 'sort demo-zs05' ? 'zs05' : 'zz01'
      const [moved, freed] = await Promise.all([pass(holder, [todoId], 'demo-zs03'), free(holder, [todoId])])
      expect((moved.data?.done ?? 0) + (freed.data?.done ?? 0)).toBe(1)
    }
  })

  it('shows whom one can choose, with the load of each', async () => {
    const people = await portal.answerTo(assignees, { within: 'department' }, await session('zs06'))
    expect(people.map(({ name }) => name).toSorted()).toEqual(['周戊汀', '孔戊枫'].toSorted())
    const [open] = people.filter(({ name }) => name === '周戊汀').map(person => person.open)
    expect(open).toBe((await portal.answerTo(personalTodos, {}, await session('zs05'))).total)
    const all = await portal.answerTo(assignees, { within: 'organisation' }, await session('zs05'))
    expect(all.map(({ personId }) => personId)).toContain('demo-zs03')
    expect(all.map(({ personId }) => personId)).not.toContain('demo-al05')
  })
})
