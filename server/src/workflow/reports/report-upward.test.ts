import {
  acceptReport,
  assign,
  forwardDown,
  reportUpward,
  signFor,
  submitReport,
  withdrawReport,
} from '@portal/shared-lib/contract/actions'
import { answering, CHECKED, messagesTo, report, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('逐级上报', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, answered } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const upward = { opinion: '经审核，处理意见适当，同意上报。' }
  const _back = { reason: '1', text: '面积没有核实，请重新丈量。', dueOn: '2026-12-18' }

  /** Province to city to the labour office, which has reported. */
  async function reported() {
    const letter = await cases.letter()
    const args = { ...dispatchArgs(CITY_BUREAU), mode: '020200', reportBy: '2026-12-20' }
    await act(letter, 'zs05', assign, args, 'zs06')
    await letter.act('al05', signFor)
    await letter.act('al05', forwardDown, { mode: '020200', text: '请办理。', orgId: LABOUR, reportBy: '2026-12-15' })
    await letter.act('rs12', signFor)
    await answered(letter)
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    return letter
  }
  async function reportedUpward() {
    const letter = await reported()
    await letter.act('al05', acceptReport, CHECKED)
    await letter.act('al05', reportUpward, upward)
    return letter
  }

  it('is owed by whoever has been assigned what it assigned on', async () => {
    const letter = await reported()
    expect(await letter.act('al05', acceptReport, CHECKED)).toMatchObject({ state: '42' })
    expect(await letter.todos()).toEqual(['track demo-zs05', 'reportUp demo-al05'])
    expect(await letter.act('al05', reportUpward, upward)).toMatchObject({ state: '42' })
    expect(await letter.todos()).toEqual(['track demo-zs05', 'reportSignFor demo-zs05'])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
    const [told] = await messagesTo(portal, 'zs05', '7')
    expect(told).toBe(`安澜市信访局已提交信访件${letter.petitionNo}办理报告，请签收。`)
    expect(await letter.act('zs05', acceptReport, CHECKED)).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual([])
  })

  it('says what the organisation itself thinks', async () => {
    const letter = await reported()
    await letter.act('al05', acceptReport, CHECKED)
    expect(await letter.refusal('al05', reportUpward, { opinion: '' })).toBe('请填写本级审核意见')
    expect(await letter.refusal('al06', reportUpward, upward)).toBe('您没有此项操作的权限，请联系管理员')
  })

  it('may be taken back while the next has not decided', async () => {
    const letter = await reportedUpward()
    expect(await letter.act('al05', withdrawReport)).toMatchObject({ state: '42' })
    expect(await letter.todos()).toEqual(['track demo-zs05', 'reportUp demo-al05'])
    expect(await letter.clocks()).toEqual(['K07', 'K09', 'K13', 'K13'])
    expect(await letter.act('al05', reportUpward, upward)).toMatchObject({ state: '42' })
  })
})
