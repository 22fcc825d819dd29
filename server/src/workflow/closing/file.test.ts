import { file, recall, transfer } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('存查', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { agree } = answering(portal, cases)

  it('keeps an anonymous letter for reference', async () => {
    const letter = await cases.letter({ anonymous: true })
    expect(await letter.act('zs05', file, { reason: '080100' })).toMatchObject({ state: '93', stateName: '存查' })
    expect(await letter.todos()).toEqual([])
    expect(await letter.clocks()).toEqual([])
  })

  it('waits for the head of the department where somebody is owed an answer', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs05', file, { reason: '080100' })).toMatchObject({ state: '12', awaitsApproval: true })
    await agree(letter, 'zs06')
    expect(await letter.state()).toBe('93')
  })

  it('ends the time for a rating that a dispatch had begun', async () => {
    const letter = await cases.letter({ anonymous: false, request: '', purpose: '01' })
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('zs05', recall, { reason: '改为存查' })
    expect(await letter.clocks()).toEqual(['K01', 'K13'])
    await letter.act('zs05', file, { reason: '080400' })
    expect(await letter.clocks()).toEqual([])
    const ratings = portal.db
      .selectFrom('evaluation')
      .innerJoin('petition', 'petition.id', 'evaluation.petition_id')
      .where('petition_no', '=', letter.petitionNo)
    expect(await ratings.select('evaluation.state').execute()).toEqual([{ state: '1' }])
  })

  it.each(['', '080500', '060100'])('is refused with the reason %j', async reason => {
    const letter = await cases.letter({ anonymous: true })
    expect(await letter.refusal('zs05', file, { reason })).toBe('请选择存查的具体情形')
  })

  it('is for whoever has the letter and the permission', async () => {
    const letter = await cases.letter({ anonymous: true })
    expect(await letter.refusal('zs03', file, { reason: '080100' })).toBe('您没有此项操作的权限，请联系管理员')
  })
})
