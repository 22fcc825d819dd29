import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ensureInstalled, fits } from './install.mjs'

const a = { version: '1.0.0', integrity: 'sha512-a' }
const wanted = {
  packages: {
    '': {},
    server: { version: '0.1.0' },
    'node_modules/@portal/server': { resolved: 'server', link: true },
    'node_modules/a': a,
    'node_modules/for-another-platform': { version: '1.0.0', optional: true },
  },
}
const installed = {
  packages: { 'node_modules/@portal/server': { resolved: 'server', link: true }, 'node_modules/a': a },
}

describe('an installation by hand', () => {
  test('fits when every needed package is there in the locked version', () => {
    expect(fits(wanted, installed)).toBe(true)
  })

  test.each([
    ['nothing is installed', undefined],
    ['a package is missing', { packages: { 'node_modules/a': a } }],
    ['a version differs', { packages: { ...installed.packages, 'node_modules/a': { ...a, version: '1.0.1' } } }],
    ['contents differ', { packages: { ...installed.packages, 'node_modules/a': { ...a, integrity: 'sha512-b' } } }],
  ])('does not fit when %s', (_, found) => {
    expect(fits(wanted, found)).toBe(false)
  })
})

describe('installing', () => {
  /** @type {string} */
  let root
  const log = jest.fn()
  /** @param {string} path @param {unknown} content */
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(content))
  }
  const mark = () => readFileSync(join(root, 'node_modules/.installed-from'), 'utf8').trim()

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-install-'))
    log.mockClear()
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  test('is not repeated for an installation by hand that fits, and that is remembered', async () => {
    write('package-lock.json', wanted)
    write('node_modules/.package-lock.json', installed)
    await ensureInstalled({ root, log })
    expect(mark()).toMatch(/^[0-9a-f]{64}$/)
    rmSync(join(root, 'node_modules/.package-lock.json'))
    await ensureInstalled({ root, log })
    expect(log).not.toHaveBeenCalled()
  })

  test('runs npm ci where the lock file has changed', async () => {
    write('package.json', { name: 'probe', version: '1.0.0' })
    write('package-lock.json', { name: 'probe', version: '1.0.0', lockfileVersion: 3, packages: { '': {} } })
    write('node_modules/.installed-from', 'another lock')
    await ensureInstalled({ root, log })
    expect(log).toHaveBeenCalledWith('Installing packages')
    expect(mark()).toMatch(/^[0-9a-f]{64}$/)
  }, 60_000)

  test('shows what npm said when it fails, and remembers nothing', async () => {
    write('package.json', { name: 'probe', version: '1.0.0', dependencies: { a: '1.0.0' } })
    write('package-lock.json', { name: 'probe', version: '1.0.0', lockfileVersion: 3, packages: { '': {} } })
    await expect(ensureInstalled({ root, log })).rejects.toThrow(/npm ci failed:(.|\n)*in sync/)
    expect(() => mark()).toThrow('ENOENT')
  }, 60_000)
})
