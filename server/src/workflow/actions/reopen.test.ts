import { accept, draftOpinion, handleSelf, recordDelivery } from '@portal/shared-lib/contract/answer'
import { archive, close, reopen, selectForCheck } from '@portal/shared-lib/contract/closing'
import { file } from '@portal/shared-lib/contract/dispatch'
import { acceptReport, submitReport } from '@portal/shared-lib/contract/report'
import {
  answering,
  CHECKED,
  CLOSED,
  delivered,
  messagesTo,
  notice,
  opinion,
  report,
  TODAY,
} from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('重新办理和归档', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, answered, assigned, signed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const found = { ground: 'newFacts' as const, reason: '信访人提供了新的丈量记录。' }

  async function closed() {
    const letter = await answered(await signed())
    await letter.act('rs12', close, CLOSED)
    return letter
  }
  const petitionOf = (petitionNo: string) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  it('gives the petition back to whoever has answered it', async () => {
    const letter = await closed()
    expect(await letter.act('zs06', reopen, found)).toMatchObject({ state: '65' })
    expect(await letter.todos()).toEqual(['reopened demo-rs12'])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13', 'K20'])
    expect(await petitionOf(letter.petitionNo)).toMatchObject({ end_state: '', close_type: '', closed_at: null })
    const [told] = await messagesTo(portal, 'rs12', '4')
    expect(told).toBe(
      `临江省信访局要求重新办理信访件${letter.petitionNo}：信访人提供了新的丈量记录。，请于2026-12-04前办结。`,
    )
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    await letter.act('rs12', recordDelivery, delivered())
    expect(await letter.clocks()).not.toContain('K20')
    expect(await letter.act('rs12', close, CLOSED)).toMatchObject({ state: '60' })
  })

  it('has sixty days where a review orders it', async () => {
    const letter = await closed()
    await letter.act('zs06', reopen, { ...found, ground: 'review' })
    expect(await letter.clocks()).toEqual(['K05', 'K09', 'K13', 'K13'])
  })

  it('has whoever assigned it wait for a report again', async () => {
    const letter = await answered(await assigned())
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    await letter.act('zs05', acceptReport, CHECKED)
    expect(await letter.act('zs06', reopen, found)).toMatchObject({ state: '65' })
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    await letter.act('rs12', recordDelivery, delivered())
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    expect(await letter.act('zs05', acceptReport, CHECKED)).toMatchObject({ state: '60' })
  })

  it('is sorted again where nobody has handled it', async () => {
    const letter = await cases.letter({ anonymous: true })
    await letter.act('zs05', file, { reason: '080100' })
    expect(await letter.act('zs06', reopen, found)).toMatchObject({ state: '10' })
    expect(await letter.todos()).toEqual(['sort 990000000-xf'])
    expect(await letter.act('zs05', handleSelf, notice({ deliveries: [] }))).toMatchObject({ state: '30' })
  })

  it.each([
    ['no ground', { ...found, ground: '' }, '请选择重新办理的依据'],
    ['few words', { ...found, reason: '重办' }, '请填写不少于10个字的理由'],
  ])('is refused with %s', async (_, args, text) => {
    const letter = await closed()
    expect(await letter.refusal('zs06', reopen, args as typeof found)).toBe(text)
  })

  it('is for the heads of those who oversee it, once it is closed', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    expect(await letter.refusal('zs06', reopen, found)).toBe(
      '当前状态为“办理中”，不能重新办理，请刷新后查看可办理的操作',
    )
    expect(await letter.refusal('zs05', reopen, found)).toBe('您没有此项操作的权限，请联系管理员')
  })

  describe('归档', () => {
    it('waits until the time for a review is over', async () => {
      const letter = await closed()
      expect(await letter.refusal('zs05', archive)).toBe('复查复核期限未满，不能归档')
      portal.clock.stopAt('2026-12-22T09:00:00+08:00')
      expect(await letter.act('zs05', archive, { archiveNo: '2026-017' })).toMatchObject({ state: '60' })
      expect(await petitionOf(letter.petitionNo)).toMatchObject({
        ...{ archive_no: '2026-017', archived_at: portal.clock.now() },
      })
      expect(await letter.refusal('zs05', archive)).toBe('该件已归档')
    })

    it('is at once where nobody can ask for a review', async () => {
      const letter = await cases.letter({ anonymous: true })
      await letter.act('zs05', file, { reason: '080100' })
      await letter.act('zs05', archive)
      expect(await petitionOf(letter.petitionNo)).toMatchObject({ archive_no: letter.petitionNo })
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
      await letter.act('zs06', reopen, found)
      expect(await petitionOf(letter.petitionNo)).toMatchObject({ archive_no: '', archived_at: null })
    })

    it('is for whoever has registered it', async () => {
      const letter = await closed()
      expect(await letter.refusal('zs06', archive)).toBe('您没有此项操作的权限，请联系管理员')
      expect(await letter.refusal('rs12', archive)).toMatch(/^信访件已办结|^当前状态/)
    })
  })
})
