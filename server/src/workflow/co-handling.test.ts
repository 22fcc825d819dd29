import {
  accept,
  acceptSimple,
  agreeReturn,
  answerCoHandling,
  coHandle,
  draftOpinion,
  extend,
  forwardDown,
  notAccept,
  recall,
  refuseReturn,
  reply,
  requestReturn,
  routeElsewhere,
  signFor,
  transfer,
} from '@portal/shared-lib/contract/actions'
import { answering, notice, opinion, SIMPLE } from '../../test/answers'
import { useCases } from '../../test/cases'
import { CITY_BUREAU, COUNTY_BUREAU, dispatchArgs, HOUSING, LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'

const LEAD_ALONE = '该件由主办单位答复信访人，协办单位请提交协办意见'
const RETURN = { reason: '该事项反映的问题不属于我单位职责范围。', suggestedUnit: '安澜市自然资源局' }
const ANSWER = { text: '经核实，该户面积以2024年确权登记为准。' }

describe('Co-handling', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, decideAs, signed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  /** Two receive it, of whom the one that does not lead has signed. */
  async function sentToBoth(lead = LABOUR, coHandler = HOUSING, clerk = 'zj12') {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(lead, coHandler))
    await letter.act(clerk, signFor)
    return letter
  }

  it('is taken back without touching who asked for it', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    await letter.act('rs12', coHandle, { orgIds: [HOUSING], text: '请核实面积。', dueOn: '2026-12-01' })
    expect(await letter.act('rs12', recall, { reason: '已自行核实' })).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
  })

  it('asks a further receiver for what it knows, within fifteen days, and the lead alone for the notice', async () => {
    const letter = await sentToBoth()
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, 'coHandle demo-zj12'])
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K03', 'K04', 'K13', 'K21'])
    expect(await letter.dueOf('K21')).toEqual(new Date('2026-12-05T23:59:59+08:00'))
  })

  it.each([
    ['accepted', accept, notice()],
    ['accepted as simple', acceptSimple, SIMPLE],
    ['refused', notAccept, { reason: '060100', competent: '人民法院', text: '' }],
    ['guided elsewhere', routeElsewhere, { route: '3101', guidance: '请向作出判决的人民法院提出。' }],
    ['replied to', reply, { reply: '已书面答复信访人有关情况。', deliveryMode: '0', deliveredOn: '2026-11-20' }],
  ] as const)('is not %s in the place of the lead', async (_, call, args) => {
    const letter = await sentToBoth()
    expect(await letter.refusal('zj12', call as typeof accept, args as never)).toBe(LEAD_ALONE)
  })

  it('ends with an answer to whoever leads by then', async () => {
    const letter = await sentToBoth()
    await letter.act('rs12', signFor)
    expect(await letter.act('zj12', answerCoHandling, ANSWER)).toMatchObject({ state: '25' })
    expect(await letter.todos()).toEqual(['accept demo-rs12', 'coAnswered demo-rs12'])
    expect(await letter.clocks()).toEqual(['K03', 'K04', 'K13'])
    expect(await cases.lastMessageOf('rs12')).toContain('协办意见')
  })

  it('is returned without a word in the main state or the limit of the sender, and stays where that is refused', async () => {
    const letter = await sentToBoth()
    await act(letter, 'zj12', requestReturn, RETURN, 'zj13')
    expect(await letter.state()).toBe('20')
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K04', 'K13', 'K21'])
    await letter.act('zs05', refuseReturn, { reason: '面积由你单位登记，请提出意见。' })
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, 'coHandle demo-zj12'])
  })

  it('is answered all the same where its own head does not agree to its return', async () => {
    const letter = await sentToBoth()
    await letter.act('zj12', requestReturn, RETURN)
    await decideAs('zj13', letter, 'back')
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, 'revise demo-zj12'])
    await letter.act('zj12', answerCoHandling, ANSWER)
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, `coAnswered ${LABOUR}`])
  })

  it('is signed for before it is answered, where its own head did not let it go back unsigned', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    await letter.act('zj12', requestReturn, RETURN)
    await decideAs('zj13', letter, 'back')
    expect(await letter.refusal('zj12', answerCoHandling, ANSWER)).toBe('请先签收，再提交协办意见')
    await letter.act('zj12', signFor)
    await letter.act('zj12', answerCoHandling, ANSWER)
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, `coAnswered ${LABOUR}`])
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K04', 'K13'])
  })

  it('goes to another that takes part, where its return is agreed to', async () => {
    const letter = await sentToBoth()
    await act(letter, 'zj12', requestReturn, RETURN, 'zj13')
    await letter.act('zs05', agreeReturn, { orgId: CITY_BUREAU, text: '请提出意见。' })
    expect(await letter.clocks()).toEqual(['K02', 'K02', 'K03', 'K03', 'K04', 'K13', 'K21'])
  })

  it('is passed down by a bureau without a report, whose receiver answers the lead', async () => {
    const letter = await sentToBoth(LABOUR, CITY_BUREAU, 'al05')
    const down = { mode: '010100', orgId: COUNTY_BUREAU, text: '请提出意见。' }
    const text = '协办事项只能转送下级，不能继续交办'
    expect(await letter.refusal('al05', forwardDown, { ...down, reportBy: '2026-12-01' })).toBe(text)
    await letter.act('al05', forwardDown, down)
    await letter.act('sd05', signFor)
    await letter.act('sd05', answerCoHandling, ANSWER)
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`, `coAnswered ${LABOUR}`])
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K04', 'K13'])
  })

  it('cannot be returned where only an opinion was asked for', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    await letter.act('rs12', coHandle, { orgIds: [HOUSING], text: '请核实面积。' })
    expect(await letter.refusal('zj12', requestReturn, RETURN)).toBe('征求协办意见的事项不能退回，请在协办意见中说明')
  })

  it('leaves an opinion that waits for approval waiting, when an extension is agreed to', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    await letter.act('rs12', extend, { days: 10, reason: '案情复杂，需进一步调查核实。' })
    await letter.act('rs12', draftOpinion, opinion())
    await expect(decideAs('rs14', letter)).rejects.toThrow('请退回拟稿人修改')
    expect(await letter.state()).toBe('40')
  })
})
