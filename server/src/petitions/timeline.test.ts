import { transfer } from '@portal/shared-lib/contract/dispatch'
import { timeline } from '@portal/shared-lib/contract/petitions'
import { signFor } from '@portal/shared-lib/contract/receive'
import { useCases } from '../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'
import { getCaller } from '../demo/people/callers'
import { addStep } from './timeline'

describe('The timeline of a petition that lies with several', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const read = async (account: string, petitionNo: string) => {
    const steps = await portal.answerTo(timeline, { petitionNo }, { token: await cases.tokenOf(account) })
    return steps.map(({ action, text }) => [action, text !== ''])
  }

  it('is whole for petition departments; a unit does not read its neighbour’s words', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    await letter.act('rs12', signFor)
    const { id: petitionId } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select('id')
      .executeTakeFirstOrThrow()
    const { id: stepId } = await portal.db
      .selectFrom('handling_step')
      .where('petition_id', '=', petitionId)
      .where('to_org_id', '=', LABOUR)
      .select('id')
      .executeTakeFirstOrThrow()
    const spoken = { petitionId, stepId, action: '登记过程', at: new Date() }
    await addStep(portal.db, getCaller('rs12'), { ...spoken, text: '已到现场核实' })
    await addStep(portal.db, getCaller('rs12'), { ...spoken, text: '内部讨论', shared: false })

    const all = [
      ['登记', true],
      ['转送', true],
      ['签收', false],
    ]
    expect(await read('zs05', letter.petitionNo)).toEqual([...all, ['登记过程', true], ['登记过程', true]])
    expect(await read('al05', letter.petitionNo)).toEqual([...all, ['登记过程', true], ['登记过程', true]])
    expect(await read('rs13', letter.petitionNo)).toEqual([...all, ['登记过程', true], ['登记过程', true]])
    expect(await read('zj12', letter.petitionNo)).toEqual([...all, ['登记过程', false], ['登记过程', false]])
  })
})
