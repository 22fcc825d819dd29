import { recall, transfer, voidPetition } from '@portal/shared-lib/contract/actions'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

const REASON = { reason: '登记错误，应当作废重新登记。' }

describe('作废', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  it('ends what was registered in error; nothing is to be done any more', async () => {
    const letter = await cases.letter()
    expect(await letter.act('zs06', voidPetition, REASON)).toMatchObject({ state: '99' })
    expect([await letter.todos(), await letter.clocks()]).toEqual([[], []])
  })

  it('is for the head of the department', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs01', voidPetition, REASON)).toBe('您没有此项操作的权限，请联系管理员')
  })

  it('is refused without a reason of ten characters', async () => {
    const letter = await cases.letter()
    expect(await letter.refusal('zs06', voidPetition, { reason: '登记错误' })).toBe('请填写不少于10个字的作废理由')
  })

  it('is refused once it is dispatched, and possible again when it was recalled', async () => {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await letter.refusal('zs06', voidPetition, REASON)).toMatch('不能作废')
    await letter.act('zs05', recall, { reason: '选错了承办单位。' })
    expect(await letter.act('zs06', voidPetition, REASON)).toMatchObject({ state: '99' })
  })
})
