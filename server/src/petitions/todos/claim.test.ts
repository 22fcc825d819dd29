import { errors } from '@portal/shared-lib/contract/errors'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { claim, todos } from '@portal/shared-lib/contract/todos'
import { sql } from 'kysely'
import { letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'

describe('Claiming a to-do', () => {
  const portal = usePortal({ database: 'demo' })
  let [registrar, clerk, colleague] = ['', '', '']

  beforeAll(async () => {
    registrar = await portal.signInAs('zs01')
    clerk = await portal.signInAs('zs05')
    colleague = await portal.signInAs('zz01', '990000000-xf')
  })

  const register = () => portal.answerTo(registerLetter, letterArgs(), { token: registrar })
  const take = (todoId: string, token: string, requestId?: string) =>
    portal.ask(claim, { todoId }, { token, ...(requestId && { requestId }) })
  const totals = async () => {
    const unclaimed = await portal.answerTo(todos, { whose: 'department', onlyUnclaimed: true }, { token: clerk })
    const personal = await portal.answerTo(todos, { whose: 'personal' }, { token: clerk })
    const department = await portal.answerTo(todos, { whose: 'department' }, { token: clerk })
    return [unclaimed.total, personal.total, department.total]
  }
  const stepsAndAudit = async (todoId: string) => {
    const { petition_id } = await portal.db
      .selectFrom('todo')
      .where('id', '=', todoId)
      .select('petition_id')
      .executeTakeFirstOrThrow()
    const steps = await portal.db
      .selectFrom('timeline')
      .where('petition_id', '=', petition_id)
      .orderBy('seq')
      .select('action')
      .execute()
    const audit = await portal.db.selectFrom('audit').where('object_id', '=', todoId).select('action').execute()
    return [steps.map(({ action }) => action), audit.map(({ action }) => action)]
  }

  it('is for those with a session', async () => {
    const { todoId } = await register()
    expect(await portal.ask(claim, { todoId })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each(['zs01', 'zs04', 'zs07'])('is not for %s, who has no department list', async account => {
    const { todoId } = await register()
    expect(await take(todoId, await portal.signInAs(account))).toMatchObject({ code: errors.forbidden.code })
  })

  it('asks which one', async () => {
    expect((await take(' ', clerk)).message).toBe('请选择一条数据')
  })

  it.each(['abc', '0', '-1', '1e3', '9'.repeat(19), '987654321'])('finds none under %s', async todoId => {
    expect(await take(todoId, clerk)).toMatchObject({
      code: errors.notFound.code,
      message: '待办事项不存在或您无权查看',
    })
  })

  it.each(['rs12', 'al05'])('is of no use to %s of another organisation, as if there were none', async account => {
    const { todoId } = await register()
    const foreign = await portal.signInAs(account)
    expect((await take(todoId, foreign)).message).toBe('待办事项不存在或您无权查看')
    const both = await portal.signInAs('zz01', '990100000-xf')
    expect((await take(todoId, both)).message).toBe('待办事项不存在或您无权查看')
    expect(await take(todoId, clerk)).toMatchObject({ code: 0 })
  })

  it('moves it from the department to oneself, with timeline, audit and counters', async () => {
    const { todoId } = await register()
    const [unclaimed = 0, personal = 0, department = 0] = await totals()
    expect(await take(todoId, clerk)).toEqual({ code: 0, message: '', data: null })
    expect(await totals()).toEqual([unclaimed - 1, personal + 1, department])
    expect(await stepsAndAudit(todoId)).toEqual([['登记', '领取'], ['领取待办']])
  })

  it('tells who was faster, and when', async () => {
    const { todoId } = await register()
    portal.clock.stopAt('2026-11-20T14:30:00+08:00')
    await take(todoId, colleague)
    portal.clock.reset()
    expect(await take(todoId, clerk)).toMatchObject({
      code: errors.changedMeanwhile.code,
      message: '该事项已由孔戊枫于2026-11-20 14:30:00处理，请刷新',
    })
  })

  it('tells who has done it meanwhile', async () => {
    const { todoId } = await register()
    await take(todoId, clerk)
    const finish = (done_at: string | null) =>
      portal.db.updateTable('todo').set({ done_at }).where('id', '=', todoId).execute()
    await finish('2026-11-20T15:00:00+08:00')
    const { message } = await take(todoId, colleague)
    await finish(null)
    expect(message).toBe('该事项已由周戊汀于2026-11-20 15:00:00处理，请刷新')
  })

  it('is won by one of two who try at once, and the other is told by whom', async () => {
    for (let round = 0; round < 10; round++) {
      const { todoId } = await register()
      const answers = await Promise.all([take(todoId, clerk), take(todoId, colleague)])
      const lost = answers.filter(({ code }) => code !== 0)
      const winner = answers[0]?.code === 0 ? '周戊汀' : '孔戊枫'
      expect(lost).toEqual([expect.objectContaining({ code: errors.changedMeanwhile.code })])
      expect(lost[0]?.message).toContain(winner)
      expect(await stepsAndAudit(todoId)).toEqual([['登记', '领取'], ['领取待办']])
    }
  })

  it('changes nothing when it is one’s own already, or is sent twice', async () => {
    const { todoId } = await register()
    const requestId = '0b6f1e3a-6a52-4a53-9b61-0d9b0c1c7a02'
    await take(todoId, clerk, requestId)
    const before = await totals()
    expect(await take(todoId, clerk, requestId)).toMatchObject({ code: 0 })
    expect(await take(todoId, clerk)).toMatchObject({ code: 0 })
    expect(await totals()).toEqual(before)
    expect(await stepsAndAudit(todoId)).toEqual([['登记', '领取'], ['领取待办']])
  })

  it('keeps the counters right under a crowd', async () => {
    const registered = await Promise.all(Array.from({ length: 20 }, register))
    const [unclaimed = 0, , department = 0] = await totals()
    await Promise.all(registered.flatMap(({ todoId }) => [take(todoId, clerk), take(todoId, colleague)]))
    expect(await totals()).toEqual([unclaimed - 20, expect.any(Number), department])
    const counted = await sql`select person_id, count(*)::int as open_count from todo
      where dept_id = '990000000-xf-3' and done_at is null group by 1 order by 1`.execute(portal.db)
    const counters = await sql`select person_id, open_count from todo_counter
      where dept_id = '990000000-xf-3' order by 1`.execute(portal.db)
    expect(counters.rows).toEqual(counted.rows)
  })
})
