import {
  acceptReport,
  assign,
  forwardDown,
  passReportBack,
  reportUpward,
  sendReportBack,
  signFor,
  submitReport,
} from '@portal/shared-lib/contract/actions'
import { answering, CHECKED, messagesTo, report, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('退回下级重办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, answered, reported } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const back = { reason: '1', text: '面积没有核实，请重新丈量。', dueOn: '2026-12-18' }

  /** Province to city to the labour office, whose report the city has passed on and the province has rejected. */
  async function rejected() {
    const letter = await cases.letter()
    const args = { ...dispatchArgs(CITY_BUREAU), mode: '020200', reportBy: '2026-12-20' }
    await act(letter, 'zs05', assign, args, 'zs06')
    await letter.act('al05', signFor)
    await letter.act('al05', forwardDown, { mode: '020200', text: '请办理。', orgId: LABOUR, reportBy: '2026-12-15' })
    await letter.act('rs12', signFor)
    await answered(letter)
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    await letter.act('al05', acceptReport, CHECKED)
    await letter.act('al05', reportUpward, { opinion: '经审核，处理意见适当，同意上报。' })
    await letter.act('zs05', sendReportBack, back)
    return letter
  }

  it('has whoever had reported do it again, by a day of its own', async () => {
    const letter = await rejected()
    expect(await letter.todos()).toEqual(['track demo-zs05', 'redo demo-al05'])
    expect(await letter.act('al05', passReportBack, back)).toMatchObject({ state: '44' })
    expect(await letter.todos()).toEqual(['track demo-zs05', 'track demo-al05', 'redo demo-rs12'])
    expect((await messagesTo(portal, 'rs12', '6'))[0]).toContain('面积没有核实，请重新丈量。')
    expect(await letter.lastEntry()).toMatchObject({ action: '退回下级重办', text: expect.stringContaining(back.text) })
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    expect(await letter.act('al05', acceptReport, CHECKED)).toMatchObject({ state: '42' })
  })

  it.each([
    ['a day later than its own', { ...back, dueOn: '2026-12-19' }, '转下级的期限不得晚于本级办理期限'],
    ['a day that is not to come', { ...back, dueOn: TODAY }, '交办期限应晚于今日'],
    ['an unknown reason', { ...back, reason: '77' }, '请选择退回原因并填写不少于10个字的说明'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await rejected()
    expect(await letter.refusal('al05', passReportBack, args)).toBe(text)
    expect(await letter.todos()).toEqual(['track demo-zs05', 'redo demo-al05'])
  })

  it('is not for whoever has handled it, nor for others', async () => {
    const letter = await reported()
    await letter.act('zs05', sendReportBack, back)
    expect(await letter.refusal('rs12', passReportBack, back)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await (await rejected()).refusal('zs05', passReportBack, back)).toMatch(
      /^当前状态为“退回重办”，不能退回下级/,
    )
  })
})
