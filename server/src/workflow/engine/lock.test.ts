import { transfer } from '@portal/shared-lib/contract/actions'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { lockPetition, unlockPetition } from '@portal/shared-lib/contract/locks'
import { useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('Writing on a petition', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const lockAs = async (account: string, petitionNo: string) =>
    portal.answerTo(lockPetition, { petitionNo }, { token: await cases.tokenOf(account) })

  it('keeps a colleague from acting, who is told by whom', async () => {
    const letter = await cases.letter()
    expect(await lockAs('zs05', letter.petitionNo)).toEqual({ heldBy: '', until: '2026-11-20 09:03:00' })
    expect(await lockAs('zz01', letter.petitionNo)).toEqual({ heldBy: '周戊汀', until: '2026-11-20 09:03:00' })
    const refused = await letter.refusal('zz01', transfer, dispatchArgs(LABOUR))
    expect(refused).toBe('周戊汀正在编辑该信访件，请稍后再试')
    expect(await letter.act('zs05', transfer, dispatchArgs(LABOUR))).toMatchObject({ state: '20' })
  })

  it('is seen in the lists of colleagues, and by nobody of another organisation', async () => {
    const letter = await cases.letter()
    const token = await cases.tokenOf('zs05')
    const writerIn = async (account: string) => {
      const filter = {
        join: 'and' as const,
        conditions: [{ field: 'xfjbh', operator: 'is' as const, values: [letter.petitionNo] }],
      }
      const asked = { viewId: 'v_query', filter: { ...filter, groups: [] } }
      const { list } = await portal.answerTo(petitionList, asked, { token: await cases.tokenOf(account) })
      return list.map(({ writerName }) => writerName)
    }
    await lockAs('zs05', letter.petitionNo)
    expect(await writerIn('zz01')).toEqual(['周戊汀'])
    expect(await writerIn('zs05')).toEqual([undefined])
    expect(await writerIn('rs12')).toEqual([])
    await portal.answerTo(unlockPetition, { petitionNo: letter.petitionNo }, { token })
    expect(await writerIn('zz01')).toEqual([undefined])
    await lockAs('zs05', letter.petitionNo)
    portal.clock.advance({ minutes: 4 })
    expect(await writerIn('zz01')).toEqual([undefined])
  })

  it('ends when it is said so, and by itself', async () => {
    const letter = await cases.letter()
    await lockAs('zs05', letter.petitionNo)
    const token = await cases.tokenOf('zs05')
    await portal.answerTo(unlockPetition, { petitionNo: letter.petitionNo }, { token })
    expect(await lockAs('zz01', letter.petitionNo)).toMatchObject({ heldBy: '' })
    portal.clock.advance({ minutes: 4 })
    expect(await letter.act('zs05', transfer, dispatchArgs(LABOUR))).toMatchObject({ state: '20' })
  })

  it('is for those who may see it', async () => {
    const letter = await cases.letter()
    const { message } = await portal.ask(lockPetition, letter, { token: await cases.tokenOf('rs12') })
    expect(message).toBe('信访件不存在或您无权查看')
  })
})
