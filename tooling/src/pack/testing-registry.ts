import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileTypeScript } from '../../../scripts/compile-typescript.mjs'
import { compose } from '../compose/compose.ts'
import type { Pictures } from '../compose/first-picture/pictures.ts'
import { readLock } from '../compose/lock.ts'
import { manifestOf, provinceOf } from '../compose/testing.ts'
import { pack } from './pack.ts'

/** Of the test that runs. */
export let root: string
export let registry: string

const PROJECT = join(__dirname, '../../..')
const COMPILED = join(PROJECT, 'shared-lib/dist/contract')

/** A project of a shell and two remotes, packed, for each test. */
export function useRegistry(): void {
  beforeAll(async () => {
    if (!existsSync(COMPILED)) await compileTypeScript(join(PROJECT, 'shared-lib/src/contract'), COMPILED)
  })

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'compose-'))
    registry = join(root, 'registry')
    await write('shared-lib/dist/contract/index.js', '')
    await writeProvince({ 'mf-login': '^0.1.0', 'mf-news': '^1.0.0' })
    await packed('shell', '0.1.0', { 'js/main.1a2b3c4d.js': 'shell' })
    await packed('mf-login', '0.1.0', { 'remoteEntry.1a2b3c4d.js': 'login' })
    await packed('mf-news', '1.0.0', { 'remoteEntry.1a2b3c4d.js': 'news', 'css/1.1a2b3c4d.css': 'p{}' })
  })
  afterEach(() => rm(root, { recursive: true }))
}

export async function write(path: string, content: unknown) {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

export const writeProvince = (remotes: Record<string, unknown>, change = {}) =>
  write('provinces/yunting/province.json', provinceOf({ basePath: '/yt/', remotes, ...change }))

/** Packs a part as it would be after a build. */
export async function packed(
  name: string,
  version: string,
  files: Record<string, string>,
  { pictures, older = false }: { pictures?: Pictures; older?: boolean } = {},
) {
  const path = name === 'mf-login' ? '/login' : '/news'
  const isShell = name === 'shell'
  const manifest = { name, version, sharedLib: '^0.1.0', exposes: { './app': './src/app.ts' }, calls: [] }
  await rm(join(root, name), { recursive: true, force: true })
  if (isShell) await write('shell/package.json', { version })
  else
    await write(`${name}/remote.json`, {
      ...manifest,
      routes: [{ path, title: name, check: false, ...(pictures && { prerender: true }) }],
    })
  if (pictures) await write(`${name}/dist/prerendered.json`, pictures)
  await write(
    `${name}/src/index.html`,
    '<title>{{title}}</title>{{entry}}<script>{{browserCheck}}</script>{{firstPicture}}{{composition}}',
  )
  if (!older) await write(`${name}/src/first-picture.js`, 'function showFirstPicture() {}')
  await write(`${name}/src/browser-check.js`, 'function checkBrowser() {} function runsPortal() {}')
  await write(`${name}/src/api.ts`, `remoteApi('${name}', '${name.slice(3)}', build => ({}))`)
  await write(`${name}/dist/.built-from`, `${Buffer.from(version).toString('hex')}0123456789ab`)
  await write(`${name}/dist/packages.json`, [{ name: '@scope/tool', version: '2.0.0', license: 'MIT' }])
  for (const [file, text] of Object.entries(files))
    await write(`${name}/dist/web/${file}`, `${text} // __PORTAL_INTEGRITY`)
  const entry = Object.keys(files).find(file => file.startsWith('remoteEntry'))
  if (isShell) await write('shell/dist/first.json', ['js/2.js'])
  else await write(`${name}/dist/web/mf-manifest.json`, manifestOf(entry ?? ''))
  return pack({ folder: join(root, name), registry, calls: new Map(), sharedLib: '0.1.0' })
}

export const composed = (options = {}) => compose({ root, province: 'yunting', registry, packedOnly: true, ...options })
export const target = (file = '') => join(root, 'dist/provinces/yunting', file)
export const lock = () => readLock(target('composition.lock.json'))
export const versionOfNews = async () => (await lock()).parts['mf-news']?.version
