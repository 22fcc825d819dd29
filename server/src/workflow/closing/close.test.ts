import { close, coHandle, draftOpinion, recordDelivery } from '@portal/shared-lib/contract/actions'
import { answering, CLOSED, delivered, messagesTo, opinion } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { HOUSING } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('办结', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, act, answered, assigned, signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const petitionOf = ({ petitionNo }: TestCase) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  it('ends the case for everybody, and tells who had sent it', async () => {
    const letter = await answered(await signed())
    expect(await letter.act('rs12', close, CLOSED)).toMatchObject({ state: '60', stateName: '已办结' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
    expect(await petitionOf(letter)).toMatchObject({
      end_state: '60',
      close_type: '01',
      four_outcomes: ['1'],
      closed_at: portal.clock.now(),
      responsible_org_id: '990100000-rs',
    })
    const [told] = await messagesTo(portal, 'zs05', '3')
    expect(told).toBe(`信访件${letter.petitionNo}已由安澜市人力资源和社会保障局办结。`)
    expect(await letter.refusal('rs12', recordDelivery, delivered())).toBe('信访件已办结，不能修改')
  })

  it('waits for delivery', async () => {
    const letter = await accepted()
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    expect(await letter.refusal('rs12', close, CLOSED)).toBe('尚未登记送达情况')
  })

  it('is for the sender where a report is owed', async () => {
    const letter = await answered(await assigned())
    expect(await letter.todos()).toEqual(['track demo-zs05', 'report demo-rs12'])
    expect(await letter.refusal('rs12', close, CLOSED)).toBe('交办件应提交办理报告，由交办单位认定办结')
  })

  it('waits for those who were asked to help', async () => {
    const letter = await accepted()
    await letter.act('rs12', coHandle, { orgIds: [HOUSING], text: '请协查施工许可情况。', dueOn: '2026-11-27' })
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    await letter.act('rs12', recordDelivery, delivered())
    expect(await letter.refusal('rs12', close, CLOSED)).toBe('仍有协办单位未答复，请先收回或等待答复')
  })

  it.each([
    ['no kind', { ...CLOSED, closeType: '' }],
    ['a kind of another act', { ...CLOSED, closeType: '10' }],
    ['none of the four outcomes', { ...CLOSED, fourOutcomes: [] }],
  ])('is refused with %s', async (_, args) => {
    const letter = await answered(await signed())
    expect(await letter.refusal('rs12', close, args as typeof CLOSED)).toBe('请选择办结类型和三到位一处理情况')
  })

  it('is for whoever handles it', async () => {
    const letter = await answered(await signed())
    expect(await letter.refusal('rs14', close, CLOSED)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', close, CLOSED)).toMatch(/^当前状态为“已答复待送达”，不能办结/)
    expect(await letter.refusal('zj12', close, CLOSED)).toBe('信访件不存在或您无权查看')
  })
})
