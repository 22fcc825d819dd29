import { accept, signFor, transfer } from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import { timeline } from '@portal/shared-lib/contract/petitions'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { notice, TODAY } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { PDF } from '../../../test/contents'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
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

  it('names what was uploaded and written with each entry, to whoever may read it', async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    const file = { name: '来信.pdf', content: PDF }
    const fileId = await portal.answerTo(stage, {}, { token: await cases.tokenOf('zs01'), file })
    const letter = await cases.letter({ fileIds: [fileId] })
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    await letter.act('rs12', signFor)
    portal.clock.stopAt(`${TODAY}T09:01:00+08:00`)
    await letter.act('rs12', accept, notice())
    const papersFor = async (account: string) => {
      const { petitionNo } = letter
      const entries = await portal.answerTo(timeline, { petitionNo }, { token: await cases.tokenOf(account) })
      return entries.flatMap(({ action, papers }) => papers.map(({ name, file: of }) => [action, name, of !== null]))
    }
    const uploaded = ['登记', '来信.pdf', true]
    const all = [uploaded, ['受理告知', '受理告知书', false]]
    expect(await papersFor('zs05')).toEqual(all)
    expect(await papersFor('rs13')).toEqual(all)
    expect(await papersFor('zj12')).toEqual([uploaded])
    portal.clock.reset()
  })
})
