import { acceptReport, sendReportBack, withdrawReport } from '@portal/shared-lib/contract/actions'
import { answering, CHECKED } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('撤回报告', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { answered, assigned, reported } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('puts the petition back where it was, while the sender has not decided', async () => {
    const letter = await reported()
    expect(await letter.act('rs12', withdrawReport)).toMatchObject({ state: '50' })
    expect(await letter.todos()).toEqual(['track demo-zs05', 'report demo-rs12'])
    expect(await letter.clocks()).toEqual(['K07', 'K09', 'K13', 'K13'])
    expect(await letter.lastEntry()).toMatchObject({ action: '撤回报告' })
    expect(await letter.refusal('zs05', acceptReport, CHECKED)).toMatch(/^当前状态为“已答复待送达”/)
  })

  it('is too late once the sender has decided', async () => {
    const [accepted, rejected] = [await reported(), await reported()]
    await accepted.act('zs05', acceptReport, CHECKED)
    expect(await accepted.refusal('rs12', withdrawReport)).toBe('交办单位已签收报告，不能撤回')
    const back = { reason: '3', text: '第二项诉求没有回应，请补充。', dueOn: '2026-12-25' }
    await rejected.act('zs05', sendReportBack, back)
    expect(await rejected.refusal('rs12', withdrawReport)).toMatch(/^当前状态为“退回重办”，不能撤回报告/)
  })

  it('is for whoever has reported', async () => {
    const letter = await reported()
    expect(await letter.refusal('rs13', withdrawReport)).toBe('您没有此项操作的权限，请联系管理员')
    const none = await answered(await assigned())
    expect(await none.refusal('rs12', withdrawReport)).toMatch(/^当前状态为“已答复待送达”，不能撤回报告/)
  })
})
