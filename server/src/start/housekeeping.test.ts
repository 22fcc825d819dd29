import { createPerson } from '../../test/factories'
import { usePortal } from '../../test/portal'
import { keepHouse } from './housekeeping'

describe('Keeping house', () => {
  const errors: unknown[] = []
  const log = { error: (line: unknown) => errors.push(line), warn: () => {} }
  const portal = usePortal()

  it('sweeps at once, and forgets sessions that are long over', async () => {
    const { account } = await createPerson(portal.db)
    await portal.signInAs(account)
    const sessions = () => portal.db.selectFrom('session').select('token_hash').execute()
    await keepHouse(portal.services, log)()
    expect(await sessions()).toHaveLength(1)
    portal.clock.advance({ hours: 31 * 24 })
    await keepHouse(portal.services, log)()
    expect(await sessions()).toHaveLength(0)
    expect(errors).toEqual([])
  })

  it('goes on after a sweep that failed, and tells of it', async () => {
    const removeIncomplete = () => Promise.reject(new Error('no disk'))
    const broken = { ...portal.services.files, removeIncomplete }
    await keepHouse({ ...portal.services, files: broken }, log)()
    expect(errors).toHaveLength(1)
  })
})
