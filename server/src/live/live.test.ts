import { LIVE_PATH, type LiveTag } from '@portal/shared-lib/contract/live'
import { sql } from 'kysely'
import { createPerson } from '../../test/factories'
import { usePortal } from '../../test/portal'
import { tell } from './tell'

/** A window: opens the stream and hears tags one after the other. */
async function openWindow(portal: ReturnType<typeof usePortal>, token: string) {
  const leave = new AbortController()
  const response = await portal.send(LIVE_PATH, {
    headers: { Authorization: `Bearer ${token}` },
    signal: leave.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const next = async (): Promise<LiveTag> => {
    for (;;) {
      const found = /data: (.+)\n\n/.exec(heard)
      if (found?.[1]) {
        heard = heard.slice(found.index + found[0].length)
        return (JSON.parse(found[1]) as { tag: LiveTag }).tag
      }
      heard += (await reader?.read())?.value ?? ''
    }
  }
  return { next, leave: () => leave.abort() }
}

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
    const heard = [await window.next(), await window.next(), await window.next(), await window.next()]
    expect(heard).toEqual(['Todo', 'Mail', 'Message', 'Notice'])
    window.leave()
  })
})
