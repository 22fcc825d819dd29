import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../../../../test/folders'
import { query } from '../../../../test/query'
import { type Embedded, startEmbedded } from './'
import { readPostmaster } from './postmaster-file'
import { findProcess } from './processes'
import { waitFor } from './wait'

jest.setTimeout(60_000)
const settings = { fsync: 'off' }
/** On an idle machine it takes one second. */
const AGAIN_WITHIN_MS = 5000

describe('the embedded database', () => {
  const folder = makeTestFolder()
  const said: string[] = []
  let running: Embedded | undefined

  const start = async () => {
    running = await startEmbedded({ folder, log: line => said.push(line), settings })
    return running
  }
  const mainProcess = () => readPostmaster(join(running?.folder ?? folder, 'postgres'))?.pid ?? Number.NaN

  beforeEach(() => said.splice(0))
  afterEach(() => running?.stop())
  afterAll(() => {
    for (const path of [folder, running?.folder ?? folder]) rmSync(path, { recursive: true, force: true })
  })

  test('starts in an empty folder, on 127.0.0.1 alone, with the settings asked for', async () => {
    const { url, folder: kept } = await start()
    const rows = await query<{ name: string; setting: string }>(
      url,
      `select name, setting from pg_settings
       where name in ('fsync', 'listen_addresses', 'unix_socket_directories', 'server_encoding') order by name`,
    )
    expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'fsync=off',
      'listen_addresses=127.0.0.1',
      'server_encoding=UTF8',
      'unix_socket_directories=',
    ])
    expect(new URL(url).hostname).toBe('127.0.0.1')
    expect(statSync(join(kept, 'postgres.password')).mode & 0o777).toBe(0o600)
  })

  test('keeps what was written over a restart', async () => {
    await query((await start()).url, 'create table kept (word text)')
    await query(running?.url ?? '', `insert into kept values ('信访')`)
    await running?.stop()
    expect(await query((await start()).url, 'select word from kept')).toEqual([{ word: '信访' }])
  })

  test('refuses a wrong password', async () => {
    const wrong = new URL((await start()).url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('is gone after stop, which may be asked for twice and while clients are connected', async () => {
    const { url, stop } = await start()
    const pid = mainProcess()
    const busy = query(url, 'select pg_sleep(60)').catch((error: Error) => error.message)
    const sleeping = `select 1 from pg_stat_activity where wait_event = 'PgSleep'`
    await waitFor(async () => (await query(url, sleeping)).length || undefined, 10_000)
    await Promise.all([stop(), stop()])
    expect(findProcess(pid)).toBeUndefined()
    expect(await busy).toMatch(/terminat/)
  })

  test('is started again on the same port when it is killed, each time, with what was committed', async () => {
    const { url } = await start()
    await query(url, 'create table acknowledged (id int)')
    for (const id of [1, 2]) {
      await query(url, `insert into acknowledged values (${id})`)
      const pid = mainProcess()
      process.kill(pid, 'SIGKILL')
      const begun = performance.now()
      const rows = await waitFor(() => query(url, 'select id from acknowledged').catch(() => undefined), 20_000)
      expect(rows).toHaveLength(id)
      expect(performance.now() - begun).toBeLessThan(AGAIN_WITHIN_MS)
      expect(mainProcess()).not.toBe(pid)
      // Whoever is killed before it is seen to stand has not started.
      const told = [`PostgreSQL (process ${pid}) ended by itself; starting it again`, 'PostgreSQL did not start']
      expect(said.some(line => told.some(text => line.startsWith(text)))).toBe(true)
    }
    const pid = mainProcess()
    await running?.stop()
    expect(findProcess(pid)).toBeUndefined()
  })

  test('takes over the PostgreSQL of a killed Node process, and stops it', async () => {
    const owner = fork(require.resolve('../../../../test/embedded-owner'), [folder], {
      execArgv: ['-r', require.resolve('../../../../test/run-typescript.cjs')],
    })
    const [{ url }] = await once(owner, 'message')
    await query(url, 'create table of_the_killed (id int)')
    owner.kill('SIGKILL')
    await once(owner, 'exit')

    const adopted = await start()
    expect(said).toEqual([expect.stringMatching(/^Took over the PostgreSQL .* \(process \d+\)$/)])
    expect(adopted.url).toBe(url)
    expect(await query(adopted.url, 'select * from of_the_killed')).toEqual([])

    const pid = mainProcess()
    await adopted.stop()
    expect(findProcess(pid)).toBeUndefined()
    expect(readPostmaster(join(adopted.folder, 'postgres'))).toBeUndefined()
  })
})
