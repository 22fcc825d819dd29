import { requestReturn, transfer } from '@portal/shared-lib/contract/actions'
import {
  appointDeputy,
  deputies,
  distribute,
  endDeputy,
  handOver,
  leavers,
  workOf,
} from '@portal/shared-lib/contract/assignments'
import { errors } from '@portal/shared-lib/contract/errors'
import { leaderCases, registerLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { claim } from '@portal/shared-lib/contract/todos'
import { sql } from 'kysely'
import { type TestCase, useCases } from '../../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../../test/dispatches'
import { leaderCaseArgs } from '../../../../test/leader-cases'
import { usePortal } from '../../../../test/portal'
import { addDays, dayOf } from '../../../platform/calendar/china-time'
import { openTodo } from '../open'

describe('Working in somebody’s place', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const session = async (account: string) => ({ token: await cases.tokenOf(account) })
  const today = () => dayOf(portal.clock.now())

  const appoint = async (account: string, personId: string, from = today(), until = addDays(today(), 7)) =>
    portal.ask(appointDeputy, { personId, fromDay: from, untilDay: until }, await session(account))
  const endAll = () => portal.db.deleteFrom('deputy').execute()
  const petitionIdOf = async ({ petitionNo }: TestCase) =>
    (
      await portal.db
        .selectFrom('petition')
        .where('petition_no', '=', petitionNo)
        .select('id')
        .executeTakeFirstOrThrow()
    ).id

  /** A to-do that is addressed to zs05. */
  async function addressed(letter: TestCase) {
    const org = { orgId: '990000000-xf', deptId: '990000000-xf-3', sourceOrgId: '990000000-xf' }
    const petitionId = await petitionIdOf(letter)
    const given = { provinceCode: '99', petitionId, ...org, personId: 'demo-zs05', dueAt: null }
    return await openTodo(portal.db, { ...given, type: 'handle', createdAt: portal.clock.now() })
  }
  const lastLine = async (letter: TestCase) => {
    const lines = portal.db.selectFrom('timeline').where('petition_id', '=', await petitionIdOf(letter))
    return (await lines.orderBy('seq', 'desc').select('text').executeTakeFirst())?.text
  }
  const holderOf = async (id: string) =>
    (await portal.db.selectFrom('todo').where('id', '=', id).select('person_id').executeTakeFirstOrThrow()).person_id

  describe('as a deputy', () => {
    afterEach(async () => {
      portal.clock.reset()
      await endAll()
    })

    it('is refused to others than colleagues with the same roles, in the past, and in a chain', async () => {
      const unfit = '该人员在此期间不能代办，请另选'
      for (const person of ['demo-al05', 'demo-zs03', 'demo-zs05', 'nobody'])
        expect((await appoint('zs05', person)).message).toBe(unfit)
      expect((await appoint('zs05', 'demo-zz01', addDays(today(), -1))).message).toBe('请填写正确的起止日期')
      expect((await appoint('zs05', 'demo-zz01', addDays(today(), 3), today())).message).toBe('请填写正确的起止日期')
      expect(await appoint('zs05', 'demo-zz01')).toMatchObject({ code: 0 })
      expect((await appoint('zs05', 'demo-zz01')).message).toBe('这些日期已设置代办人，请先取消')
      expect((await appoint('zz01', 'demo-zs05')).message).toBe(unfit)
      expect(await appoint('zz01', 'demo-zs05', addDays(today(), 8), addDays(today(), 9))).toMatchObject({ code: 0 })
    })

    it('closes no ring, though two appoint each other at once', async () => {
      const answers = await Promise.all([appoint('zs05', 'demo-zz01'), appoint('zz01', 'demo-zs05')])
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    })

    it('means new to-dos, from the first day to the last', async () => {
      const letter = await cases.letter()
      const before = await addressed(letter)
      await appoint('zs05', 'demo-zz01', addDays(today(), 1), addDays(today(), 2))
      const at = async (days: number) => {
        portal.clock.reset()
        portal.clock.advance({ hours: 24 * days })
        return await holderOf(await addressed(letter))
      }
      expect([await at(0), await at(1), await at(2), await at(3)]).toEqual([
        ...['demo-zs05', 'demo-zz01', 'demo-zz01', 'demo-zs05'],
      ])
      expect(await holderOf(before)).toBe('demo-zs05')
    })

    it('is named with the person in the timeline of what is handed on', async () => {
      const letter = await cases.letter()
      const { id: todoId } = await portal.db
        .selectFrom('todo')
        .where('petition_id', '=', await petitionIdOf(letter))
        .select('id')
        .executeTakeFirstOrThrow()
      await appoint('zs05', 'demo-zz01')
      await portal.answerTo(distribute, { todoIds: [todoId], personId: 'demo-zs05' }, await session('zs06'))
      expect(await letter.todos()).toEqual(['sort demo-zz01'])
      expect(await lastLine(letter)).toBe('待分办：周戊汀；由孔戊枫代周戊汀办理')
    })

    it('has what comes back from a unit, until it is ended', async () => {
      const letter = await cases.letter()
      await letter.act('zs05', transfer, dispatchArgs(LABOUR))
      const { data } = await appoint('zs05', 'demo-zz01')
      const reason = { reason: '本单位不具有处理该事项的职权', suggestedUnit: '市住房和城乡建设局' }
      await portal.db
        .insertInto('approval_chain')
        .values({ province_code: '99', set_for: LABOUR, subject_type: 'return', nodes: '[]' })
        .execute()
      await letter.act('rs12', requestReturn, reason)
      expect(await letter.todos()).toEqual(['returnSignFor demo-zz01'])
      expect(await lastLine(letter)).toMatch(/；由孔戊枫代周戊汀办理$/)
      const own = await portal.answerTo(deputies, {}, await session('zs05'))
      expect(own.map(({ name, deputyId }) => [name, deputyId])).toEqual([['孔戊枫', data?.deputyId]])
      const end = async (account: string) =>
        portal.ask(endDeputy, { deputyId: data?.deputyId ?? '' }, await session(account))
      expect(await end('zs06')).toMatchObject({ code: errors.notFound.code })
      expect(await end('zs05')).toMatchObject({ code: 0 })
      const audited = portal.db.selectFrom('audit').where('object_type', '=', 'deputy').orderBy('id')
      const ofThis = audited.where('object_id', '=', String(data?.deputyId)).select(['action', 'before', 'after'])
      const deputy = expect.stringContaining('"deputy_id":"demo-zz01"')
      expect(await ofThis.execute()).toMatchObject([
        { action: '设置代办人', before: '', after: deputy },
        { action: '取消代办人', before: deputy, after: '' },
      ])
      expect(await holderOf(await addressed(letter))).toBe('demo-zs05')
    })
  })

  describe('for somebody who leaves', () => {
    const work = async (account: string, leaverId: string) => portal.ask(workOf, { leaverId }, await session(account))
    const leave = async (account: string, receivers: { todoId: string; personId: string }[]) =>
      portal.ask(handOver, { leaverId: 'demo-zs05', receivers }, await session(account))

    it('is done by the head of the department alone, for any of its people', async () => {
      const offered = async (account: string) => portal.ask(leavers, {}, await session(account))
      const people = (await offered('zs06')).data?.map(({ personId }) => personId).sort()
      expect(people).toEqual(['demo-mm01', 'demo-zs01', 'demo-zs05', 'demo-zz01'])
      expect(await offered('zs05')).toMatchObject({ code: errors.forbidden.code })
      expect(await work('zs05', 'demo-zz01')).toMatchObject({ code: errors.forbidden.code })
      expect(await work('al06', 'demo-zs05')).toMatchObject({ code: errors.notFound.code })
      expect(await work('zs06', 'demo-zs03')).toMatchObject({ code: errors.notFound.code })
      expect(await work('zs06', 'demo-zs06')).toMatchObject({ code: errors.notFound.code })
    })

    it('moves all of it or nothing', async () => {
      const letter = await cases.letter()
      const { id } = await portal.db
        .selectFrom('todo')
        .where('petition_id', '=', await petitionIdOf(letter))
        .select('id')
        .executeTakeFirstOrThrow()
      await portal.answerTo(claim, { todoId: id }, await session('zs05'))
      await appoint('zs05', 'demo-zz01')
      const { data } = await work('zs06', 'demo-zs05')
      const ids = data?.todos.map(({ todoId }) => todoId) ?? []
      expect(ids).toContain(id)
      expect(data?.delegations).toBeGreaterThanOrEqual(1)

      const all = ids.map(todoId => ({ todoId, personId: 'demo-zz01' }))
      expect((await leave('zs06', all.slice(1))).message).toBe('仍有1项待办未指定接收人')
      const wrong = [...all.slice(0, -1), { todoId: ids.at(-1) ?? '', personId: 'demo-al05' }]
      expect((await leave('zs06', wrong)).message).toBe('接收人没有办理此类事项的权限，请另选')
      const refused = { leaverId: 'demo-zs05', receivers: wrong }
      const field = await portal.fieldRefused(handOver, refused, await session('zs06'))
      expect(field).toBe(`receivers.${ids.length - 1}.userId`)
      expect((await work('zs06', 'demo-zs05')).data?.todos).toHaveLength(ids.length)

      expect((await leave('zs06', all)).data).toEqual({ moved: ids.length })
      expect((await work('zs06', 'demo-zs05')).data).toEqual({ todos: [], leaderCases: [], delegations: 0 })
      expect(await letter.todos()).toEqual(['sort demo-zz01'])
      const { rows } = await sql`select 1 from handling_step where handler_id = 'demo-zs05'`.execute(portal.db)
      expect(rows).toEqual([])
    })

    it('has another leader answer for each case that a leader has taken on', async () => {
      const { petitionNo } = await cases.letter()
      const args = leaderCaseArgs({ petitionNo, leaderId: 'demo-zs05' })
      const { caseId } = await portal.answerTo(registerLeaderCase, args, await session('zs07'))
      const hand = async (personId?: string) => {
        const leaders = personId ? [{ caseId, personId }] : []
        return portal.ask(handOver, { leaverId: 'demo-zs05', receivers: [], leaders }, await session('zs06'))
      }
      expect((await work('zs06', 'demo-zs05')).data?.leaderCases).toEqual([
        { caseId, petitionNo, summary: expect.any(String) },
      ])
      expect((await hand()).message).toBe('仍有1件领导包案未指定接收人')
      expect((await hand('demo-rs14')).message).toBe('包案领导应为本单位在职人员，请另选')
      expect((await hand('demo-zs05')).message).toBe('包案领导应为本单位在职人员，请另选')
      expect((await hand('demo-zs07')).data).toEqual({ moved: 1 })
      const [taken] = await portal.answerTo(leaderCases, {}, await session('zs07'))
      expect(taken).toMatchObject({ caseId, leader: '郑庚榆', leaderDuty: '副局长' })
      expect((await work('zs06', 'demo-zs05')).data?.leaderCases).toEqual([])
    })
  })
})
