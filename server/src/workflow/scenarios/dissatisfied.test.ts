import {
  checkClosing,
  close,
  evaluate,
  proposeSupervision,
  settleSuggestion,
  submitCorrection,
} from '@portal/shared-lib/contract/actions'
import { answering, CLOSED, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { selectClosed } from '../closing/select-closed'

describe('A petitioner who is not satisfied', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { answered, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  it('30: leads to a check, and the check to a correction and the suggestion to supervise it', async () => {
    const letter = await answered(await signed())
    await letter.act('rs12', close, CLOSED)
    const rating = { side: 'unit' as const, value: '3' as const, reasons: ['04'], text: '只说明了政策。', channel: '1' }
    await letter.act('zs05', evaluate, rating)
    await portal.db.deleteFrom('job_run').execute()
    await selectClosed(portal.services)
    expect(await letter.todos()).toEqual(['dissatisfied 990000000-xf', 'closingCheck 990000000-xf'])
    await letter.act('zs06', proposeSupervision, { text: '承办单位未到现场核实，建议督办。' })
    expect(await letter.todos()).toContain('closingCheck 990000000-xf')
    const again = await letter.refusal('zs06', proposeSupervision, { text: '承办单位未到现场核实，建议督办。' })
    expect(again).toBe('该件已转督办，或本单位没有督查人员；已转的请等待督查人员处理')
    expect(await letter.refusal('rs12', proposeSupervision, { text: '承办单位未到现场核实，建议督办。' })).not.toBe('')
    await letter.act('zs08', settleSuggestion, { decision: 'no', text: '拟发起督办。' })
    const scores = { procedure: 90, substance: 60, delivery: 100, evaluation: 40 }
    await letter.act('zs06', checkClosing, { ...scores, result: 'correct', findings: '没有到现场查看。' })
    expect(await letter.state()).toBe('62')
    expect(await letter.todos()).toEqual(['correct demo-rs12', 'superviseSuggestion 990000000-xf'])
    await letter.act('zs08', settleSuggestion, { decision: 'no', text: '先看整改情况，再定是否督办。' })
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K20'])
    await letter.act('rs12', submitCorrection, { proof: '已到现场查看并与信访人当面沟通。' })
    await letter.act('zs06', checkClosing, { ...scores, result: 'passed' })
    expect(await letter.state()).toBe('60')
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K09', 'K13'])
  })
})
