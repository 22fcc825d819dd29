import { call } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { z } from 'zod'
import { usePortal } from '../../../test/portal'
import { openRoute } from '../route'

const crash = call('POST', 'api/tests/crash', { open: true, json: { mobile: z.string() }, answer: z.null() })
const misfit = call('POST', 'api/tests/misfit', { open: true, json: {}, answer: z.object({ total: z.number() }) })
const database = call('POST', 'api/tests/database', { open: true, json: { mobile: z.string() }, answer: z.null() })

const parse = call('POST', 'api/tests/parse', { open: true, json: { mobile: z.string() }, answer: z.null() })

const lines: string[] = []

const routes = [
  openRoute(crash, async () => {
    throw new Error('The printer is on fire', { cause: new Error('No water') })
  }),
  openRoute(misfit, async () => ({ total: 'many' }) as never),
  openRoute(parse, async ({ args }) => JSON.parse(`x${args.mobile}`)),
  openRoute(database, async ({ args, db }) => {
    await sql`select ${args.mobile}::uuid`.execute(db)
    return null
  }),
]

describe('A fault', () => {
  const portal = usePortal({ routes, config: { logLevel: 'info' }, logTo: { write: line => lines.push(line) } })

  async function send(path: string) {
    lines.length = 0
    const body = JSON.stringify({ mobile: '13812345678' })
    const headers = { 'Content-Type': 'application/json' }
    const response = await portal.send(`${path}?secret=13812345678`, { method: 'POST', body, headers })
    const text = await response.text()
    return { status: response.status, text, envelope: JSON.parse(text), log: lines.map(line => JSON.parse(line)) }
  }

  const referenceIn = (message: string) => /编号 ([0-9A-Z]{8})$/.exec(message)?.[1]

  it.each([crash.path, misfit.path, database.path])('is told with a reference and nothing else: %s', async path => {
    const { status, text, envelope } = await send(path)
    expect(status).toBe(500)
    expect(envelope).toEqual({ code: 5000, message: expect.stringContaining('系统发生故障'), data: null })
    expect(referenceIn(envelope.message)).toBeDefined()
    expect(text).not.toMatch(/printer|uuid|total|\.ts|node_modules|stack/)
  })

  it('is in the log with its cause under the same reference', async () => {
    const { envelope, log } = await send(crash.path)
    const [fault, line] = log
    expect(fault).toMatchObject({
      reference: referenceIn(envelope.message),
      err: { message: 'The printer is on fire' },
    })
    expect(fault.err.cause.message).toBe('No water')
    expect(fault.err.stack).toContain('fault.test.ts')
    const told = { method: 'POST', path: '/tjfx/api/tests/crash', status: 500, code: 5000, reference: fault.reference }
    expect(line).toMatchObject(told)
  })

  it('is in the log without what the user sent', async () => {
    for (const path of [crash.path, misfit.path, database.path, parse.path]) {
      const { log } = await send(path)
      expect(log).toHaveLength(2)
      expect(JSON.stringify(log)).not.toMatch(/13812345678|secret|127\.0\.0\.1/)
    }
  })

  it('of the database keeps its code', async () => {
    const { log } = await send(database.path)
    expect(log[0].err).toMatchObject({ message: 'PostgreSQL refused', code: '22P02' })
  })
})
