import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { digestOf } from '../portal/redeploy'
import { LONG } from '../portal/stories'

const ROOT = resolve(__dirname, '../..')
const run = promisify(execFile)

let folder = ''
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smoke-'))
})
test.afterEach(() => rm(folder, { recursive: true }))

/** A composition of that province, as it was built. */
const copyOf = (province: string) => cp(join(ROOT, 'dist/provinces', province), folder, { recursive: true })

/** Runs `npm run smoke`, or another command of the tooling; answers its exit code and what it printed. */
async function tool(...words: string[]): Promise<{ code: number; printed: string }> {
  const args = ['--conditions=compiled', join(ROOT, 'scripts/tool.mjs'), 'tooling', ...words]
  try {
    const { stdout } = await run(process.execPath, args, { cwd: ROOT })
    return { code: 0, printed: stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { code, printed: stdout }
  }
}

const passed = async () => JSON.parse(await readFile(join(folder, 'smoke.json'), 'utf8'))
const digestOfLock = async () => digestOf(await readFile(join(folder, 'composition.lock.json')))

test('a composition whose province takes no password passes by its files, doors and the pages that all may open', async () => {
  test.setTimeout(180_000)
  await copyOf('yunting')
  const { code, printed } = await tool('smoke', 'yunting', folder)
  expect(printed).toContain('things work: it may be the floor of the next composition')
  expect(printed).toContain('Not looked at: mf-desk, pages: no password lets anybody in')
  expect(printed).not.toContain('Not looked at: mf-login')
  expect(code).toBe(0)
  const { lock, tried } = await passed()
  expect(lock).toBe(await digestOfLock())
  const { files, parts } = JSON.parse(await readFile(join(folder, 'composition.lock.json'), 'utf8'))
  // Every file, at least a door of each remote, and the sign-in.
  expect(tried).toBeGreaterThanOrEqual(Object.keys(files).length + Object.keys(parts).length)
})

test('one with a changed script fails, says where, and is no floor any more', async () => {
  test.setTimeout(180_000)
  await copyOf('yunting')
  const remotes = join(folder, 'www/remotes/mf-desk')
  const [version = ''] = await readdir(remotes)
  const [entry = ''] = (await readdir(join(remotes, version))).filter(name => /^remoteEntry.*\.js$/.test(name))
  for (const packed of ['.br', '.gz']) await rm(join(remotes, version, entry + packed), { force: true })
  await appendFile(join(remotes, version, entry), ' ')
  const { code, printed } = await tool('smoke', 'yunting', folder)
  expect(code).toBe(1)
  expect(printed).toContain(`/ytxf/remotes/mf-desk/${version}/${entry}: other content`)
  expect(printed).toContain('mf-desk, door app: ')
  await expect(passed()).rejects.toThrow('ENOENT')
})

test('one whose province takes passwords is opened at a page of each remote', LONG, async () => {
  test.setTimeout(600_000)
  await copyOf('linjiang')
  const { code, printed } = await tool('smoke', 'linjiang', folder)
  expect(printed).not.toContain('Not looked at')
  expect(code).toBe(0)
})

test(
  'a remote is held against the locks of provinces by its check, whose exit code says whether it fits',
  LONG,
  async () => {
    test.setTimeout(600_000)
    await copyOf('yunting')
    const remote = 'provinces/yunting/remotes/mf-desk'
    const lock = join(folder, 'composition.lock.json')
    expect(await tool('check', remote, '--lock', lock)).toMatchObject({
      code: 0,
      printed: expect.stringContaining(`${remote} may be shipped`),
    })
    const { sharedLib: _, ...older } = JSON.parse(await readFile(lock, 'utf8'))
    const file = join(folder, 'older.json')
    await writeFile(file, JSON.stringify({ ...older, sharedLib: '0.0.1' }))
    const { code, printed } = await tool('check', remote, '--lock', lock, '--lock', file)
    expect(code).toBe(1)
    expect(printed).toContain(`云汀省 (${file}): mf-desk needs shared-lib ^0.1.0, there is 0.0.1`)
    expect(printed).toContain(`${remote} must not be shipped: Provinces`)
  },
)
