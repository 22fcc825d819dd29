import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimFolder, findOwner } from './claim'
import { findProcess } from './processes'

describe('the claim of one process on the folder', () => {
  let folder: string
  const log = jest.fn()
  const file = () => join(folder, 'postgres.owner')

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-claim-'))
    log.mockClear()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('is written, and gone when let go of', async () => {
    const release = await claimFolder(folder, log)
    expect(findOwner(folder)).toMatchObject({ pid: process.pid })
    release()
    expect(existsSync(file())).toBe(false)
  })

  test('of a live process is waited for, then respected', async () => {
    await claimFolder(folder, log)
    await expect(claimFolder(folder, log, 100)).rejects.toThrow(`in use by process ${process.pid}`)
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Waiting for process'))
  })

  test('of a process that ends meanwhile passes on', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    const pid = other.pid ?? 0
    writeFileSync(file(), JSON.stringify({ pid, started: findProcess(pid)?.started }))
    const claimed = claimFolder(folder, log, 10_000)
    other.kill('SIGKILL')
    await once(other, 'exit')
    await claimed
    expect(findOwner(folder)).toMatchObject({ pid: process.pid })
  })

  test.each([
    ['a process that is gone', JSON.stringify({ pid: 2 ** 30, started: '1' })],
    ['an earlier process whose number is taken again', JSON.stringify({ pid: process.pid, started: 'long ago' })],
    ['nobody, because the file is cut off', '{"pid":'],
  ])('of %s counts for nothing', async (_, text) => {
    writeFileSync(file(), text)
    await claimFolder(folder, log)
    expect(log).not.toHaveBeenCalled()
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
  })
})
