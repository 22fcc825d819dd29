import { merge, unmerge, voidPetition } from '@portal/shared-lib/contract/actions'
import { register } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { personArgs, registrationArgs } from '../../../test/registrations'

describe('撤销并案', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const undoing = { reason: '经核实两封来信反映的并非同一事项。' }

  /** A letter that was merged into an earlier one of the same person. */
  async function merged() {
    const token = await cases.tokenOf('zs01')
    const persons = [personArgs()]
    const first = await portal.answerTo(register, registrationArgs({ persons }), { token })
    const decisions = [{ petitionNo: first.petitionNo, decision: 'same' as const }]
    const second = await portal.answerTo(register, registrationArgs({ persons, decisions }), { token })
    const [main, other] = [cases.caseOf(first.petitionNo), cases.caseOf(second.petitionNo)]
    const due = await other.dueOf('K01')
    await other.act('zs01', merge, { mainNo: main.petitionNo })
    return { main, other, due }
  }

  it('gives the petition back to be sorted, the limit as if it had never stopped', async () => {
    const { main, other, due } = await merged()
    portal.clock.advance({ hours: 30 })
    expect(await other.act('zs01', unmerge, undoing)).toMatchObject({ state: '10' })
    expect([await other.todos(), await other.clocks()]).toEqual([['sort 990000000-xf'], ['K01']])
    expect(await other.dueOf('K01')).toEqual(due)
    const rows = portal.db.selectFrom('petition').where('petition_no', '=', other.petitionNo)
    expect(await rows.select(['merged_into', 'close_type']).executeTakeFirst()).toEqual({
      merged_into: null,
      close_type: '',
    })
    expect(await other.lastEntry()).toMatchObject({ action: '撤销并案', text: undoing.reason })
    expect(await main.state()).toBe('10')
  })

  it('is not possible any more once the main petition has ended, or what was merged is archived', async () => {
    const [{ main, other }, archived] = [await merged(), await merged()]
    await main.act('zs06', voidPetition, { reason: '登记错误，应当作废重新登记。' })
    expect(await other.refusal('zs01', unmerge, undoing)).toBe('主件已办结，不能撤销并案')
    const { petitionNo } = archived.other
    const rows = portal.db.updateTable('petition').where('petition_no', '=', petitionNo)
    await rows.set({ archived_at: new Date() }).execute()
    expect(await archived.other.refusal('zs01', unmerge, undoing)).toBe('该件已归档，不能撤销并案')
  })

  it('is of what was merged, with a reason, for whoever registers and sorts', async () => {
    const { main, other } = await merged()
    expect(await other.refusal('zs01', unmerge, { reason: '不同事项' })).toBe('请填写不少于10个字的理由')
    expect(await other.refusal('zs06', unmerge, undoing)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await main.refusal('zs01', unmerge, undoing)).toBe(
      '当前状态为“已登记待分办”，不能撤销并案，请刷新后查看可办理的操作',
    )
  })
})
