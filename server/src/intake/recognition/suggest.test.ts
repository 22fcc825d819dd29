import { transfer } from '@portal/shared-lib/contract/actions'
import { errors } from '@portal/shared-lib/contract/errors'
import { suggest } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../test/cases'
import { dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'

const TEXT = '石渡县一家建筑公司拖欠农民工工资，工钱已经半年没有发放。'

describe('What is suggested while a petition is written', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const ask = async (account: string, args: object = { text: TEXT }) =>
    portal.ask(suggest, args, { token: await cases.tokenOf(account) })

  it('is for those who register', async () => {
    expect(await portal.ask(suggest, { text: TEXT })).toMatchObject({ code: errors.sessionEnded.code })
    expect(await ask('sys91')).toMatchObject({ code: errors.forbidden.code })
  })

  it('is the category and the place that the text names', async () => {
    const { data } = await ask('zs01')
    expect(data?.categories[0]?.name).toBe('工资拖欠')
    expect(data?.categories.length).toBeLessThanOrEqual(3)
    expect(data?.places).toEqual([{ code: '990121000000', name: '石渡县' }])
  })

  it('is where the own office has sent such petitions, without those of which one may not know', async () => {
    const alike = { category: '070200', placeRegion: '990122000000' }
    const sent = async (...units: string[]) => {
      const letter = await cases.letter(alike)
      await letter.act('zs05', transfer, dispatchArgs(...units))
      return letter
    }
    await sent(LABOUR)
    await sent(LABOUR, HOUSING)
    const walled = await sent(HOUSING)
    await wallOff(portal.db, walled.petitionNo, ['demo-zs05'])
    const units = async (account: string, args: object) => (await ask(account, args)).data?.units
    expect(await units('zs01', alike)).toEqual([
      { name: expect.stringContaining('人力资源'), count: 2 },
      { name: expect.stringContaining('住房'), count: 1 },
    ])
    expect(await units('zs01', { ...alike, placeRegion: '990121000000' })).toEqual([])
    expect(await units('rs12', alike)).toEqual([])
  })

  it('is nothing where nothing is written, or nothing is said', async () => {
    for (const text of ['', '您好。'])
      expect((await ask('zs01', { text })).data).toEqual({ categories: [], places: [], units: [] })
  })
})
