import {
  accept,
  acceptReport,
  close,
  draftOpinion,
  file,
  handleSelf,
  recordDelivery,
  reopen,
  submitReport,
} from '@portal/shared-lib/contract/actions'
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

describe('重新办理', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, answered, assigned, closed, signed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const found = { ground: 'newFacts' as const, reason: '信访人提供了新的丈量记录。' }

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
})
