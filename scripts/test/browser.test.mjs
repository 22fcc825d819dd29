import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ensureBrowser, ensureShell } from './browser.mjs'

const onUnix = process.platform === 'win32' ? describe.skip : describe

onUnix('the browser for the stories', () => {
  const before = { ...process.env }
  /** @type {string} */
  let root
  const none = async () => ({ done: false, output: 'no rights' })

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-browser-'))
    process.env.PATH = [join(root, 'first'), join(root, 'second')].join(delimiter)
    delete process.env.CHROMIUM_PATH
  })
  afterEach(() => {
    process.env = { ...before }
    rmSync(root, { recursive: true, force: true })
  })

  /** @param {string} path @param {string} text */
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    chmodSync(join(root, path), 0o755)
    return join(root, path)
  }
  /** A program that ends with that exit code. @param {string} path */
  const program = (path, code = 0) => write(path, `#!/bin/sh\nexit ${code}\n`)

  test('is the one in CHROMIUM_PATH', async () => {
    program('first/chromium')
    process.env.CHROMIUM_PATH = program('mine')
    expect(await ensureBrowser(root, none)).toBe(join(root, 'mine'))
  })

  test('is not another one when that in CHROMIUM_PATH does not run', async () => {
    program('first/chromium')
    process.env.CHROMIUM_PATH = join(root, 'absent')
    await expect(ensureBrowser(root, none)).rejects.toThrow('CHROMIUM_PATH is')
  })

  test('is one on the PATH; a stub that does not run is passed over', async () => {
    program('first/chromium-browser', 1)
    const chrome = program('second/google-chrome')
    expect(await ensureBrowser(root, none)).toBe(chrome)
  })

  test('is installed from the system where there is none', async () => {
    const names = jest.fn()
    const path = await ensureBrowser(root, async (_, asked) => {
      names(asked)
      program('second/chromium')
      return { done: true, output: '' }
    })
    expect(names).toHaveBeenCalledWith(['chromium'])
    expect(path).toBe(join(root, 'second/chromium'))
  })

  test('is downloaded by Playwright where the system gives none', async () => {
    const path = join(root, 'downloaded')
    write('node_modules/@playwright/test/index.js', `exports.chromium = { executablePath: () => '${path}' }`)
    write(
      'node_modules/@playwright/test/cli.js',
      `require('node:fs').writeFileSync('${path}', '#!/bin/sh\\nexit 0\\n', { mode: 0o755 })`,
    )
    expect(await ensureBrowser(root, none)).toBe(path)
  })

  test('of the stories is the one without windows, which the system gives', async () => {
    program('first/chromium')
    const names = jest.fn()
    const path = await ensureShell(root, async (_, asked) => {
      names(asked)
      program('second/chromium-headless-shell')
      return { done: true, output: '' }
    })
    expect(names).toHaveBeenCalledWith(['chromium-headless-shell'])
    expect(path).toBe(join(root, 'second/chromium-headless-shell'))
    expect(await ensureShell(root, none)).toBe(path)
  })

  test('of the stories is another one where there is none without windows, and the one in CHROMIUM_PATH first', async () => {
    const other = program('first/chromium')
    expect(await ensureShell(root, none)).toBe(other)
    program('second/chromium-headless-shell')
    process.env.CHROMIUM_PATH = program('mine')
    expect(await ensureShell(root, none)).toBe(join(root, 'mine'))
  })

  test('cannot be had: says what to do, and what was tried', async () => {
    write('node_modules/@playwright/test/cli.js', `console.error('no network')`)
    await expect(ensureBrowser(root, none)).rejects.toThrow(/name it in CHROMIUM_PATH(.|\n)*no rights(.|\n)*no network/)
  })
})
