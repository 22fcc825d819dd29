import { codeOf, enrolling } from '../../../../test/codes'
import { usePortal } from '../../../../test/portal'

describe('Enrolment of an app', () => {
  const portal = usePortal()
  const { enrolled, keyFor, remove } = enrolling(portal)
  afterEach(() => portal.clock.reset())

  it('leaves no secret in the database that could be read there', async () => {
    const user = await enrolled()
    const offered = await keyFor(user)
    const { db } = portal
    const rows = await Promise.all(
      (['second_factor', 'second_factor_offer', 'answered_request', 'audit'] as const).map(table =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    expect(rows[0]).not.toHaveLength(0)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${user.key}|${offered}`))
  })

  it('is written down', async () => {
    const user = await enrolled()
    await remove(user, codeOf(user.key, portal))
    const rows = await portal.db
      .selectFrom('audit')
      .where('person_id', '=', user.id)
      .orderBy('id')
      .selectAll()
      .execute()
    expect(rows.map(({ action, org_id, address }) => [action, org_id, address])).toEqual(
      ['signIn', '申请绑定动态口令', '绑定动态口令', '解除动态口令'].map(action => [
        action,
        user.organisationId,
        '127.0.0.1',
      ]),
    )
  })
})
