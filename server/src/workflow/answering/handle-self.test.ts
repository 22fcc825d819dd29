import { handleSelf, transfer } from '@portal/shared-lib/contract/actions'
import { notice, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('自办', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  it('gives the letter to whoever at the registering bureau takes it, with sixty days', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', handleSelf, notice())).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-zs05'])
    expect(await letter.clocks()).toEqual(['K05'])
    expect(await letter.dueOf('K05')).toEqual(new Date('2027-01-19T23:59:59+08:00'))
    expect(await letter.lastEntry()).toMatchObject({ action: '自办', text: `受理告知书日期${TODAY}` })
  })

  it.each([
    ['no notice', notice({ text: '' }), '请先生成或上传受理告知书'],
    ['nobody told', notice({ deliveries: [] }), '尚未登记送达情况'],
    ['a notice of tomorrow', notice({ issuedOn: '2026-11-21' }), '受理告知书日期应在收到之日至今日之间'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', handleSelf, args)).toBe(text)
    expect(await letter.todos()).toEqual(['sort 990000000-xf'])
  })

  it('is for those who sort, before it is sent to somebody', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs07', handleSelf, notice())).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', handleSelf, notice())).toBe('信访件不存在或您无权查看')
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await letter.refusal('zs05', handleSelf, notice())).toMatch(/^当前状态为“待签收”，不能自办/)
  })
})
