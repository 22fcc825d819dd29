import { resume, suspend } from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { PDF } from '../../../test/contents'
import { usePortal } from '../../../test/portal'

describe('恢复办理', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, act } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  async function suspended() {
    const letter = await accepted()
    const file = { name: '听证通知书.pdf', content: PDF }
    const fileIds = [await portal.answerTo(stage, {}, { token: await cases.tokenOf('rs12'), file })]
    const hearing = { reason: 'hearing' as const, text: '定于12月1日听证。', until: '2026-12-01', fileIds }
    await act(letter, 'rs12', suspend, hearing, 'rs14')
    return letter
  }

  it('lets the limit run again, later by what the suspension has taken', async () => {
    const letter = await suspended()
    expect(await letter.todos()).toEqual(['handle demo-rs12', 'resume demo-rs12'])
    expect(await letter.clocks()).not.toContain('K05')
    portal.clock.stopAt('2026-11-30T09:00:00+08:00')
    expect(await letter.act('rs12', resume, { text: '听证已于今日举行。' })).toMatchObject({ state: '30' })
    // Ten days after 2027-01-19.
    expect(await letter.dueOf('K05')).toEqual(new Date('2027-01-29T23:59:59+08:00'))
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    const rows = portal.db.selectFrom('suspension').orderBy('id', 'desc').select('ended_at')
    expect(await rows.executeTakeFirst()).toEqual({ ended_at: portal.clock.now() })
    expect(await letter.lastEntry()).toMatchObject({ action: '恢复办理', text: '听证已于今日举行。' })
  })

  it('is of what is suspended, in at most five hundred characters, for whoever handles it', async () => {
    const letter = await suspended()
    expect(await letter.refusal('rs12', resume, { text: '听'.repeat(501) })).toBe('恢复说明不能超过500字')
    expect(await letter.refusal('rs13', resume)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await (await accepted()).refusal('rs12', resume)).toMatch(/^当前状态为“办理中”，不能恢复办理/)
  })
})
