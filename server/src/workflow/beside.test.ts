import { accept, draftOpinion, notAccept, recordDelivery } from '@portal/shared-lib/contract/answer'
import { close } from '@portal/shared-lib/contract/closing'
import { recall, reply, transfer } from '@portal/shared-lib/contract/dispatch'
import { coHandle, extend } from '@portal/shared-lib/contract/handling'
import { signFor } from '@portal/shared-lib/contract/receive'
import { answering, CLOSED, delivered, notice, opinion } from '../../test/answers'
import { useCases } from '../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'

describe('What goes on beside the lead', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, decideAs, signed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  /** Two receive it, of whom the one that does not lead has signed. */
  async function sentToBoth() {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    await letter.act('zj12', signFor)
    return letter
  }
  const closeTypeOf = ({ petitionNo }: { petitionNo: string }) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).select('close_type').executeTakeFirst()

  it('is taken back without touching who asked for it', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    await letter.act('rs12', coHandle, { orgIds: [HOUSING], text: '请核实面积。', dueOn: '2026-12-01' })
    expect(await letter.act('rs12', recall, { reason: '已自行核实' })).toMatchObject({ state: '30' })
    expect(await letter.todos()).toEqual(['handle demo-rs12'])
    expect(await letter.clocks()).toEqual(['K05', 'K13'])
  })

  it('ends with an own part alone where it is closed', async () => {
    const letter = await sentToBoth()
    await letter.act('zj12', accept, notice())
    await act(letter, 'zj12', draftOpinion, opinion(), 'zj13', 'zj14')
    await letter.act('zj12', recordDelivery, delivered())
    expect(await letter.act('zj12', close, CLOSED)).toMatchObject({ state: '20' })
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`])
    expect(await closeTypeOf(letter)).toEqual({ close_type: '' })
  })

  it('ends with an own part alone where it is replied to', async () => {
    const letter = await sentToBoth()
    const args = { reply: '已书面答复信访人有关情况。', deliveryMode: '0', deliveredOn: '2026-11-20' }
    expect(await letter.act('zj12', reply, args)).toMatchObject({ state: '20' })
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`])
    expect(await letter.clocks()).toEqual(['K02', 'K03', 'K04', 'K13'])
  })

  it('says nothing of how the case closes', async () => {
    const letter = await sentToBoth()
    await act(letter, 'zj12', notAccept, { reason: '060100', competent: '人民法院' }, 'zj13', 'zj14')
    await letter.act('zj12', recordDelivery, delivered())
    expect(await letter.state()).toBe('20')
    expect(await closeTypeOf(letter)).toEqual({ close_type: '' })
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
