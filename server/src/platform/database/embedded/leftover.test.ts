import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../../../../test/folders'
import { query } from '../../../../test/query'
import { type Embedded, startEmbedded } from './'
import { findLeftover } from './leftover'
import { findPlace } from './place'
import { findProcess, isTaken } from './processes'
import { waitFor } from './wait'

jest.setTimeout(60_000)
const settings = { fsync: 'off' }
const onLinux = process.platform === 'linux' ? test : test.skip

describe('what an earlier run left in the folder', () => {
  const asked = makeTestFolder()
  const said: string[] = []
  const children: ChildProcess[] = []
  const log = (line: string) => said.push(line)
  let embedded: Embedded
  let pidFile: string
  let lines: string[]

  /** A stopped cluster, and the postmaster.pid that its server had while it ran. */
  beforeAll(async () => {
    embedded = await startEmbedded({ folder: asked, log, settings })
    await query(embedded.url, 'create table kept (id int)')
    pidFile = join(embedded.folder, 'postgres', 'postmaster.pid')
    lines = readFileSync(pidFile, 'utf8').split('\n')
    await embedded.stop()
  })
  beforeEach(() => said.splice(0))
  afterEach(async () => {
    await embedded.stop()
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })
  afterAll(() => {
    for (const folder of [asked, embedded.folder]) rmSync(folder, { recursive: true, force: true })
  })

  const live = () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    children.push(child)
    return child
  }
  const writePidFile = (pid: number | string) => writeFileSync(pidFile, [pid, ...lines.slice(1)].join('\n'))
  const startsAgain = async () => {
    embedded = await startEmbedded({ folder: asked, log, settings })
    expect(await query(embedded.url, 'select * from kept')).toEqual([])
  }

  test('the number of a process that is gone: PostgreSQL clears that file itself', async () => {
    const child = live()
    child.kill('SIGKILL')
    await once(child, 'exit')
    writePidFile(child.pid ?? 0)
    await startsAgain()
    expect(said).toEqual([])
  })

  test('the number of a live process that is no PostgreSQL', async () => {
    const child = live()
    writePidFile(child.pid ?? 0)
    await startsAgain()
    expect(said).toEqual([expect.stringContaining('is stale')])
    expect(isTaken(child.pid ?? 0)).toBe(true)
  })

  test('the number of a PostgreSQL that serves another folder', async () => {
    const other = await startEmbedded({ folder: makeTestFolder(), log, settings })
    const otherFile = readFileSync(join(other.folder, 'postgres', 'postmaster.pid'), 'utf8')
    writeFileSync(pidFile, otherFile)
    try {
      await startsAgain()
      expect(said).toEqual([expect.stringContaining('is stale')])
      expect(await query(other.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
    } finally {
      await other.stop()
      rmSync(other.folder, { recursive: true, force: true })
    }
  })

  test.each([
    ['an empty file', ''],
    ['a file cut off within the number', '-'],
  ])('%s', async (_, text) => {
    writeFileSync(pidFile, text)
    await startsAgain()
  })

  onLinux('the number of a dead process that nobody collected', async () => {
    // The child ends only when its parent has become a program that collects nobody: a shell would.
    const child = "sh -c 'until grep -q sleep /proc/$PPID/comm; do :; done'"
    const parent = spawn('sh', ['-c', `${child} & echo $!; exec sleep 600`], { stdio: ['ignore', 'pipe', 'ignore'] })
    children.push(parent)
    const [chunk] = await once(parent.stdout, 'data')
    const zombie = Number(String(chunk))
    expect(await waitFor(() => findProcess(zombie) === undefined || undefined, 10_000)).toBe(true)
    expect(isTaken(zombie)).toBe(true)
    writePidFile(zombie)
    await startsAgain()
    expect(said).toEqual([expect.stringContaining('is stale')])
  })

  onLinux('a server that was killed, whose children end a moment later', async () => {
    embedded = await startEmbedded({ folder: asked, log, settings })
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    await embedded.stop()
    await startsAgain()
  })

  onLinux('a server that neither answers nor ends: an error that names it, and its file stays', async () => {
    embedded = await startEmbedded({ folder: asked, log, settings })
    const text = readFileSync(pidFile, 'utf8')
    const pid = Number(text.split('\n')[0])
    process.kill(pid, 'SIGSTOP')
    try {
      const found = findLeftover(findPlace(asked), new URL(embedded.url).password, log, 200)
      await expect(found).rejects.toThrow(`(process ${pid}, `)
      expect(readFileSync(pidFile, 'utf8')).toBe(text)
    } finally {
      process.kill(pid, 'SIGCONT')
    }
  })

  test('a server that refuses our password is not taken over', async () => {
    embedded = await startEmbedded({ folder: asked, log, settings })
    await expect(findLeftover(findPlace(asked), 'another', log)).rejects.toThrow('refuses the password')
  })
})
