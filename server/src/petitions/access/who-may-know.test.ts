import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import { whoMayKnow } from './who-may-know'

const PEOPLE = ['demo-zs05', 'demo-rs12', 'demo-zj12', 'demo-ld15', 'nobody']

describe('Whom one may tell of a petition', () => {
  const portal = usePortal({ database: 'demo' })

  it('are all, until somebody is accused in it or it is walled', async () => {
    const { id, petition_no } = await portal.db
      .selectFrom('petition')
      .where('walled_off', '=', false)
      .select(['id', 'petition_no'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const told = () => whoMayKnow(portal.db, { provinceCode: '99', petitionId: id }, PEOPLE)
    const accuse = (accused_org_id: string | null) =>
      portal.db.updateTable('petition').set({ accused_org_id }).where('id', '=', id).execute()
    expect(await told()).toEqual(PEOPLE)
    await accuse('990100000-rs')
    expect(await told()).toEqual(['demo-zs05', 'demo-zj12', 'demo-ld15', 'nobody'])
    await accuse('990100000-zf')
    expect(await told()).toEqual(['demo-zs05', 'nobody'])
    await wallOff(portal.db, petition_no, ['demo-rs12'])
    expect(await told()).toEqual([])
    await accuse(null)
    expect(await told()).toEqual(['demo-rs12'])
  })
})
