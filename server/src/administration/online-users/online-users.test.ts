import { userInfo } from '@portal/shared-lib/contract/account'
import { errors } from '@portal/shared-lib/contract/errors'
import { endUserSession, onlineUsers } from '@portal/shared-lib/contract/online-users'
import { usePortal } from '../../../test/portal'

const MINUTE_MS = 60_000

describe('Who is signed in', () => {
  const portal = usePortal({ database: 'demo' })
  let officer: { token: string }

  beforeAll(async () => {
    officer = { token: await portal.signInAs('sec92') }
  })
  afterAll(() => portal.clock.reset())

  const list = (text = '') => portal.answerTo(onlineUsers, { text }, officer)
  const end = (session: string, all = false) => portal.ask(endUserSession, { session, all }, officer)
  const isIn = async (token: string) => (await portal.ask(userInfo, {}, { token })).code === 0

  it('is for the officer of security alone', async () => {
    for (const account of ['zs05', 'zs07', 'sys91', 'aud93']) {
      const other = { token: await portal.signInAs(account) }
      expect((await portal.ask(onlineUsers, {}, other)).code).toBe(errors.forbidden.code)
      expect((await portal.ask(endUserSession, { session: '0'.repeat(16) }, other)).code).toBe(errors.forbidden.code)
    }
  })

  it('is found by account, name or organisation, and hostile text finds nobody', async () => {
    await portal.signInAs('zs06')
    const { list: found } = await list('zs06')
    expect(found).toMatchObject([{ account: 'zs06', isOwn: false }])
    expect((await list(found[0]?.organisation)).list.length).toBeGreaterThan(1)
    for (const text of ['%', '_', "' or true --"]) expect((await list(text)).total).toBe(0)
    expect((await list('sec92')).list).toMatchObject([{ isOwn: true }])
  })

  it('is signed out of one session, or of all, with the name of who did it', async () => {
    const [one, other, third] = [
      await portal.signInAs('zs03'),
      await portal.signInAs('zs03'),
      await portal.signInAs('zs03'),
    ]
    const { list: open } = await list('zs03')
    expect(open).toHaveLength(3)
    expect(await end(open[0]?.session ?? '')).toMatchObject({ code: 0 })
    expect((await Promise.all([one, other, third].map(isIn))).filter(Boolean)).toHaveLength(2)
    expect((await end(open[0]?.session ?? '')).code).toBe(errors.notFound.code)
    await end(open[1]?.session ?? '', true)
    expect((await list('zs03')).total).toBe(0)
    const audited = await portal.db
      .selectFrom('audit')
      .where('action', 'in', ['endSession', 'endSessions'])
      .orderBy('id')
      .select(['action', 'object_type', 'roles'])
      .execute()
    expect(audited).toEqual([
      { action: 'endSession', object_type: 'person', roles: 'R92' },
      { action: 'endSessions', object_type: 'person', roles: 'R92' },
    ])
  })

  it('does not name a session that is over by itself', async () => {
    await portal.signInAs('zs04')
    portal.clock.stopAt(
      new Date(Date.now() + (portal.services.config.signIn.idleMinutes + 1) * MINUTE_MS).toISOString(),
    )
    officer = { token: await portal.signInAs('sec92') }
    expect((await list('zs04')).total).toBe(0)
  })
})
