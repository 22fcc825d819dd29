import { archive, file, reopen, selectForCheck } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('归档', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const petitionOf = (petitionNo: string) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  it('waits until the time for a review is over', async () => {
    const letter = await closed()
    expect(await letter.refusal('zs05', archive)).toBe('复查复核期限未满，不能归档')
    portal.clock.stopAt('2026-12-22T09:00:00+08:00')
    expect(await letter.act('zs05', archive, { archiveNo: '2026-017' })).toMatchObject({ state: '60' })
    expect(await petitionOf(letter.petitionNo)).toMatchObject({
      archive_no: '2026-017',
      archived_at: portal.clock.now(),
    })
    expect(await letter.refusal('zs05', archive)).toBe('该件已归档')
  })

  it('is at once where nobody can ask for a review', async () => {
    const letter = await cases.letter({ anonymous: true })
    await letter.act('zs05', file, { reason: '080100' })
    await letter.act('zs05', archive)
    expect(await petitionOf(letter.petitionNo)).toMatchObject({ archive_no: letter.petitionNo })
    expect(await letter.lastEntry()).toMatchObject({ action: '归档', text: `档案号${letter.petitionNo}` })
  })

  it('waits for a check', async () => {
    const letter = await closed()
    await letter.act('zs08', selectForCheck)
    portal.clock.stopAt('2026-12-22T09:00:00+08:00')
    expect(await letter.refusal('zs05', archive)).toBe('仍有核查、复查复核或督办未完成，不能归档')
  })

  it('ends with a reopening', async () => {
    const letter = await cases.letter({ anonymous: true })
    await letter.act('zs05', file, { reason: '080100' })
    await letter.act('zs05', archive)
    await letter.act('zs06', reopen, { ground: 'newFacts', reason: '信访人提供了新的丈量记录。' })
    expect(await petitionOf(letter.petitionNo)).toMatchObject({ archive_no: '', archived_at: null })
  })

  it('is for whoever has registered it', async () => {
    const letter = await closed()
    expect(await letter.refusal('zs06', archive)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('rs12', archive)).toMatch(/^信访件已办结|^当前状态/)
  })

  it('is not of what goes on, nor under a number that is too long', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', archive)).toBe('当前状态为“已登记待分办”，不能归档，请刷新后查看可办理的操作')
    await letter.act('zs05', file, { reason: '080100' })
    expect(await letter.refusal('zs05', archive, { archiveNo: '1'.repeat(51) })).toBe('档案号不能超过50个字')
  })
})
