import { sql } from 'kysely'
import { usePortal } from '../../../test/portal'

describe('Health', () => {
  const portal = usePortal()
  const healthy = { code: 0, message: '', data: { version: '0.1.0' } }

  const ask = async () => (await portal.send('api/health')).json()

  it('tells the version', async () => {
    expect(await ask()).toEqual(healthy)
  })

  it('is back once the database is, after all connections broke', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(portal.db)
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(await ask()).toEqual(healthy)
  })

  it('outlives a connection that breaks in the middle of a transaction', async () => {
    const broken = portal.db.transaction().execute(async db => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(portal.db)
      await new Promise(resolve => setTimeout(resolve, 100))
      await sql`select 1`.execute(db)
    })
    await expect(broken).rejects.toThrow()
    expect(await ask()).toEqual(healthy)
  })

  it('has headers that keep browsers from making more of an answer than it is', async () => {
    const { headers } = await portal.send('api/health')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringContaining('camera=(), microphone=()'),
    })
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})

describe('Behind a proxy that speaks https', () => {
  const portal = usePortal({ config: { trustProxy: ['127.0.0.1'] } })

  it('browsers are told to stay there', async () => {
    const { headers } = await portal.send('api/health', { headers: { 'X-Forwarded-Proto': 'https' } })
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})
