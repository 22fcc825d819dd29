import { accept, draftOpinion, recordProgress } from '@portal/shared-lib/contract/answer'
import { assign } from '@portal/shared-lib/contract/dispatch'
import { answerCoHandling } from '@portal/shared-lib/contract/handling'
import { signFor } from '@portal/shared-lib/contract/receive'
import { acceptReport, sendReportBack, submitReport, withdrawReport } from '@portal/shared-lib/contract/report'
import { answering, CHECKED, messagesTo, notice, opinion, report, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('办理报告', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, agree, answered, assigned, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const back = { reason: '3', text: '第二项诉求没有回应，请补充。', dueOn: '2026-12-25' }

  async function reported() {
    const letter = await answered(await assigned())
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    return letter
  }

  it('goes through the leaders to whoever has assigned it; its limit stands', async () => {
    const letter = await answered(await assigned())
    expect(await letter.clocks()).toEqual(['K07', 'K09', 'K13', 'K13'])
    expect(await letter.act('rs12', submitReport, report)).toMatchObject({ state: '40', awaitsApproval: true })
    await agree(letter, 'rs13', 'rs14')
    expect(await letter.state()).toBe('42')
    expect(await letter.todos()).toEqual(['track demo-zs05', 'reportSignFor demo-zs05'])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
    const [told] = await messagesTo(portal, 'zs05', '7')
    expect(told).toBe(`安澜市人力资源和社会保障局已提交信访件${letter.petitionNo}办理报告，请签收。`)
  })

  it.each(['facts', 'measures', 'outcome', 'attitude'] as const)('is refused without %s', async field => {
    const letter = await answered(await assigned())
    expect(await letter.refusal('rs12', submitReport, { ...report, [field]: '' })).toBe('请补全办理报告')
  })

  it('is refused with an attitude that there is not', async () => {
    const letter = await answered(await assigned())
    expect(await letter.refusal('rs12', submitReport, { ...report, attitude: '5' })).toBe('请补全办理报告')
  })

  it('waits until the petitioner has the opinion', async () => {
    const letter = await assigned()
    await letter.act('rs12', accept, notice())
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    expect(await letter.refusal('rs12', submitReport, report)).toBe('尚未登记送达情况')
  })

  it('is not owed of a transfer', async () => {
    const letter = await answered(await signed())
    expect(await letter.refusal('rs12', submitReport, report)).toBe('转送件无需反馈，请直接办结')
  })

  it('is for whoever has the to-do and the permission', async () => {
    const letter = await answered(await assigned())
    expect(await letter.refusal('rs13', submitReport, report)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', submitReport, report)).toBe(
      '当前状态为“已答复待送达”，不能提交办理报告，请刷新后查看可办理的操作',
    )
  })

  describe('撤回报告', () => {
    it('puts the petition back where it was, while the sender has not decided', async () => {
      const letter = await reported()
      expect(await letter.act('rs12', withdrawReport)).toMatchObject({ state: '50' })
      expect(await letter.todos()).toEqual(['track demo-zs05', 'report demo-rs12'])
      expect(await letter.clocks()).toEqual(['K07', 'K09', 'K13', 'K13'])
      expect(await letter.refusal('zs05', acceptReport, CHECKED)).toMatch(/^当前状态为“已答复待送达”/)
    })

    it('is too late once the sender has signed', async () => {
      const letter = await reported()
      await letter.act('zs05', acceptReport, CHECKED)
      expect(await letter.refusal('rs12', withdrawReport)).toBe('交办单位已签收报告，不能撤回')
    })
  })

  describe('签收办理报告', () => {
    it('ends the case', async () => {
      const letter = await reported()
      expect(await letter.act('zs05', acceptReport, CHECKED)).toMatchObject({ state: '60' })
      expect(await letter.todos()).toEqual([])
      expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
      expect(await messagesTo(portal, 'rs12', '3')).toContain(`信访件${letter.petitionNo}已由临江省信访局办结。`)
    })

    it.each(['wasNoticed', 'wasDelivered', 'isFounded', 'isComplete'])('is refused unless %s', async point => {
      const letter = await reported()
      expect(await letter.refusal('zs05', acceptReport, { ...CHECKED, [point]: false })).toBe('请完成办结审核清单')
    })

    it('is for the sender', async () => {
      const letter = await reported()
      expect(await letter.refusal('rs12', acceptReport, CHECKED)).toBe('您没有此项操作的权限，请联系管理员')
      expect(await letter.refusal('zs06', acceptReport, CHECKED)).toBe('该事项正由周戊汀办理，请先由其转办或释放')
    })

    it('is owed by the lead alone of several', async () => {
      const letter = await cases.letter()
      const args = { ...dispatchArgs(LABOUR, HOUSING), mode: '020100', reportBy: '2026-12-20' }
      await act(letter, 'zs05', assign, args, 'zs06')
      await letter.act('zj12', signFor)
      expect(await letter.clocks()).toEqual(['K02', 'K03', 'K03', 'K04', 'K07', 'K13', 'K21'])
      await letter.act('zj12', answerCoHandling, { text: '该户面积以2024年确权登记为准。' })
      expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, 'track demo-zs05', `coAnswered ${LABOUR}`])
    })
  })

  describe('退回重办', () => {
    it('gives it back with another limit', async () => {
      const letter = await reported()
      expect(await letter.act('zs05', sendReportBack, back)).toMatchObject({ state: '44', stateName: '退回重办' })
      expect(await letter.todos()).toEqual(['track demo-zs05', 'redo demo-rs12'])
      expect(await letter.clocks()).toEqual(['K07', 'K09', 'K13', 'K13'])
      const [told] = await messagesTo(portal, 'rs12', '6')
      expect(told).toBe(`信访件${letter.petitionNo}的办理报告被退回：未逐项回应诉求：第二项诉求没有回应，请补充。`)
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
})
