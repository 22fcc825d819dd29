import { draftOpinion, recordProgress, sendReportBack, submitReport } from '@portal/shared-lib/contract/actions'
import { answering, messagesTo, opinion, report, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('退回重办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, reported } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const back = { reason: '3', text: '第二项诉求没有回应，请补充。', dueOn: '2026-12-25' }

  it('gives it back with another limit', async () => {
    const letter = await reported()
    expect(await letter.act('zs05', sendReportBack, back)).toMatchObject({ state: '44', stateName: '退回重办' })
    expect(await letter.todos()).toEqual(['track demo-zs05', 'redo demo-rs12'])
    expect(await letter.clocks()).toEqual(['K07', 'K09', 'K13', 'K13'])
    const [told] = await messagesTo(portal, 'rs12', '6')
    expect(told).toBe(`信访件${letter.petitionNo}的办理报告被退回：未逐项回应诉求：第二项诉求没有回应，请补充。`)
    expect(await letter.lastEntry()).toMatchObject({ action: '退回重办', text: `未逐项回应诉求：${back.text}` })
  })

  it('leads at the second time to a suggestion that the case is supervised', async () => {
    const letter = await reported()
    await letter.act('zs05', sendReportBack, back)
    expect((await letter.todos()).filter(todo => todo.startsWith('superviseSuggestion'))).toEqual([])
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    await letter.act('zs05', sendReportBack, back)
    expect(await letter.todos()).toContain('superviseSuggestion 990000000-xf')
  })

  it('lets the report be made again at once', async () => {
    const letter = await reported()
    await letter.act('zs05', sendReportBack, back)
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    expect(await letter.state()).toBe('42')
    expect(await letter.todos()).toEqual(['track demo-zs05', 'reportSignFor demo-zs05'])
  })

  it('lets the petition be handled and answered anew', async () => {
    const letter = await reported()
    await letter.act('zs05', sendReportBack, back)
    const record = { kind: '1', text: '补充调查第二项诉求的情况。' }
    expect(await letter.act('rs12', recordProgress, record)).toMatchObject({ state: '30' })
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    expect(await letter.state()).toBe('50')
    expect(await letter.todos()).toEqual(['track demo-zs05', 'deliver demo-rs12'])
  })

  it.each([
    ['no reason', { ...back, reason: '' }, '请选择退回原因并填写不少于10个字的说明'],
    ['an unknown reason', { ...back, reason: '77' }, '请选择退回原因并填写不少于10个字的说明'],
    ['few words', { ...back, text: '请补充' }, '请选择退回原因并填写不少于10个字的说明'],
    ['a day that is not to come', { ...back, dueOn: TODAY }, '交办期限应晚于今日'],
    ['a day later than the law gives', { ...back, dueOn: '2027-01-20' }, '交办期限不得晚于法定办结期限'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await reported()
    expect(await letter.refusal('zs05', sendReportBack, args)).toBe(text)
    expect(await letter.state()).toBe('42')
  })

  it('sets its own day once that of the law has passed', async () => {
    const letter = await reported()
    portal.clock.stopAt('2027-01-25T09:00:00+08:00')
    expect(await letter.act('zs05', sendReportBack, { ...back, dueOn: '2027-02-10' })).toMatchObject({ state: '44' })
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
  })

  it('is for the sender', async () => {
    const letter = await reported()
    expect(await letter.refusal('rs12', sendReportBack, back)).toBe('您没有此项操作的权限，请联系管理员')
  })
})
