import { transfer, withdraw } from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import { register } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { personArgs, registrationArgs } from '../../../test/registrations'

describe('信访人撤回', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  const statement = async () => {
    const file = { name: '撤回申请.pdf', content: '%PDF-1.4 撤回' }
    return [await portal.answerTo(stage, {}, { token: await cases.tokenOf('zs05'), file })]
  }

  it('ends the case wherever it lies, for everybody on it', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await letter.act('zs05', withdraw, { fileIds: await statement() })).toMatchObject({ state: '94' })
    expect([await letter.todos(), await letter.clocks()]).toEqual([[], []])
  })

  it("is refused without the petitioner's statement", async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs05', withdraw, { fileIds: [] })).toBe('请上传信访人撤回的书面或录音材料')
  })

  it('of a joint petition needs everybody who signed it', async () => {
    const persons = [personArgs(), personArgs({ role: '2' }), personArgs({ role: '4' })]
    const args = registrationArgs({ persons, personCount: 3 })
    const { petitionNo } = await portal.answerTo(register, args, { token: await cases.tokenOf('zs01') })
    const letter = cases.caseOf(petitionNo)
    const fileIds = await statement()
    expect(await letter.refusal('zs05', withdraw, { fileIds })).toBe('尚有信访人未撤回，不能整件撤回')
    expect(await letter.act('zs05', withdraw, { fileIds, persons: [1, 2] })).toMatchObject({ state: '94' })
  })

  it('is for the registering organisation alone', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await letter.refusal('rs12', withdraw, { fileIds: ['x'] })).not.toBe('')
    expect(await letter.state()).toBe('20')
  })
})
