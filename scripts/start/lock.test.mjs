import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning, readLock, removeLock, writeLock } from './lock.mjs'

const startedAt = '2026-01-01T00:00:00.000Z'

describe('the lock of the launcher', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-lock-'))
  const file = join(folder, '.data', 'portal.lock')
  const health = createServer((request, answer) => {
    answer.statusCode = request.url === '/tjfx/api/health' ? 200 : 404
    answer.end()
  })
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = []
  let address = ''

  beforeAll(async () => {
    await new Promise(done => health.listen(0, '127.0.0.1', () => done(undefined)))
    const bound = health.address()
    address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/tjfx/`
    writeLock(file)
  })
  afterAll(() => {
    health.close()
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  /** A live process with that last argument. @param {string} name */
  const live = name => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', name], { stdio: 'ignore' })
    children.push(child)
    return child.pid ?? 0
  }
  /** @param {object} lock */
  const write = lock => writeFileSync(file, JSON.stringify(lock))

  test('is absent: nobody runs', async () => {
    expect(await findRunning(join(folder, 'nowhere'))).toBeUndefined()
  })

  test('names a live process whose portal answers: it runs', async () => {
    const lock = { pid: live('renamed'), address, startedAt }
    write(lock)
    expect(await findRunning(file)).toEqual(lock)
  })

  test('names a launcher that has no address yet: it runs', async () => {
    const lock = { pid: live('start.mjs'), startedAt }
    write(lock)
    expect(await findRunning(file)).toEqual(lock)
  })

  test('names a live process that is no launcher, and nobody answers: stale', async () => {
    write({ pid: live('something-else'), address: new URL('/elsewhere/', address).href, startedAt })
    expect(await findRunning(file)).toBeUndefined()
  })

  test('names a process that is gone, though somebody answers at the address: stale', async () => {
    write({ pid: 2 ** 30, address, startedAt })
    expect(await findRunning(file, 100)).toBeUndefined()
  })

  test('names a killed launcher whose server still finishes: waited for', async () => {
    const server = createServer((_, answer) => {
      answer.end()
      server.close()
    })
    await new Promise(done => server.listen(0, '127.0.0.1', () => done(undefined)))
    const bound = server.address()
    const port = typeof bound === 'object' && bound ? bound.port : 0
    write({ pid: 2 ** 30, address: `http://127.0.0.1:${port}/`, startedAt })
    expect(await findRunning(file)).toBeUndefined()
    expect(server.listening).toBe(false)
  })

  test.each(['', '{"pid":', '[]', 'null', '{"pid":"12"}'])('is damaged (%s): stale', async text => {
    writeFileSync(file, text)
    expect(await findRunning(file)).toBeUndefined()
  })

  test('keeps the time of the start when the address is added, and goes at the end', () => {
    rmSync(file)
    writeLock(file)
    const before = readLock(file)
    writeLock(file, address)
    expect(readLock(file)).toEqual({ ...before, address })
    removeLock(file)
    expect(existsSync(file)).toBe(false)
  })

  test('of another launcher is not removed', () => {
    write({ pid: 2 ** 30, startedAt })
    removeLock(file)
    expect(existsSync(file)).toBe(true)
  })
})
