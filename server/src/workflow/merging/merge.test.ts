import { merge, transfer, unmerge, voidPetition } from '@portal/shared-lib/contract/actions'
import { register } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { personArgs, registrationArgs } from '../../../test/registrations'

const ROUNDS = 8
const REASON = { reason: '经核实两封来信反映的并非同一事项。' }

describe('并案', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  /** Two letters of one person, the second of which the registrar has called the same matter. */
  async function twice() {
    const token = await cases.tokenOf('zs01')
    const persons = [personArgs()]
    const first = await portal.answerTo(register, registrationArgs({ persons }), { token })
    const decisions = [{ petitionNo: first.petitionNo, decision: 'same' as const }]
    const second = await portal.answerTo(register, registrationArgs({ persons, decisions }), { token })
    return [cases.caseOf(first.petitionNo), cases.caseOf(second.petitionNo)] as const
  }

  it('ends the petition as part of the main one, and the main one goes on', async () => {
    const [main, other] = await twice()
    const answer = await other.act('zs01', merge, { mainNo: main.petitionNo })
    expect(answer).toMatchObject({ state: '91' })
    expect([await other.todos(), await other.clocks()]).toEqual([[], []])
    expect([await main.state(), await main.todos()]).toEqual(['10', ['sort 990000000-xf']])
  })

  it('of two into each other at the same moment is one that is done, and one that is refused', async () => {
    const token = await cases.tokenOf('zs01')
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = await twice()
      const [version, otherVersion] = [await one.version(), await other.version()]
      const answers = await Promise.all([
        portal.ask(merge, { petitionNo: one.petitionNo, version, mainNo: other.petitionNo }, { token }),
        portal.ask(merge, { petitionNo: other.petitionNo, version: otherVersion, mainNo: one.petitionNo }, { token }),
      ])
      const refused = answers.filter(({ code }) => code !== 0).map(({ message }) => message)
      expect(refused).toEqual(['主件已办结，不能并案'])
      expect([await one.state(), await other.state()].toSorted()).toEqual(['10', '91'])
    }
  })

  it('is undone while the main petition is merged into it at the same moment, and neither waits for the other', async () => {
    const token = await cases.tokenOf('zs01')
    for (let round = 0; round < ROUNDS; round++) {
      const [main, other] = await twice()
      await other.act('zs01', merge, { mainNo: main.petitionNo })
      const [version, otherVersion] = [await main.version(), await other.version()]
      const [merged, undone] = await Promise.all([
        portal.ask(merge, { petitionNo: main.petitionNo, version, mainNo: other.petitionNo }, { token }),
        portal.ask(unmerge, { petitionNo: other.petitionNo, version: otherVersion, ...REASON }, { token }),
      ])
      expect(undone).toMatchObject({ code: 0 })
      expect(['', '主件已办结，不能并案']).toContain(merged.code === 0 ? '' : merged.message)
    }
  })

  it('is refused where the petitions are about different matters', async () => {
    const [one, other] = [await cases.letter(), await cases.letter()]
    expect(await other.refusal('zs01', merge, { mainNo: one.petitionNo })).toBe('两件不属于同一信访事项，不能并案')
  })

  it('is refused into a petition that has ended, or into itself', async () => {
    const [main, other] = await twice()
    expect(await other.refusal('zs01', merge, { mainNo: other.petitionNo })).toBe('不能并入本件，请选择其他主件')
    await main.act('zs06', voidPetition, { reason: '登记错误，应当作废重新登记。' })
    expect(await other.refusal('zs01', merge, { mainNo: main.petitionNo })).toBe('主件已办结，不能并案')
  })

  it('is refused where not the same people may know of both', async () => {
    const [main, other] = await twice()
    await portal.db
      .updateTable('petition')
      .set({ walled_off: true })
      .where('petition_no', '=', main.petitionNo)
      .execute()
    const { id } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', main.petitionNo)
      .select('id')
      .executeTakeFirstOrThrow()
    const accessList = { province_code: '99', petition_id: id, person_id: 'demo-zs01' }
    await portal.db.insertInto('petition_access').values(accessList).execute()
    expect(await other.refusal('zs01', merge, { mainNo: main.petitionNo })).toBe('知悉范围不一致，不能并案')
  })

  it('is for whoever registers and sorts, and of what is not dispatched', async () => {
    const [main, other] = await twice()
    expect(await other.refusal('zs03', merge, { mainNo: main.petitionNo })).toBe('您没有此项操作的权限，请联系管理员')
    await other.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await other.refusal('zs01', merge, { mainNo: main.petitionNo })).toMatch('不能并案')
  })
})
