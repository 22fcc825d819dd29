import { proposeSupervision } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('转督办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { reported, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const proposal = { text: '承办单位未到现场核实，建议督办。' }
  const SUGGESTED = 'superviseSuggestion 990000000-xf'

  it('puts it before the supervisors beside what is to be decided, unread by the others of the case', async () => {
    const letter = await reported()
    const before = await letter.todos()
    expect(await letter.act('zs05', proposeSupervision, proposal)).toMatchObject({ state: '42' })
    expect(await letter.todos()).toEqual([...before, SUGGESTED])
    expect(await letter.lastEntry()).toEqual({ action: '转督办', text: proposal.text, shared: false })
  })

  it('is made once', async () => {
    const letter = await reported()
    await letter.act('zs05', proposeSupervision, proposal)
    const text = '该件已转督办，或本单位没有督查人员；已转的请等待督查人员处理'
    expect(await letter.refusal('zs05', proposeSupervision, proposal)).toBe(text)
  })

  it('says why, in ten characters', async () => {
    const letter = await reported()
    expect(await letter.refusal('zs05', proposeSupervision, { text: '建议督办' })).toBe('请填写转督办理由（10至500字）')
    expect(await letter.todos()).not.toContain(SUGGESTED)
  })

  it('is for whoever decides on a report or checks a closing', async () => {
    const letter = await reported()
    expect(await letter.refusal('zs06', proposeSupervision, proposal)).toBe('该事项正由周戊汀办理，请先由其转办或释放')
    expect(await letter.refusal('rs12', proposeSupervision, proposal)).toContain('该事项不在您或本部门名下')
    expect(await (await signed()).refusal('zs05', proposeSupervision, proposal)).toMatch(
      /^当前状态为“已签收待受理”，不能转督办/,
    )
  })
})
