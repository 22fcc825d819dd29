import { getCaller } from '../../../fixtures/demo/people/callers'
import { usePortal } from '../../../test/portal'
import type { Caller } from '../../platform/caller'
import { findPetition, isPetitionVisible } from './scope'

describe('The scope of petitions', () => {
  const portal = usePortal({ database: 'demo' })

  async function registeredBy(account: string) {
    const { personId } = getCaller(account)
    const petitions = portal.db.selectFrom('petition').where('register_person_id', '=', personId)
    // Of an accusation only those on its list know, whatever the scope.
    const open = petitions.where('walled_off', '=', false).where('accused_org_id', 'is', null)
    return await open.select(['id', 'petition_no']).orderBy('id').executeTakeFirstOrThrow()
  }

  async function sees(caller: Caller, { id, petition_no }: { id: string; petition_no: string }): Promise<boolean> {
    const found = await findPetition(portal.db, caller, petition_no)
    expect(await isPetitionVisible(portal.db, caller, id)).toBe(found !== undefined)
    return found?.id === id
  }

  it('is the whole organisation that registered one', async () => {
    const petition = await registeredBy('sd05')
    expect(await sees(getCaller('sd05'), petition)).toBe(true)
    expect(await sees(getCaller('al05'), petition)).toBe(false)
    expect(await sees(getCaller('zs05'), petition)).toBe(false)
  })

  it('is every organisation that has or had a to-do on one', async () => {
    const petition = await registeredBy('zs01')
    const { orgId: org_id, deptId: dept_id } = getCaller('rs12')
    expect(await sees(getCaller('rs12'), petition)).toBe(false)
    const todo = { province_code: '99', family: 'db', todo_type: 'sort', petition_id: petition.id } as const
    const { id } = await portal.db
      .insertInto('todo')
      .values({ ...todo, org_id, dept_id, source_org_id: org_id })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await sees(getCaller('rs14'), petition)).toBe(true)
    await portal.db.updateTable('todo').set({ done_at: new Date() }).where('id', '=', id).execute()
    expect(await sees(getCaller('rs14'), petition)).toBe(true)
    expect(await sees(getCaller('zj14'), petition)).toBe(false)
  })

  it('ends at the province', async () => {
    const petition = await registeredBy('zs01')
    expect(await sees({ ...getCaller('zs01'), provinceCode: '98' }, petition)).toBe(false)
  })

  it.each(['R91', 'R92', 'R93'])('is empty for %s, whatever other role goes with it', async role => {
    const petition = await registeredBy('zs01')
    const caller = getCaller('zs01')
    expect(await sees({ ...caller, roles: [...caller.roles, role] }, petition)).toBe(false)
  })
})
