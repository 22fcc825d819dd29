import { handOn, remind } from '@portal/shared-lib/contract/assignments'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { claim } from '@portal/shared-lib/contract/todos'
import { useCases } from '../../../../test/cases'
import { usePortal } from '../../../../test/portal'
import { remindOfToday } from '../reminders'

const NOTE = '电话联系荷塘镇核实补偿款'

describe('Reminders of to-dos', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const session = async (account = 'zs05') => ({ token: await cases.tokenOf(account) })
  /** A to-do of zs05. */
  const own = async () => {
    const { petitionNo } = await cases.letter()
    const { id } = await portal.db
      .selectFrom('todo')
      .innerJoin('petition', 'petition.id', 'todo.petition_id')
      .where('petition_no', '=', petitionNo)
      .where('done_at', 'is', null)
      .select('todo.id')
      .executeTakeFirstOrThrow()
    await portal.answerTo(claim, { todoId: id }, await session())
    return { petitionNo, todoIds: [id] }
  }
  const ask = async (todoIds: string[], more: Partial<CallArgs<typeof remind>> = {}, account = 'zs05') =>
    portal.ask(remind, { todoIds, remindOn: '2026-11-23', note: NOTE, ...more }, await session(account))
  const shown = async (petitionNo: string) => {
    const filter = { conditions: [{ field: 'xfjbh', operator: 'is' as const, values: [petitionNo] }] }
    const { list } = await portal.answerTo(petitionList, { viewId: 'v_dbx_personal', filter }, await session())
    return list.map(({ reminder }) => reminder)
  }
  const told = async (petitionNo: string) => {
    const about = portal.db.selectFrom('message').where('content', 'like', `您设置的提醒：信访件${petitionNo}%`)
    return await about.orderBy('created_at').select(['person_id', 'content']).execute()
  }
  const dayOf = async (day: string) => {
    portal.clock.stopAt(`${day}T08:00:00+08:00`)
    await remindOfToday(portal.services)
  }

  it.each([
    [{ remindOn: '2026-11-20' }, '提醒日期应在明天至一年之内'],
    [{ remindOn: '2027-11-21' }, '提醒日期应在明天至一年之内'],
    [{ remindOn: '23.11.' }, '日期格式不正确，应为 YYYY-MM-DD'],
    [{ note: '核'.repeat(101) }, '提醒内容不能超过100字'],
  ])('are refused with %j', async (wrong, text) => {
    expect((await ask(['1'], wrong)).message).toBe(text)
  })

  it('are for whoever has the to-do', async () => {
    const { todoIds } = await own()
    const { data } = await ask(todoIds, {}, 'zz01')
    expect(data?.failed.map(({ reason }) => reason)).toEqual(['该事项不在您或本部门名下，请先领取或联系经办人'])
  })

  it('stand in the list, and come as a message once, on their day', async () => {
    const { petitionNo, todoIds } = await own()
    expect((await ask(todoIds, { remindOn: '2026-11-24', note: '先前的' })).data).toMatchObject({ done: 1 })
    await ask(todoIds)
    expect(await shown(petitionNo)).toEqual([`2026-11-23 ${NOTE}`])
    await dayOf('2026-11-22')
    expect(await told(petitionNo)).toEqual([])
    await dayOf('2026-11-23')
    await dayOf('2026-11-24')
    expect(await told(petitionNo)).toEqual([
      { person_id: 'demo-zs05', content: `您设置的提醒：信访件${petitionNo}待分办，${NOTE}。` },
    ])
  })

  it('are lifted, and do not go with the to-do to somebody else', async () => {
    const [lifted, given] = [await own(), await own()]
    for (const { todoIds } of [lifted, given]) await ask(todoIds, { remindOn: '2026-11-26' })
    await ask(lifted.todoIds, { remindOn: null })
    expect(await shown(lifted.petitionNo)).toEqual([''])
    const to = { todoIds: given.todoIds, personId: 'demo-zz01', note: '熟悉该领域政策' }
    expect((await portal.answerTo(handOn, to, await session())).done).toBe(1)
    await dayOf('2026-11-26')
    expect([await told(lifted.petitionNo), await told(given.petitionNo)]).toEqual([[], []])
  })
})
