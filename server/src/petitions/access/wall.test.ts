import { signFor, transfer } from '@portal/shared-lib/contract/actions'
import { departmentTodos } from '@portal/shared-lib/contract/counters'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { claim, petitionTodo, todos } from '@portal/shared-lib/contract/todos'
import { useCases } from '../../../test/cases'
import { requestFor } from '../../../test/client'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'

const NO_SUCH = 'LX990000991231999999'

describe('The wall', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  /** A letter whose to-do waits in the department of zs05, zs06 and zz01, walled but for zs05. */
  async function walled() {
    const letter = await cases.letter()
    const { id: todoId } = await portal.db
      .selectFrom('todo')
      .innerJoin('petition', 'petition.id', 'todo.petition_id')
      .where('petition_no', '=', letter.petitionNo)
      .select('todo.id')
      .executeTakeFirstOrThrow()
    const before = await badge('zz01')
    await wallOff(portal.db, letter.petitionNo, ['demo-zs05'])
    return { ...letter, todoId, before }
  }

  const badge = async (account: string) =>
    (await portal.answerTo(departmentTodos, {}, { token: await cases.tokenOf(account) })).total
  const numbersIn = async (account: string) => {
    const token = await cases.tokenOf(account)
    const old = await portal.answerTo(todos, { whose: 'department', limit: 999 }, { token })
    const { list } = await portal.answerTo(petitionList, { viewId: 'v_dbx_depart', limit: 999 }, { token })
    expect(list.map(({ xfjbh }) => xfjbh).toSorted()).toEqual(old.list.map(row => row.petitionNo).toSorted())
    expect(old.total).toBe(old.list.length)
    return old.list.map(row => row.petitionNo)
  }

  it('leaves the case to those on its list, of whatever scope the others are', async () => {
    const { petitionNo } = await walled()
    const code = async (account: string) =>
      (await portal.ask(petition, { petitionNo }, { token: await cases.tokenOf(account) })).code
    expect(await code('zs05')).toBe(0)
    for (const account of ['zs01', 'zs06', 'zs07', 'zs08', 'zz01', 'al05']) expect(await code(account)).not.toBe(0)
  })

  it('answers as where there is nothing, byte for byte', async () => {
    const { petitionNo, todoId } = await walled()
    const token = await cases.tokenOf('zs06')
    const body = async (call: typeof petition, number: string) => {
      const response = await portal.send(call.path, requestFor(call, { petitionNo: number }, { token }))
      return response.text()
    }
    for (const call of [petition, timeline, petitionTodo] as never[])
      expect(await body(call, petitionNo)).toBe(await body(call, NO_SUCH))
    const colleague = await cases.tokenOf('zz01')
    const taken = await portal.ask(claim, { todoId }, { token: colleague })
    expect(taken).toEqual(await portal.ask(claim, { todoId: '987654321' }, { token: colleague }))
  })

  it('hides the to-do from colleagues: not in the lists, not in the counters', async () => {
    const { petitionNo, before } = await walled()
    expect(await numbersIn('zz01')).not.toContain(petitionNo)
    expect(await numbersIn('zs05')).toContain(petitionNo)
    expect([await badge('zz01'), await badge('zs05')]).toEqual([before - 1, expect.any(Number)])
    expect(await badge('zz01')).toBe((await numbersIn('zz01')).length)
  })

  it('goes with the petition to whoever receives it', async () => {
    const { act, petitionNo } = await walled()
    await portal.db
      .insertInto('petition_access')
      .columns(['province_code', 'petition_id', 'person_id'])
      .expression(eb =>
        eb
          .selectFrom('petition')
          .where('petition_no', '=', petitionNo)
          .select(['province_code', 'id', eb.val('demo-rs12').as('person_id')]),
      )
      .execute()
    await act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await numbersIn('rs12')).toContain(petitionNo)
    expect(await numbersIn('rs13')).not.toContain(petitionNo)
    await act('rs12', signFor)
  })

  it('keeps the accused out even of what they were put on the list for, and all who work below them', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    const code = async (account: string) =>
      (await portal.ask(petition, { petitionNo: letter.petitionNo }, { token: await cases.tokenOf(account) })).code
    expect(await code('rs12')).toBe(0)
    const accuse = (orgId: string | null) =>
      portal.db
        .updateTable('petition')
        .set({ accused_org_id: orgId })
        .where('petition_no', '=', letter.petitionNo)
        .execute()
    await accuse(LABOUR)
    expect(await code('rs12')).not.toBe(0)
    expect(await numbersIn('rs12')).not.toContain(letter.petitionNo)
    await accuse('990100000-zf')
    expect([(await code('rs12')) === 0, (await code('al05')) === 0, await code('zs05')]).toEqual([false, false, 0])
    await wallOff(portal.db, letter.petitionNo, ['demo-rs12'])
    expect(await code('rs12')).not.toBe(0)
    await accuse(null)
    expect(await code('rs12')).toBe(0)
  })

  it('takes as long to answer as where there is nothing', async () => {
    const { petitionNo } = await walled()
    const token = await cases.tokenOf('zs06')
    const timed = async (number: string) => {
      const begun = performance.now()
      await portal.ask(petition, { petitionNo: number }, { token })
      return performance.now() - begun
    }
    const times: [number, number][] = []
    for (let round = 0; round < 200; round++) times.push([await timed(petitionNo), await timed(NO_SUCH)])
    const median = (of: number[]) => of.toSorted((a, b) => a - b)[of.length / 2] ?? 0
    const [hidden, none] = [median(times.map(([a]) => a)), median(times.map(([, b]) => b))]
    // Whoever asks over a network cannot tell apart what differs by less than a millisecond.
    expect(Math.abs(hidden - none)).toBeLessThan(Math.max(1, none * 0.25))
  })
})
