import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { type Client, createClient, requestFor } from '../../../test/client'
import { openCollector, saidOf, type Told } from '../../../test/collector'
import { makeTestFolder } from '../../../test/folders'
import { TEST_KEY } from '../../../test/keys'
import { letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'
import { type ServerProcess, startProcess, summaryOf } from '../../../test/server-process'
import { ROOT } from '../root'

jest.setTimeout(120_000)

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

/** A server of its own with an SDK of OpenTelemetry loaded before it, as operators do. */
describe('Traces', () => {
  const portal = usePortal({ database: 'demo' })
  const logs = makeTestFolder()
  let collector: Awaited<ReturnType<typeof openCollector>>
  let server: ServerProcess
  let client: Client

  beforeAll(async () => {
    collector = await openCollector()
    const { databaseUrl, config } = portal.services
    server = startProcess({
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: config.dataFolder,
      FIELD_KEYS: TEST_KEY,
      LOG_FOLDER: logs,
      LOG_LEVEL: 'info',
      TRUST_PROXY: '127.0.0.1',
      NODE_OPTIONS: `--require=${join(ROOT, 'deploy/opentelemetry/register.cjs')}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    })
    client = createClient((await summaryOf(server)).address, portal.services)
  })
  afterAll(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    collector.close()
  })

  const routeOf = ({ path }: { path: string }) => `POST ${portal.services.config.basePath}${path}`

  it('have a span for a call, with one for each statement below it, and the log finds them', async () => {
    const token = await client.signInAs('zs01')
    const letter = letterArgs({ name: '蔡甲杨', summary: '反映村口水渠多年失修，雨季倒灌农田。' })
    expect((await client.ask(registerLetter, letter, { token })).code).toBe(0)

    const call = await collector.spanOf(({ name }) => name === routeOf(registerLetter))
    const below = collector.spans.filter(({ traceId }) => traceId === call.traceId)
    const inserts = below.filter(({ name, parentSpanId }) => name === 'insert' && parentSpanId === call.spanId)
    expect(inserts.map(span => saidOf(span, 'db.query.text'))).toContainEqual(
      expect.stringMatching(/^insert into "matter"/),
    )
    expect(saidOf(call, 'portal.code')).toBe('0')
    const lines = readFileSync(join(logs, 'server.log'), 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    const line = lines.find(({ trace }) => trace === call.traceId)
    expect(line).toMatchObject({ person: 'demo-zs01', reference: saidOf(call, 'portal.reference') })
  })

  it('go on below the span of the proxy', async () => {
    const asked = requestFor(registerLetter, letterArgs(), {})
    const headers = { ...asked.headers, traceparent: `00-${TRACE}-${PARENT}-01` }
    await client.send(registerLetter.path, { ...asked, headers })
    const call = await collector.spanOf(({ traceId }) => traceId === TRACE)
    expect([call.name, call.parentSpanId]).toEqual([routeOf(registerLetter), PARENT])
  })

  it('have a span for a job, here one that comes back by itself', async () => {
    const isJob = ({ name }: Told) => name.startsWith('job ')
    const within = await collector.spanOf(span =>
      collector.spans.some(job => isJob(job) && job.spanId === span.parentSpanId),
    )
    expect(saidOf(within, 'db.query.text')).toMatch(/\w/)
  })

  it('tell nothing of what was entered', () => {
    expect(collector.text()).not.toMatch(/蔡甲杨|水渠/)
    expect(collector.text()).not.toContain(portal.services.config.demoPassword)
    expect(collector.spans.length).toBeGreaterThan(10)
  })
})

it('are in the versions that operators install beside the portal', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
  const { dependencies } = read('deploy/opentelemetry/package.json')
  const { peerDependencies, devDependencies } = read('server/package.json')
  expect(dependencies).toEqual(peerDependencies)
  expect(devDependencies).toMatchObject(dependencies)
})
