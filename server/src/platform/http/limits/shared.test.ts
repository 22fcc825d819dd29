import { signIn } from '@portal/shared-lib/contract/identity'
import { reportFault } from '@portal/shared-lib/contract/reports'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { usePortal } from '../../../../test/portal'
import { buildApp } from '../../../start/app'
import { connect } from '../../database/connect'
import type { Services } from '../../services'
import { forgetCounts } from './write-counts'

const TOO_MANY = 4290
const NO_NAME = 4002

describe('Limits of two servers on one database', () => {
  const portal = usePortal({ config: { rateLimits: true } })
  let other: FastifyInstance
  let services: Services
  let addresses: string[]

  beforeAll(async () => {
    services = { ...portal.services, db: connect(portal.services.databaseUrl) }
    other = await buildApp(services, { keepsHouse: false })
    const origin = await other.listen({ host: '127.0.0.1', port: 0 })
    addresses = [portal.address, origin + services.config.basePath]
  })
  afterAll(async () => {
    other.server.closeAllConnections()
    await other.close()
    await services.db.destroy()
  })
  beforeEach(() => portal.clock.advance({ minutes: 2 }))

  async function ask(server: number, path: string, init: RequestInit) {
    const response = await fetch(addresses[server] + path, { method: 'POST', ...init })
    return { status: response.status, ...((await response.json()) as { code: number }) }
  }
  const signInAt = (server: number) => ask(server, signIn.path, { body: new URLSearchParams({ username: '' }) })
  const codesOf = (answers: { code: number }[]) => answers.map(({ code }) => code)
  const times = (count: number, code: number) => Array.from({ length: count }, () => code)

  it('have room for 30 sign-ins of an address in a minute, whichever server is asked', async () => {
    const codes: number[] = []
    for (let count = 0; count < 32; count += 1) codes.push((await signInAt(count % 2)).code)
    expect(codes).toEqual([...times(30, NO_NAME), TOO_MANY, TOO_MANY])
    portal.clock.advance({ minutes: 1 })
    expect(await signInAt(1)).toMatchObject({ code: NO_NAME })
  })

  it('let through exactly as many where all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, (_, count) => signInAt(count % 2)))
    expect(codesOf(answers).sort()).toEqual([...times(30, NO_NAME), ...times(50, TOO_MANY)])
  })

  it('hold for what is counted by session, too', async () => {
    const fault = { reference: 'K7M2PQ9X', remote: 'mf-mail', version: '0.1.0', kind: 'event', path: '/' }
    const body = JSON.stringify({ ...fault, error: 'TypeError', frames: [] })
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer one' }
    const codes: number[] = []
    for (let count = 0; count < 11; count += 1)
      codes.push((await ask(count % 2, reportFault.path, { body, headers })).code)
    expect(codes).toEqual([...times(10, 0), TOO_MANY])
  })

  it('are kept by each server alone while the database does not count, and nobody waits for it long', async () => {
    await portal.db.transaction().execute(async blocking => {
      await sql`lock table call_count in access exclusive mode`.execute(blocking)
      const begun = performance.now()
      const codes: number[] = []
      for (let count = 0; count < 31; count += 1) codes.push((await signInAt(0)).code)
      expect(codes).toEqual([...times(30, NO_NAME), TOO_MANY])
      // One call waits for the database in vain; the others know of that.
      expect(performance.now() - begun).toBeLessThan(10_000)
      expect(await signInAt(1)).toMatchObject({ code: NO_NAME })
    })
    portal.clock.advance({ minutes: 1 })
    expect(await signInAt(0)).toMatchObject({ code: NO_NAME })
  })

  it('go on after a clock was set back', async () => {
    for (let count = 0; count < 31; count += 1) await signInAt(0)
    portal.clock.advance({ hours: -3 })
    for (const server of [0, 1]) expect(await signInAt(server)).toMatchObject({ code: NO_NAME })
    portal.clock.advance({ hours: 3 })
  })

  it('leave no rows once their minute is over', async () => {
    await signInAt(0)
    const rows = () => portal.db.selectFrom('call_count').select('key').execute()
    await forgetCounts(portal.services)
    expect(await rows()).toHaveLength(1)
    portal.clock.advance({ minutes: 1 })
    await forgetCounts(portal.services)
    expect(await rows()).toEqual([])
  })
})

describe('In production', () => {
  const portal = usePortal()

  it('no server starts without limits', async () => {
    const config = { ...portal.services.config, production: true, rateLimits: false }
    await expect(buildApp({ ...portal.services, config }, { keepsHouse: false })).rejects.toThrow(
      'RATE_LIMITS=off leaves the portal open to guessing and flooding. Production needs the limits.',
    )
  })
})
