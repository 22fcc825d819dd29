import { signFor, transfer } from '@portal/shared-lib/contract/actions'
import { useCases } from '../../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../../test/dispatches'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { wallOff } from '../../../../test/walls'
import { findCaseworker } from './caseworker'

const accessOf = ({ petitionId, provinceCode }: { petitionId: string; provinceCode: string }, person_id: string) => ({
  province_code: provinceCode,
  petition_id: petitionId,
  person_id,
})

describe('Work that an organisation gives by itself', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let deptId = ''
  const [busy, idle] = ['demo-busy', 'demo-idle']

  beforeAll(async () => {
    const post = await portal.db.selectFrom('post').where('person_id', '=', 'demo-rs12').select('dept_id').execute()
    deptId = post[0]?.dept_id ?? ''
    for (const id of [busy, idle]) {
      await createPerson(portal.db, { id, user_name: `某${id}`, organisations: [] })
      const row = { id: `post-${id}`, person_id: id, org_id: LABOUR, dept_id: deptId, position_name: '' }
      await portal.db.insertInto('post').values(row).execute()
    }
  })
  beforeEach(async () => {
    portal.clock.stopAt('2026-11-20T09:00:00+08:00')
    await portal.db.deleteFrom('distribution_rule').execute()
    await portal.db.deleteFrom('deputy').execute()
  })
  afterAll(() => portal.clock.reset())

  const rule = (category: string, ...people: string[]) =>
    portal.db
      .insertInto('distribution_rule')
      .values(people.map(person_id => ({ org_id: LABOUR, category, person_id })))
      .execute()

  async function sent() {
    const letter = await cases.letter({ category: '040100' })
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    return letter
  }

  it('waits with the department where nothing is set', async () => {
    expect(await (await sent()).todos()).toEqual([`signFor ${LABOUR}`])
  })

  it('goes to whoever has least to do, what is overdue counting three times, and the timeline says so', async () => {
    await rule('', busy, idle)
    const [first, second] = [await sent(), await sent()]
    expect([await first.todos(), await second.todos()]).toEqual([[`signFor ${busy}`], [`signFor ${idle}`]])
    await rule('04', busy)
    await sent()
    await portal.db.deleteFrom('distribution_rule').where('category', '=', '04').execute()
    // Two of the one are overdue by nothing, one of the other by a day: that is three.
    await portal.db
      .updateTable('todo')
      .set({ due_at: new Date('2026-11-19T23:59:59+08:00') })
      .where('person_id', '=', idle)
      .execute()
    const third = await sent()
    expect(await third.todos()).toEqual([`signFor ${busy}`])
    const said = await portal.db
      .selectFrom('timeline')
      .where('text', 'like', `%自动分派给某${busy}%`)
      .select('action')
      .execute()
    expect(said.map(({ action }) => action)).toContain('转送')
  })

  it('goes to whoever handles the category before those who handle every other one', async () => {
    await rule('', idle)
    await rule('0401', busy)
    await rule('05', 'demo-rs12')
    expect(await (await sent()).todos()).toEqual([`signFor ${busy}`])
  })

  it('goes to nobody who is away', async () => {
    await rule('', busy, idle)
    const away = { org_id: LABOUR, person_id: idle, deputy_id: 'demo-rs12', created_at: portal.clock.now() }
    await portal.db
      .insertInto('deputy')
      .values({ ...away, from_day: '2026-11-20', until_day: '2026-11-20' })
      .execute()
    expect(await (await sent()).todos()).toEqual([`signFor ${busy}`])
  })

  it('goes to nobody of another department', async () => {
    await rule('', 'demo-rs14')
    expect(await (await sent()).todos()).toEqual([`signFor ${LABOUR}`])
  })

  it('goes to nobody whom the wall keeps out', async () => {
    await rule('', idle)
    const { petitionNo } = await cases.letter({ category: '040100' })
    await wallOff(portal.db, petitionNo, ['demo-rs12'])
    const petition = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', petitionNo)
      .select(['id as petitionId', 'province_code as provinceCode'])
      .executeTakeFirstOrThrow()
    const todo = { ...petition, type: 'signFor', orgId: LABOUR, deptId, createdAt: portal.clock.now() } as const
    expect(await findCaseworker(portal.db, todo)).toBeUndefined()
    await portal.db.insertInto('petition_access').values(accessOf(petition, idle)).execute()
    expect(await findCaseworker(portal.db, todo)).toBe(idle)
  })

  it('goes to nobody who bears the name of somebody accused', async () => {
    await rule('', idle)
    const { petitionNo } = await cases.letter({ category: '040100' })
    const { id, province_code } = await portal.db
      .selectFrom('petition')
      .where('petition_no', '=', petitionNo)
      .select(['id', 'province_code'])
      .executeTakeFirstOrThrow()
    const accused = { province_code, petition_id: id, seq: 9, role: '6', name: `某${idle}` } as never
    await portal.db.insertInto('petition_person').values(accused).execute()
    const letter = cases.caseOf(petitionNo)
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await letter.todos()).toEqual([`signFor ${LABOUR}`])
  })

  it('leaves the step with whoever was chosen, who goes on with it', async () => {
    await rule('', 'demo-rs12')
    const letter = await sent()
    await letter.act('rs12', signFor)
    expect(await letter.todos()).toEqual(['accept demo-rs12'])
  })
})
