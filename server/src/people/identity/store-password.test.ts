import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { DEMO_PASSWORD } from '../../platform/config'
import { passwordFits } from './passwords'
import { isRemembered, storePassword } from './store-password'

describe('A password that is stored', () => {
  const portal = usePortal()

  afterEach(() => portal.clock.reset())

  const store = (id: string, password: string) => storePassword(portal.db, id, password, portal.services)
  const remembers = (id: string, password: string) => isRemembered(portal.db, id, password, portal.services)
  const personOf = (id: string) =>
    portal.db.selectFrom('person').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

  it('is the one that fits from then on, new and no longer to be changed', async () => {
    const { id } = await createPerson(portal.db, { must_change_password: true })
    portal.clock.stopAt('2027-03-01T09:00:00+08:00')
    await store(id, 'Erstes@2026')
    const { password_hash, password_changed_at, must_change_password } = await personOf(id)
    expect(await passwordFits(password_hash, 'Erstes@2026')).toBe(true)
    expect(password_changed_at).toEqual(portal.clock.now())
    expect(must_change_password).toBe(false)
  })

  it('is remembered with the four before it', async () => {
    const { id } = await createPerson(portal.db)
    const passwords = ['1', '2', '3', '4'].map(number => `Nummer@${number}`)
    for (const password of passwords) await store(id, password)
    for (const password of [DEMO_PASSWORD, ...passwords]) expect(await remembers(id, password)).toBe(true)
    await store(id, 'Nummer@5')
    expect(await remembers(id, DEMO_PASSWORD)).toBe(false)
    expect(await remembers(id, 'Nummer@1')).toBe(true)
  })

  it('leaves no more of the old ones than are asked for', async () => {
    const { id } = await createPerson(portal.db)
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await store(id, `Nummer@${number}`)
    const kept = await portal.db.selectFrom('password_history').where('person_id', '=', id).select('id').execute()
    expect(kept).toHaveLength(4)
  })

  it('is remembered for its owner alone', async () => {
    const [one, other] = [await createPerson(portal.db), await createPerson(portal.db)]
    await store(one.id, 'Nummer@1')
    expect(await remembers(other.id, 'Nummer@1')).toBe(false)
  })
})
