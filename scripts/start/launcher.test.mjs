import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeClone } from '../testing/clone.mjs'
import { freePort } from '../testing/free-ports.mjs'
import { launch } from '../testing/launch.mjs'

jest.setTimeout(60_000)

const SCRIPTS = ['start.mjs', 'install.mjs', 'start', 'console']
const STUBS = {
  'package.json': '{ "name": "stub", "scripts": { "start": "node scripts/start.mjs" } }',
  'scripts/build.mjs': `export async function build({ log }) { log('shell'); log('mf-login') }`,
  'node_modules/@portal/tooling/package.json': '{ "type": "module", "exports": "./index.js" }',
  'node_modules/@portal/tooling/index.js': 'export async function compose({ province, log }) { log(province) }',
  'server/dist/src/start/main.js': readFileSync(require.resolve('../testing/server-stub.cjs'), 'utf8'),
}

describe('npm start', () => {
  /** @type {ReturnType<typeof makeClone>} */
  let clone
  /** @type {import('node:child_process').ChildProcess[]} */
  const launchers = []

  beforeEach(() => {
    clone = makeClone(SCRIPTS, STUBS)
  })
  afterEach(async () => {
    for (const launcher of launchers.splice(0)) {
      if (launcher.exitCode !== null || launcher.signalCode !== null) continue
      launcher.kill('SIGKILL')
      await once(launcher, 'exit')
    }
    clone.remove()
  })

  /** @param {NodeJS.ProcessEnv} env @param {string[]} [command] */
  const start = (env, command = ['node', 'scripts/start.mjs']) => {
    const started = launch(clone.root, env, command)
    launchers.push(started.child)
    return started
  }
  const lockFile = () => join(clone.root, '.data/portal.lock')
  const signals = () => readFileSync(join(clone.root, 'signals'), 'utf8')

  test('tells its steps, then address, accounts, password; Ctrl-C ends the server and removes the lock', async () => {
    const port = await anyPort()
    const address = `http://127.0.0.1:${port}/tjfx/`
    const { child, ended, says } = start({ PORT: port, DEMO_PASSWORD: 'open sesame' })
    const text = await says('Ctrl-C stops it')
    expect(text).toMatch(/✓ Building .* s {3}shell, mf-login\n✓ Composing .* s {3}linjiang\n/)
    expect(text).toMatch(/✓ Starting PostgreSQL .* s {3}--conditions=compiled\n/)
    for (const part of ['The data is elsewhere\n', `The portal is ready: ${address}`, 'open sesame']) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/lj +张三 +linjiang\n/)
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: child.pid, address })

    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 0, text: expect.stringMatching(/✓ Stopping .*\n$/) })
    expect(signals()).toBe('SIGINT 1')
    expect(existsSync(lockFile())).toBe(false)
  })

  test('under npm, one Ctrl-C at the terminal reaches the server once', async () => {
    const { child, ended, says } = start({ PORT: await anyPort() }, ['npm', 'start'])
    await says('Ctrl-C stops it')
    process.kill(-(child.pid ?? 0), 'SIGINT') // what a terminal does: the whole group is told
    await ended
    expect(signals()).toBe('SIGINT 1')
  })

  test('a second start says that one runs, and leaves it alone', async () => {
    const port = await anyPort()
    const first = start({ PORT: port })
    await first.says('Ctrl-C stops it')
    const second = await start({ PORT: port }).ended
    expect(second.code).toBe(0)
    expect(second.text).toContain(
      `The portal runs already: http://127.0.0.1:${port}/tjfx/ (process ${first.child.pid},`,
    )
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
  })

  test('a launcher that was killed is no obstacle', async () => {
    const port = await anyPort()
    const first = start({ PORT: port })
    await first.says('Ctrl-C stops it')
    first.child.kill('SIGKILL')
    await first.ended
    await start({ PORT: port }).says('Ctrl-C stops it')
  })

  test('a PORT that another program has is refused before anything is built', async () => {
    const other = createServer()
    const port = await listen(other)
    const { code, text } = await start({ PORT: String(port) }).ended
    other.close()
    expect(code).toBe(1)
    expect(text).toBe(
      `Port ${port} is in use by another program. Stop that one, choose another PORT, or leave PORT out.\n`,
    )
  })

  test('what the server says of its failure is shown', async () => {
    const { code, text } = await start({ PORT: await anyPort(), BREAK: 'failed' }).ended
    expect(code).toBe(1)
    expect(text).toMatch(/✗ Starting PostgreSQL .*\nThe database is damaged\n$/)
  })

  test('a server that dies by itself is reported, with the end of its log', async () => {
    const { code, text } = await start({ PORT: await anyPort(), BREAK: 'crash' }).ended
    expect(code).toBe(1)
    expect(text).toContain('The server ended by itself (exit code 1)')
    expect(text).toContain('Error: broken on purpose')
  })

  test('a server that somebody else stops is reported as such', async () => {
    const { ended, says } = start({ PORT: await anyPort() })
    await says('Ctrl-C stops it')
    process.kill(Number(readFileSync(join(clone.root, 'pid'), 'utf8')), 'SIGTERM')
    const { code, text } = await ended
    expect(code).toBe(1)
    expect(text).toContain('Somebody else than this launcher stopped the server.')
  })

  const kill = () => process.kill(Number(readFileSync(join(clone.root, 'pid'), 'utf8')), 'SIGKILL')

  test('a server that is killed is started again at the same address, and Ctrl-C still ends it', async () => {
    const port = await anyPort()
    const { child, ended, says } = start({ PORT: port })
    await says('Ctrl-C stops it')
    kill()
    const text = await says('The portal is ready again')
    expect(text).toMatch(/The server ended by itself \(signal SIGKILL\)\. It is started again\./)
    expect(text).toContain(`The portal is ready again: http://127.0.0.1:${port}/tjfx/`)
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
    expect(signals()).toBe('SIGINT 1')
  })

  test('a server that does not stay is given up, with the end of its log', async () => {
    const { ended, says } = start({ PORT: await anyPort(), BREAK: 'again' })
    await says('Ctrl-C stops it')
    kill()
    const { code, text } = await ended
    expect(code).toBe(1)
    expect(text).toContain('The server was started again 5 times and did not stay.')
    expect(text).toContain('Error: broken on purpose')
  })

  test('Ctrl-C ends it also while no server runs', async () => {
    const { child, ended, says } = start({ PORT: await anyPort(), BREAK: 'again' })
    await says('Ctrl-C stops it')
    kill()
    await says('exit code 1')
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
  })

  test('a second Ctrl-C ends a server that does not listen', async () => {
    const { child, ended, says } = start({ PORT: await anyPort(), BREAK: 'deaf' })
    await says('Ctrl-C stops it')
    // The first of them counts, then those are taken for npm's echo that follow at once, then one counts again.
    const impatient = setInterval(() => child.kill('SIGINT'), 200)
    const { code, text } = await ended
    clearInterval(impatient)
    expect(code).toBe(1)
    expect(text).toMatch(/✗ Stopping .* by force/)
  })

  test('a build that fails ends it with the reason', async () => {
    clone.write('scripts/build.mjs', `export async function build({ log }) { log('shell'); throw Error('bad syntax') }`)
    const { code, text } = await start({ PORT: await anyPort() }).ended
    expect(code).toBe(1)
    expect(text).toMatch(/✗ Building .* s {3}shell\nbad syntax\n$/)
    expect(existsSync(lockFile())).toBe(false)
  })
})

/** @param {import('node:net').Server} server @returns {Promise<number>} */
async function listen(server) {
  await new Promise(done => server.listen(0, () => done(undefined)))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

const anyPort = async () => String(await freePort())
