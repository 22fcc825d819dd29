import { signFor, transfer } from '@portal/shared-lib/contract/actions'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, dispatchArgs, HOUSING, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'

describe('签收', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  async function sentTo(orgId: string) {
    const letter = await cases.letter()
    await letter.act('zs05', transfer, dispatchArgs(orgId))
    return letter
  }

  it('in a unit makes whoever signs its handler', async () => {
    const letter = await sentTo(LABOUR)
    expect(await letter.act('rs12', signFor)).toMatchObject({ state: '25', stateName: '已签收待受理' })
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
    expect(await letter.clocks()).toEqual(['K03', 'K04', 'K13'])
  })

  it('in a bureau leaves it to its department to be sorted', async () => {
    const letter = await sentTo(CITY_BUREAU)
    await letter.act('al05', signFor)
    expect(await letter.todos()).toEqual([`sort ${CITY_BUREAU}`])
    expect(await letter.clocks()).toEqual(['K01', 'K03', 'K13'])
  })

  it('is for the organisation to which it was sent', async () => {
    const letter = await sentTo(LABOUR)
    expect(await letter.refusal('zj12', signFor)).toBe('信访件不存在或您无权查看')
    expect(await letter.refusal('zs05', signFor)).toBe('当前状态为“待签收”，不能签收，请刷新后查看可办理的操作')
  })

  it('is not for somebody who bears the name of whoever is accused', async () => {
    const letter = await sentTo(LABOUR)
    const { id, province_code } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', letter.petitionNo)
      .select(['id', 'province_code'])
      .executeTakeFirstOrThrow()
    const accused = { province_code, petition_id: id, seq: 9, role: '6', name: '沈丁兰' } as never
    await portal.db.insertInto('petition_person').values(accused).execute()
    expect(await letter.refusal('rs12', signFor)).toBe('请核实是否需要回避')
  })

  it('happens once, however many sign at the same time', async () => {
    const letter = await sentTo(HOUSING)
    const version = await letter.version()
    const token = await cases.tokenOf('zj12')
    const twice = await Promise.all([1, 2].map(() => cases.ask(signFor, letter, version, token)))
    expect(twice.map(({ code }) => code).toSorted()).toEqual([0, 4090])
    expect(await letter.todos()).toEqual(['accept demo-zj12'])
  })
})
