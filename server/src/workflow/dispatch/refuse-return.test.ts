import { refuseReturn, requestReturn } from '@portal/shared-lib/contract/actions'
import { answering, RETURN } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('不同意退回', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { returned } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const refusing = { reason: '根据职责分工应由你单位办理。' }

  it('is once and for all, and the unit goes on within the limit it had', async () => {
    const letter = await returned()
    const due = await letter.dueOf('K04')
    await letter.act('zs05', refuseReturn, refusing)
    expect(await letter.state()).toBe('25')
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
    expect(await letter.clocks()).toEqual(['K04', 'K13'])
    expect(await letter.dueOf('K04')).toEqual(due)
    expect(await letter.refusal('rs12', requestReturn, RETURN)).toBe('退回申请已被发出单位驳回，不能再次退回')
    expect(await cases.lastMessageOf('rs12')).toContain(`退回申请被退回：${refusing.reason}`)
    expect(await letter.lastEntry()).toMatchObject({ action: '不同意退回', text: refusing.reason })
  })

  it('is refused without a reason of ten characters', async () => {
    const letter = await returned()
    const short = await letter.refusal('zs05', refuseReturn, { reason: '应由你单位办理' })
    expect(short).toBe('请填写不同意理由（10至1000字）')
    expect(await letter.todos()).toEqual(['returnSignFor demo-zs05'])
  })

  it('is for whoever sent it', async () => {
    const letter = await returned()
    expect(await letter.refusal('zs06', refuseReturn, refusing)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', refuseReturn, refusing)).toMatch(/^当前状态为“退回待确认”，不能不同意退回/)
  })
})
