import {
  accept,
  acceptSimple,
  close,
  draftOpinion,
  evaluate,
  mediate,
  recordDelivery,
  signFor,
  transfer,
} from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { answering, CLOSED, delivered, notice, opinion, SIMPLE } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('A petition that is answered', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, agree } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  async function sent(legalClass: '1' | '2' | '3' = '3') {
    const letter = await cases.letter({ request: '1.请求核实面积；2.请求兑付补偿款。' })
    await letter.act('zs05', transfer, { ...dispatchArgs(LABOUR), legalClass })
    await letter.act('rs12', signFor)
    return letter
  }
  const answers = [
    { no: 1, text: '面积已核实，为1.2亩。' },
    { no: 2, text: '补偿款已于当日兑付。' },
  ]
  const petitionOf = ({ petitionNo }: TestCase) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  it('1: from the letter to a satisfied petitioner', async () => {
    const letter = await sent()
    portal.clock.stopAt('2026-11-23T09:00:00+08:00')
    await letter.act('rs12', accept, notice({ issuedOn: '2026-11-23', ...delivered({ deliveredOn: '2026-11-23' }) }))
    portal.clock.stopAt('2026-12-14T09:00:00+08:00')
    await act(letter, 'rs12', draftOpinion, opinion({ answers }), 'rs13', 'rs14')
    await letter.act('rs12', recordDelivery, delivered({ deliveredOn: '2026-12-14' }))
    await letter.act('rs12', close, CLOSED)
    portal.clock.stopAt('2026-12-18T09:00:00+08:00')
    for (const side of ['bureau', 'unit'] as const)
      await letter.act('zs05', evaluate, { side, value: '0', channel: '1' })
    expect(await letter.state()).toBe('60')
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual(['K09'])
    const token = await cases.tokenOf('zs05')
    expect((await portal.answerTo(petition, letter, { token })).reached).toEqual({
      sent: '2026-11-20 09:00:00',
      signed: '2026-11-20 09:00:00',
      accepted: '2026-11-23 09:00:00',
      answered: '2026-12-14 09:00:00',
      delivered: '2026-12-14 09:00:00',
      closed: '2026-12-14 09:00:00',
    })
    const steps = await portal.answerTo(timeline, letter, { token })
    expect(steps.map(({ action, stateName }) => `${action} ${stateName}`)).toEqual([
      ...['登记 已登记待分办', '转送 待签收', '签收 已签收待受理', '受理告知 办理中', '送审 报告审批中'],
      ...['审批同意 报告审批中', '审批同意 报告审批中', '拟处理意见书或答复 已答复待送达'],
      ...['登记送达 已答复待送达', '办结 已办结', '群众评价 已办结', '群众评价 已办结'],
    ])
  })

  it('11: simply, and in time', async () => {
    const letter = await sent()
    await letter.act('rs12', acceptSimple, SIMPLE)
    expect(await letter.clocks()).toEqual(['K08', 'K13'])
    portal.clock.stopAt('2026-11-30T09:00:00+08:00')
    await act(letter, 'rs12', draftOpinion, opinion({ answers, investigators: [] }), 'rs13', 'rs14')
    await letter.act('rs12', recordDelivery, delivered({ deliveredOn: '2026-11-30' }))
    await letter.act('rs12', close, { ...CLOSED, closeType: '13' })
    expect(await petitionOf(letter)).toMatchObject({ state: '60', close_type: '13' })
    expect(await letter.clocks()).toEqual(['K13', 'K13'])
  })

  it('13: a suggestion, of which a part is adopted', async () => {
    const letter = await sent('1')
    await letter.act('rs12', accept, notice())
    const partly = opinion({ answers, conclusion: '2', investigators: [] })
    await act(letter, 'rs12', draftOpinion, partly, 'rs13', 'rs14')
    await letter.act('rs12', recordDelivery, delivered())
    await letter.act('rs12', close, { closeType: '06', fourOutcomes: ['1'] })
    expect(await petitionOf(letter)).toMatchObject({ state: '60', close_type: '06' })
  })

  it('20: by an agreement', async () => {
    const letter = await sent()
    await letter.act('rs12', accept, notice())
    const token = await cases.tokenOf('rs12')
    const fileId = await portal.answerTo(stage, {}, { token, file: { name: '和解协议书.pdf', content: '%PDF-1.7\n' } })
    const parties = { petitionerSide: '冯丙莲', otherSide: '荷塘镇人民政府', signedOn: '2026-11-20' }
    await letter.act('rs12', mediate, { kind: '14', fileId, ...parties })
    expect(await letter.state()).toBe('50')
    await letter.act('rs12', recordDelivery, delivered())
    await letter.act('rs12', close, { ...CLOSED, closeType: '04' })
    expect(await petitionOf(letter)).toMatchObject({ state: '60', close_type: '04' })
  })

  it('47: though the petitioner refuses the letter', async () => {
    const letter = await sent()
    await letter.act('rs12', accept, notice())
    await letter.act('rs12', draftOpinion, opinion({ answers }))
    await agree(letter, 'rs13', 'rs14')
    const witnesses = ['韩戊竹', '杨己松']
    await letter.act('rs12', recordDelivery, delivered({ mode: '4', refused: true, witnesses }))
    await letter.act('rs12', close, CLOSED)
    expect(await letter.state()).toBe('60')
    const proofs = portal.db
      .selectFrom('delivery')
      .where('petition_id', '=', (await petitionOf(letter)).id)
      .where('sign_result', '=', '0')
    expect(await proofs.select('witnesses').execute()).toEqual([{ witnesses: '韩戊竹、杨己松' }])
    expect(await letter.clocks()).toEqual(['K09', 'K13', 'K13'])
  })
})
