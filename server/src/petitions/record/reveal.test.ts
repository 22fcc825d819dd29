import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { petition } from '@portal/shared-lib/contract/petitions'
import { reveal } from '@portal/shared-lib/contract/reveal'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'

type RevealArgs = CallArgs<typeof reveal>

describe('Reading personal data in full', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let petitionNo = ''

  beforeAll(async () => {
    petitionNo = (await cases.letter()).petitionNo
  })

  const ask = async (account: string, more: Partial<RevealArgs> = {}) => {
    const why = { reason: 'contact', reasonText: '电话核实住址' } as const
    const args: RevealArgs = { petitionNo, fields: ['mobile', 'address'], ...why, ...more }
    return await portal.ask(reveal, args, { token: await cases.tokenOf(account) })
  }
  const told = async () => {
    const rows = portal.db.selectFrom('audit').where('action', 'like', '查看明文%').where('object_id', '=', petitionNo)
    return await rows.orderBy('id').select(['person_id', 'action']).execute()
  }

  it('is refused without the button, of another office, behind a wall, and leaves no trace of it', async () => {
    expect(await ask('zs01')).toMatchObject({ code: errors.forbidden.code })
    expect(await ask('rs12')).toMatchObject({ code: errors.notFound.code })
    const hidden = await cases.letter()
    await wallOff(portal.db, hidden.petitionNo, ['demo-zs05'])
    expect(await ask('zs06', { petitionNo: hidden.petitionNo })).toMatchObject({ code: errors.notFound.code })
    expect(await told()).toEqual([])
  })

  it.each<[Partial<RevealArgs>, string]>([
    [{ reasonText: ' 短 ' }, '请填写查看理由（4至200字）'],
    [{ fields: [] }, '请选择要查看的内容'],
    [{ fields: ['summary' as never] }, '请选择要查看的内容'],
    [{ reason: 'curious' as never }, '请选择查看理由'],
  ])('asks for a reason: %j', async (more, message) => {
    expect(await ask('zs06', more)).toMatchObject({ message, data: null })
  })

  it('finds nobody under a number that no person has', async () => {
    expect(await ask('zs06', { personSeq: 9 })).toMatchObject({ code: errors.notFound.code })
  })

  it('answers what was asked for and no more, and the audit keeps why', async () => {
    const { data } = await portal.ask(petition, { petitionNo }, { token: await cases.tokenOf('zs08') })
    expect(data).toMatchObject({ mobile: '110****0001', idCard: '990121********1231' })
    expect((await ask('zs08')).data).toEqual({ mobile: '11012340001', address: '安澜市石渡县荷塘镇柳岸村12号' })
    expect(await told()).toEqual([
      { person_id: 'demo-zs08', action: '查看明文（手机号码、住址）：联系信访人，电话核实住址' },
    ])
    expect((await ask('zs08', { fields: ['idCard'] })).data).toEqual({ idCard: '990121197003051231' })
  })
})
