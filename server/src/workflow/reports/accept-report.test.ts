import { acceptReport } from '@portal/shared-lib/contract/actions'
import { answering, CHECKED, messagesTo } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('签收并认定办结', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { reported } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('ends the case, and tells whoever had to report', async () => {
    const letter = await reported()
    expect(await letter.act('zs05', acceptReport, CHECKED)).toMatchObject({ state: '60' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
    expect(await messagesTo(portal, 'rs12', '3')).toContain(`信访件${letter.petitionNo}已由临江省信访局办结。`)
    expect(await letter.lastEntry()).toMatchObject({ action: '签收并认定办结' })
    expect(await letter.refusal('zs05', acceptReport, CHECKED)).toBe('信访件已办结，不能修改')
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
})
