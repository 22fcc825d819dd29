import { signIn } from '@portal/shared-lib/contract/identity'
import { sql } from 'kysely'
import { createOrganisation, createPerson } from '../../test/factories'
import { usePortal } from '../../test/portal'
import { DEMO_PASSWORD } from '../config'

describe('Signing in after five failures', () => {
  const portal = usePortal()

  const signInWith = (username: string, organisationId: string, password = DEMO_PASSWORD) =>
    portal.ask(signIn, { username, password, organisationId })

  const failures = 5

  async function lockedOut() {
    const person = await createPerson(portal.db)
    for (let count = 0; count < failures; count += 1) await signInWith(person.account, person.organisationId, 'x')
    return person
  }

  it('is refused even with the right password', async () => {
    const { account, organisationId } = await lockedOut()
    expect(await signInWith(account, organisationId)).toMatchObject({
      code: 4290,
      message: '操作过于频繁，请稍后再试',
    })
  })

  it('is refused for an account that does not exist just as well', async () => {
    const organisation = await createOrganisation(portal.db)
    for (let count = 0; count < failures; count += 1) await signInWith('ghost', organisation)
    expect(await signInWith('ghost', organisation)).toMatchObject({ code: 4290 })
  })

  it('works again after a quarter of an hour', async () => {
    const { id, account, organisationId } = await lockedOut()
    await sql`update audit set at = at - interval '15 minutes' where person_id = ${id}`.execute(portal.db)
    expect(await signInWith(account, organisationId)).toMatchObject({ code: 0 })
  })

  it('works where a success came in between', async () => {
    const { account, organisationId } = await createPerson(portal.db)
    for (const password of ['x', 'x', 'x', 'x', DEMO_PASSWORD, 'x']) await signInWith(account, organisationId, password)
    expect(await signInWith(account, organisationId)).toMatchObject({ code: 0 })
  })
})
