import { flagUrgent, liftFlag } from '@portal/shared-lib/contract/actions'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('解除标记', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const THREAT = { kind: 'threat', text: '来信称若不解决将于下周到市政府门前采取过激行为。' } as const
  const lifting = { kind: 'threat', reason: '经核实为信访人一时气话，本人已书面说明。' } as const

  async function flagged() {
    const letter = await cases.letter()
    await letter.act('zs01', flagUrgent, THREAT)
    return letter
  }
  const rowOf = (petitionNo: string) => {
    const rows = portal.db.selectFrom('petition').where('petition_no', '=', petitionNo)
    return rows.select(['flags', 'threat_text']).executeTakeFirstOrThrow()
  }

  it('takes the mark and what was owed for it away, unread by the others of the case', async () => {
    const letter = await flagged()
    expect(await letter.clocks()).toEqual(['K01', 'K17', 'K17'])
    expect(await letter.act('zs01', liftFlag, lifting)).toMatchObject({ state: '10' })
    expect(await rowOf(letter.petitionNo)).toEqual({ flags: [], threat_text: '' })
    expect(await letter.clocks()).toEqual(['K01'])
    expect(await letter.lastEntry()).toEqual({ action: '解除标记', text: lifting.reason, shared: false })
  })

  it('leaves what is owed while there is another mark', async () => {
    const letter = await flagged()
    await letter.act('zs01', flagUrgent, { kind: 'majorUrgent', text: '来信称数十人将聚集。' })
    await letter.act('zs01', liftFlag, { ...lifting, kind: 'majorUrgent' })
    expect(await rowOf(letter.petitionNo)).toEqual({ flags: ['threat'], threat_text: THREAT.text })
    expect(await letter.clocks()).toEqual(['K01', 'K17', 'K17'])
  })

  it('is of the mark that the petition has, with a reason', async () => {
    expect(await (await cases.letter()).refusal('zs01', liftFlag, lifting)).toBe('该件没有重大紧急或扬言标记')
    const letter = await flagged()
    const other = await letter.refusal('zs01', liftFlag, { ...lifting, kind: 'majorUrgent' })
    expect(other).toBe('该信访件没有此标记，请刷新后查看')
    expect(await letter.refusal('zs01', liftFlag, { ...lifting, reason: '气话' })).toBe('请填写不少于10个字的理由')
  })

  it('is for the registering organisation', async () => {
    const letter = await flagged()
    expect(await letter.refusal('zs07', liftFlag, lifting)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', liftFlag, lifting)).toBe('信访件不存在或您无权查看')
  })
})
