import { EventEmitter, once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { actAs } from '@portal/shared-lib/contract/identity'
import { LIVE_PATH, LIVE_TAGS } from '@portal/shared-lib/contract/live'
import { sql } from 'kysely'
import { createPerson } from '../../../test/factories'
import { openWindow } from '../../../test/live-window'
import { usePortal } from '../../../test/portal'
import { endSessionsOf } from '../../people/identity/end-sessions'
import { buildApp } from '../../start/app'
import { tokenHash } from '../token'
import { tell } from './tell'

describe('Live updates', () => {
  const portal = usePortal()

  async function person() {
    const { id, account } = await createPerson(portal.db)
    return { id, token: await portal.signInAs(account) }
  }

  it('are for those with a session', async () => {
    const response = await portal.send(LIVE_PATH, {})
    expect(await response.json()).toMatchObject({ code: -1 })
  })

  it('reach every window of a person, and nobody else', async () => {
    const [mine, other] = [await person(), await person()]
    const windows = [await openWindow(portal, mine.token), await openWindow(portal, mine.token)]
    const strange = await openWindow(portal, other.token)
    await tell(portal.db, [mine.id], 'Mail')
    expect(await Promise.all(windows.map(window => window.next()))).toEqual(['Mail', 'Mail'])
    await tell(portal.db, [other.id], 'Todo')
    expect(await strange.next()).toBe('Todo')
    for (const window of [...windows, strange]) window.leave()
  })

  it('reach whoever acts in somebody else’s post, for both', async () => {
    const [leader, deputy] = [await person(), await person()]
    const ofLeader = portal.db.selectFrom('post').where('person_id', '=', leader.id).select('id')
    const { id: postId } = await ofLeader.executeTakeFirstOrThrow()
    const [from_at, until_at] = [new Date(), new Date(Date.now() + 3_600_000)]
    await portal.db
      .insertInto('delegation')
      .values({ post_id: postId, to_person_id: deputy.id, from_at, until_at })
      .execute()
    await portal.answerTo(actAs, { postId }, { token: deputy.token })
    const window = await openWindow(portal, deputy.token)
    await tell(portal.db, [leader.id], 'Todo')
    await tell(portal.db, [deputy.id], 'Mail')
    await tell(portal.db, [leader.id, deputy.id], 'Message')
    await tell(portal.db, [deputy.id], 'Notice')
    const heard = [await window.next(), await window.next(), await window.next(), await window.next()]
    expect(heard).toEqual(['Todo', 'Mail', 'Message', 'Notice'])
    window.leave()
  })

  it('are told when the transaction commits, and not when it fails', async () => {
    const mine = await person()
    const window = await openWindow(portal, mine.token)
    const failed = portal.db.transaction().execute(async db => {
      await tell(db, [mine.id], 'Mail')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await portal.db.transaction().execute(db => tell(db, [mine.id], 'Message'))
    expect(await window.next()).toBe('Message')
    window.leave()
  })

  it('send a window away at once whose session has ended, and leave the others', async () => {
    const { id, account } = await createPerson(portal.db)
    const tokens = [await portal.signInAs(account), await portal.signInAs(account)] as const
    const [going, staying] = [await openWindow(portal, tokens[0]), await openWindow(portal, tokens[1])]
    await endSessionsOf(portal.db, id, { except: tokenHash(tokens[1]) })
    expect(await going.rest()).toEqual([...LIVE_TAGS])
    await tell(portal.db, [id], 'Mail')
    expect(await staying.next()).toBe('Mail')
    staying.leave()
  })

  it('reach a thousand people at once', async () => {
    const mine = await person()
    const window = await openWindow(portal, mine.token)
    const many = Array.from({ length: 1000 }, (_, at) => `person-with-a-rather-long-id-${at}`)
    await tell(portal.db, [...many, mine.id], 'Notice')
    expect(await window.next()).toBe('Notice')
    window.leave()
  })

  it('tell everybody everything after their own connection was lost', async () => {
    const mine = await person()
    const window = await openWindow(portal, mine.token)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`.execute(portal.db)
    for (const tag of LIVE_TAGS) expect(await window.next()).toBe(tag)
    window.leave()
  })

  it('tell a window that comes back what it has missed, and nothing else', async () => {
    const [mine, other] = [await person(), await person()]
    const before = await openWindow(portal, mine.token)
    await tell(portal.db, [mine.id], 'Todo')
    await before.next()
    const position = await before.position()
    before.leave()
    await tell(portal.db, [mine.id], 'Mail')
    await tell(portal.db, [other.id], 'Message')
    // Told to all is told: what was told before it is known by then.
    const witness = await openWindow(portal, mine.token)
    await tell(portal.db, [mine.id, other.id], 'Notice')
    await witness.next()

    const after = await openWindow(portal, mine.token, position)
    expect([await after.next(), await after.next()]).toEqual(['Mail', 'Notice'])
    const current = await after.position()
    await tell(portal.db, [mine.id], 'Todo')
    expect(await after.next()).toBe('Todo')

    const upToDate = await openWindow(portal, mine.token, await after.position())
    expect((await upToDate.position()).split('.')[0]).toBe(current.split('.')[0])
    await tell(portal.db, [mine.id], 'Message')
    expect(await upToDate.next()).toBe('Message')
    for (const window of [witness, after, upToDate]) window.leave()
  })

  it.each(['unknown', '', 'another-process.5'])('tell a window everything whose position is %j', async since => {
    const mine = await person()
    const window = await openWindow(portal, mine.token, since)
    for (const tag of LIVE_TAGS) expect(await window.next()).toBe(tag)
    window.leave()
  })

  it('go on at a server that was started again: a position of before tells everything', async () => {
    const mine = await person()
    const before = await openWindow(portal, mine.token)
    const position = await before.position()
    const restarted = await buildApp(portal.services, { routes: [] })
    const origin = await restarted.listen({ host: '127.0.0.1', port: 0 })
    const send: typeof portal.send = (path, init) => fetch(origin + portal.services.config.basePath + path, init)
    const after = await openWindow({ send }, mine.token, position)
    for (const tag of LIVE_TAGS) expect(await after.next()).toBe(tag)
    await restarted.close()
    before.leave()
  })

  it('send a window elsewhere where a server stops: here it would be told nothing', async () => {
    const mine = await person()
    const stopping = await buildApp(portal.services, { routes: [] })
    const course = new EventEmitter()
    const [begun, asked] = [once(course, 'begun'), once(course, 'asked')]
    stopping.addHook('preClose', async () => {
      course.emit('begun')
      await asked
    })
    const origin = await stopping.listen({ host: '127.0.0.1', port: 0 })
    // Only over a connection that is open is anything answered by then.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = async (path: string) => {
      const headers = { Authorization: `Bearer ${mine.token}` }
      const [response] = (await once(get(origin + path, { agent, headers }), 'response')) as [IncomingMessage]
      await once(response.resume(), 'end')
      return response.statusCode
    }
    expect(await ask('/health/live')).toBe(200)
    const closed = stopping.close()
    await begun
    const stream = ask(portal.services.config.basePath + LIVE_PATH)
    expect(await stream.finally(() => course.emit('asked'))).toBe(503)
    await closed
  })
})
