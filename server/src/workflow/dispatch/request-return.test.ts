import {
  agreeReturn,
  recall,
  refuseReturn,
  requestReturn,
  signFor,
  submitCoordination,
  transfer,
} from '@portal/shared-lib/contract/actions'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

const asked = { reason: '该事项反映的问题不属于我单位职责范围。', suggestedUnit: '安澜市住房和城乡建设局' }

describe('退回', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  // A Friday.
  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  async function sent() {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    return letter
  }

  async function returned() {
    const letter = await sent()
    await letter.act('rs12', signFor)
    await letter.act('rs12', requestReturn, asked)
    await cases.decide('rs13')
    return letter
  }

  it('is asked for with the agreement of the head of the department', async () => {
    const letter = await sent()
    await letter.act('rs12', signFor)
    expect(await letter.act('rs12', requestReturn, asked)).toMatchObject({ state: '12', awaitsApproval: true })
    await cases.decide('rs13')
    expect(await letter.state()).toBe('22')
    expect(await letter.todos()).toEqual(['returnSignFor demo-zs05'])
    expect(await letter.clocks()).toEqual(['K01', 'K04', 'K13'])
  })

  it('stands in the sender’s list with its reason and the unit that is thought to be competent', async () => {
    const { petitionNo } = await returned()
    const filter = {
      conditions: [
        { field: 'xfjbh', operator: 'is' as const, values: [petitionNo] },
        { field: 'suggestedUnit', operator: 'is' as const, values: [asked.suggestedUnit] },
      ],
    }
    const token = await cases.tokenOf('zs05')
    const { list } = await portal.answerTo(petitionList, { viewId: 'v_thqs', filter }, { token })
    expect(list).toMatchObject([asked])
  })

  it('lets the limit of the sender run again with its old end, until it is decided on', async () => {
    const letter = await cases.letter()
    const due = await letter.dueOf('K01')
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    portal.clock.stopAt('2026-11-24T09:00:00+08:00')
    await letter.act('rs12', signFor)
    await letter.act('rs12', requestReturn, asked)
    await cases.decide('rs13')
    expect(await letter.dueOf('K01')).toEqual(due)
    await letter.act('zs05', agreeReturn, { orgId: HOUSING, text: '请办理。' })
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K04', 'K13'])
    await letter.act('zj12', requestReturn, asked)
    await cases.decide('zj13')
    expect(await letter.dueOf('K01')).toEqual(due)
    await letter.act('zs05', refuseReturn, { reason: '根据职责分工应由你单位办理。' })
    expect(await letter.clocks()).toEqual(['K04', 'K13'])
    await letter.act('zj12', submitCoordination, { text: '双方对管辖有争议，请予协调。' })
    expect(await letter.dueOf('K01')).toEqual(due)
  })

  it('lets a day that was set for the sender count again, not that of the rules', async () => {
    const letter = await cases.letter()
    const dueAt = new Date('2027-01-15T23:59:59+08:00')
    const { id } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select('id')
      .executeTakeFirstOrThrow()
    await portal.db
      .updateTable('clock')
      .set({ due_at: dueAt, length: null })
      .where('petition_id', '=', id)
      .where('type', '=', 'K01')
      .execute()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('zs05', recall, { reason: '发送单位有误' })
    expect(await letter.dueOf('K01')).toEqual(dueAt)
  })

  it('goes on with the unit where its own head does not agree', async () => {
    const letter = await sent()
    await letter.act('rs12', signFor)
    await letter.act('rs12', requestReturn, asked)
    await cases.decide('rs13', 'back', '应由我单位办理。')
    expect(await letter.state()).toBe('25')
    expect(await letter.todos()).toEqual(['revise demo-rs12'])
  })

  it('is possible until the end of the fifth working day, and not in the second after it', async () => {
    const [late, inTime] = [await sent(), await sent()]
    portal.clock.stopAt('2026-11-27T23:59:59+08:00')
    await inTime.act('rs12', requestReturn, asked)
    portal.clock.stopAt('2026-11-28T00:00:00+08:00')
    expect(await late.refusal('rs12', requestReturn, asked)).toBe('已超过5个工作日异议期限')
    // The day on which it was asked for counts, not that of the approval.
    await cases.decide('rs13')
    expect(await inTime.state()).toBe('22')
  })

  it.each([
    ['a reason of nine characters', { reason: '不属于我单位职责。' }, '请填写退回理由（10至1000字）'],
    ['no unit suggested', { suggestedUnit: ' ' }, '请填写建议的承办单位（1至100字）'],
  ])('is refused with %s', async (_, wrong, text) => {
    const letter = await sent()
    expect(await letter.refusal('rs12', requestReturn, { ...asked, ...wrong })).toBe(text)
  })
})
