import { departmentTodos, homeNumbers, personalTodos } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import { todos } from '@portal/shared-lib/contract/todos'
import { usePortal } from '../../test/portal'

describe('Counters', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''

  beforeAll(async () => {
    token = await portal.signInAs('zs05')
  })

  it('are for those with a session', async () => {
    for (const call of [personalTodos, departmentTodos, homeNumbers]) {
      expect(await portal.ask(call, {})).toMatchObject({ code: errors.sessionEnded.code })
    }
  })

  it('are naught for somebody without to-dos', async () => {
    const nobody = await portal.signInAs('wq01')
    expect(await portal.answerTo(departmentTodos, {}, { token: nobody })).toEqual({ total: 0, urgent: 0 })
    expect(Object.values(await portal.answerTo(homeNumbers, {}, { token: nobody }))).toEqual(Array(7).fill(0))
  })

  it('say what the lists say', async () => {
    const rowsOf = async (whose: 'department' | 'personal') =>
      (await portal.answerTo(todos, { whose, limit: 9999 }, { token })).list
    const [department, personal] = [await rowsOf('department'), await rowsOf('personal')]
    const within = (rows: typeof department, days: number) =>
      rows.filter(({ remainingDays }) => remainingDays !== null && remainingDays <= days).length
    const badge = (rows: typeof department) => ({ total: rows.length, urgent: within(rows, 3) })

    expect(await portal.answerTo(departmentTodos, {}, { token })).toEqual(badge(department))
    expect(await portal.answerTo(personalTodos, {}, { token })).toEqual(badge(personal))
    expect(await portal.answerTo(homeNumbers, {}, { token })).toEqual({
      personCount: personal.length,
      personUrgentCount: within(personal, 3),
      personOverdueCount: within(personal, -1),
      departCount: department.length,
      departUnclaimedCount: department.filter(({ claimedBy }) => claimedBy === '').length,
      departUrgentCount: within(department, 3),
      departOverdueCount: within(department, -1),
    })
  })
})
