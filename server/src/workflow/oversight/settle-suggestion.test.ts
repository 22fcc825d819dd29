import { proposeSupervision, settleSuggestion } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('处理督办建议', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed, reported } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const settling = { decision: 'no', text: '已约谈承办单位负责人，暂不督办。' } as const
  const SUGGESTED = 'superviseSuggestion 990000000-xf'

  async function suggested() {
    const letter = await reported()
    await letter.act('zs05', proposeSupervision, { text: '承办单位未到现场核实，建议督办。' })
    return letter
  }

  it('ends the suggestion, unread by the others of the case, and leaves the case as it is', async () => {
    const letter = await suggested()
    const others = (await letter.todos()).filter(todo => todo !== SUGGESTED)
    expect(await letter.act('zs08', settleSuggestion, settling)).toMatchObject({ state: '42' })
    expect(await letter.todos()).toEqual(others)
    expect(await letter.lastEntry()).toEqual({ action: '处理督办建议', text: settling.text, shared: false })
  })

  it('says what was decided', async () => {
    const letter = await suggested()
    expect(await letter.refusal('zs08', settleSuggestion, { decision: 'no', text: '否' })).toBe(
      '请填写处理意见（2至500字）',
    )
    expect(await letter.todos()).toContain(SUGGESTED)
  })

  it('is for the supervisors, where something was suggested', async () => {
    const letter = await suggested()
    expect(await letter.refusal('zs05', settleSuggestion, settling)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await (await closed()).refusal('zs08', settleSuggestion, settling)).toContain('该事项不在您或本部门名下')
  })
})
