import { replyUrge, urge } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('催办回复', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { signed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const urging = { text: '请抓紧办理并书面告知信访人。' }
  const replying = { reply: '本周内书面告知。' }

  async function urged() {
    const letter = await signed()
    await letter.act('zs05', urge, urging)
    return letter
  }

  it('ends the urge, and leaves what it had asked for to be done', async () => {
    const letter = await urged()
    expect(await letter.todos()).toEqual(['accept demo-rs12', 'urgeReply demo-rs12'])
    expect(await letter.act('rs12', replyUrge, replying)).toMatchObject({ state: '25' })
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
    expect(await letter.clocks()).not.toContain('K15')
    const rows = portal.db.selectFrom('urge').orderBy('id', 'desc').select(['reply', 'replied_by', 'replied_at'])
    const replied = { reply: replying.reply, replied_by: 'demo-rs12', replied_at: portal.clock.now() }
    expect(await rows.executeTakeFirst()).toEqual(replied)
    expect(await letter.lastEntry()).toMatchObject({ action: '催办回复', text: replying.reply })
  })

  it('is given once, and not in silence', async () => {
    const letter = await urged()
    expect(await letter.refusal('rs12', replyUrge, { reply: ' ' })).toBe('请填写回复内容（1至500字）')
    await letter.act('rs12', replyUrge, replying)
    expect(await letter.refusal('rs12', replyUrge, replying)).toContain('该事项不在您或本部门名下')
  })

  it('is for whoever was urged', async () => {
    const letter = await urged()
    expect(await letter.refusal('rs13', replyUrge, replying)).toBe('该事项正由沈丁兰办理，请先由其转办或释放')
    expect(await letter.refusal('zj12', replyUrge, replying)).toBe('信访件不存在或您无权查看')
  })
})
