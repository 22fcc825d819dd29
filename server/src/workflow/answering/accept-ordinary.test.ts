import { acceptOrdinary, acceptSimple } from '@portal/shared-lib/contract/actions'
import { simplePetitions } from '@portal/shared-lib/contract/counters'
import { answering, delivered, notice, SIMPLE } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('转普通程序', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, signed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  async function simple() {
    const letter = await signed()
    await letter.act('rs12', acceptSimple, SIMPLE)
    return letter
  }

  it('makes ordinary what proves difficult, with a notice', async () => {
    const letter = await signed()
    const token = await cases.tokenOf('rs12')
    const counted = async () => (await portal.answerTo(simplePetitions, {}, { token })).total
    const before = await counted()
    await letter.act('rs12', acceptSimple, SIMPLE)
    expect(await counted()).toBe(before + 1)
    expect(await letter.act('rs12', acceptOrdinary, notice())).toMatchObject({ state: '30' })
    expect(await counted()).toBe(before)
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    expect(await letter.refusal('rs12', acceptOrdinary, notice())).toBe('该件不是简易办理件，无需转普通程序')
  })

  it('lets sixty days run from the acceptance, not from the day on which it proved difficult', async () => {
    const letter = await simple()
    portal.clock.stopAt('2026-11-25T09:00:00+08:00')
    await letter.act(
      'rs12',
      acceptOrdinary,
      notice({ issuedOn: '2026-11-25', ...delivered({ deliveredOn: '2026-11-25' }) }),
    )
    expect(await letter.dueOf('K05')).toEqual(new Date('2027-01-19T23:59:59+08:00'))
    expect(await letter.lastEntry()).toMatchObject({ action: '转普通程序', text: '受理告知书日期2026-11-25' })
  })

  it('is refused without a notice, or one that nobody was given', async () => {
    const letter = await simple()
    expect(await letter.refusal('rs12', acceptOrdinary, notice({ text: '' }))).toBe('请先生成或上传受理告知书')
    expect(await letter.refusal('rs12', acceptOrdinary, notice({ deliveries: [] }))).toBe('尚未登记送达情况')
    expect(await letter.clocks()).toEqual(['K08', 'K13'])
  })

  it('is of what is simple, for whoever handles it', async () => {
    expect(await (await accepted()).refusal('rs12', acceptOrdinary, notice())).toBe(
      '该件不是简易办理件，无需转普通程序',
    )
    const letter = await simple()
    expect(await letter.refusal('rs13', acceptOrdinary, notice())).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', acceptOrdinary, notice())).toMatch(/^当前状态为“办理中”，不能转普通程序/)
  })
})
