import { accept, resume, suspend } from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import { answering, notice } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { PDF } from '../../../test/contents'
import { usePortal } from '../../../test/portal'

describe('中止', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const labour = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  async function accepted() {
    const letter = await labour.signed()
    await letter.act('rs12', accept, notice())
    return letter
  }

  async function hearing(more: { reason?: 'hearing' | 'expertise'; until?: string } = {}) {
    const file = { name: '听证通知书.pdf', content: PDF }
    const fileIds = [await portal.answerTo(stage, {}, { token: await cases.tokenOf('rs12'), file })]
    return { reason: 'hearing' as const, text: '定于12月1日听证。', until: '2026-12-01', fileIds, ...more }
  }

  it('lets the limit stand until the handling is resumed, which is as much later', async () => {
    const letter = await accepted()
    await labour.act(letter, 'rs12', suspend, await hearing(), 'rs14')
    expect(await letter.state()).toBe('35')
    expect(await letter.clocks()).not.toContain('K05')
    portal.clock.stopAt('2026-11-30T09:00:00+08:00')
    expect(await letter.act('rs12', resume)).toMatchObject({ state: '30' })
    // Ten days after 2027-01-19.
    expect(await letter.dueOf('K05')).toEqual(new Date('2027-01-29T23:59:59+08:00'))
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
  })

  it('is for the reasons that the province allows', async () => {
    const letter = await accepted()
    const refused = await letter.refusal('rs12', suspend, await hearing({ reason: 'expertise' }))
    expect(refused).toBe('该中止事由未启用，目前仅听证可以中止')
  })

  it.each(['2026-11-20', '2027-03-01'])('is refused until %s', async until => {
    const letter = await accepted()
    const refused = await letter.refusal('rs12', suspend, await hearing({ until }))
    expect(refused).toBe('请填写晚于今日且不晚于办结期限的预计恢复日期')
  })

  it('needs a document', async () => {
    const args = { ...(await hearing()), fileIds: [] }
    expect(await (await accepted()).refusal('rs12', suspend, args)).toBe('请上传中止依据')
  })
})
