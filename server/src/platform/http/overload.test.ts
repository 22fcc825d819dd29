import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendMail, unreadCount } from '@portal/shared-lib/contract/mail'
import { freePorts } from '../../../../scripts/testing/free-ports.mjs'
import { type Client, createClient, requestFor } from '../../../test/client'
import { openWindow } from '../../../test/live-window'
import { usePortal } from '../../../test/portal'
import { type ServerProcess, startProcess, summaryOf } from '../../../test/server-process'

const LONG_MS = 180_000
/** Megabytes of the server's heap: enough to start with, and soon filled. */
const HEAP_MB = 768
const BUSY = { code: 5030, message: expect.stringMatching(/系统繁忙.+编号 [0-9A-Z]{8}$/), data: null }
jest.setTimeout(LONG_MS)

describe('A server that does not keep up', () => {
  const portal = usePortal({ database: 'demo' })
  let server: ServerProcess
  let client: Client
  let figures: string
  let token: string

  beforeAll(async () => {
    const { databaseUrl, config } = portal.services
    const [port] = await freePorts(1)
    const portalFolder = join(config.dataFolder, 'portal')
    await mkdir(join(portalFolder, 'www'), { recursive: true })
    await writeFile(join(portalFolder, 'www/index.html'), '<title>信访</title>')
    server = startProcess({
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: config.dataFolder,
      PORTAL_FOLDER: portalFolder,
      METRICS_PORT: `${port}`,
      MAX_LAG_MS: '100',
      NODE_OPTIONS: `--require=${require.resolve('../../../test/keep-busy.cjs')} --max-old-space-size=${HEAP_MB}`,
    })
    client = createClient((await summaryOf(server)).address, portal.services)
    figures = `http://127.0.0.1:${port}/metrics`
    token = await client.signInAs('zs05')
  }, LONG_MS)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })

  const ask = () => client.ask(unreadCount, {}, { token })
  /** Until it answers so: the limit of the test says how long that may take. */
  async function comeTo(code: number): Promise<void> {
    while ((await ask()).code !== code);
  }
  const count = async (short: string) => {
    const text = await (await fetch(figures)).text()
    return Number(new RegExp(`^portal_overload_calls\\{short="${short}"\\} (\\d+)$`, 'm').exec(text)?.[1])
  }

  it('turns calls away with Retry-After, goes on with all else, and with calls once it keeps up again', async () => {
    const window = await openWindow(client, token)
    await window.position()
    expect(await count('loop')).toBe(0)
    server.child.send({ busy: true })
    await comeTo(BUSY.code)

    const response = await client.send(unreadCount.path, requestFor(unreadCount, {}, { token }))
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([503, '5', BUSY])
    expect(await count('loop')).toBeGreaterThanOrEqual(2)
    for (const path of ['../health/live', '../health/ready', 'api/health', ''])
      expect([path, (await client.send(path)).status]).toEqual([path, 200])
    const sender = await portal.signInAs('zs01')
    await portal.answerTo(sendMail, { contents: '请查收', receivers: ['zs05'] }, { token: sender })
    expect(await window.next()).toBe('Mail')
    window.leave()

    server.child.send({ busy: false })
    await comeTo(0)
  })

  it('does so while its memory is nearly used up', async () => {
    server.child.send({ heap: 0.87 })
    while ((await count('heap')) === 0) await ask()
    expect(await ask()).toEqual(BUSY)
    server.child.send({ heap: 0 })
    await comeTo(0)
  })
})
