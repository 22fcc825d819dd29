// Builds what has changed: the tools, the server, the shell and every remote. `build()` for other scripts, or `npm run build`.
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { fingerprint } from './fingerprint.mjs'
import { EXAMPLES, PROVINCE_REMOTES, REMOTES } from './remotes.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
/** Webpack takes a core each. */
const AT_ONCE = 2
/** What every browser build depends on. */
export const GROUND = ['shared-lib', 'scripts/webpack', 'package-lock.json']

/** Workspaces in TypeScript that run in Node as ES modules. */
const TOOLS = ['tooling', 'proofs']

/** @typedef {{ name: string, inputs: string[], run: (id: string) => Promise<void> }} Target */

/**
 * Brings all builds up to date, those of one province's own remotes with them, or `only` those that are named; returns
 * the names of those that were made.
 * @param {{ log?: (line: string) => void, province?: string, only?: string[] }} [options]
 */
export async function build({ log = () => {}, province, only } = {}) {
  const usual = ['tooling', 'server', 'shell', ...REMOTES]
  const isWanted = (/** @type {string} */ name) =>
    only ? only.includes(name) : usual.includes(name) || name.startsWith(`provinces/${province}/`)
  const webs = ['shell', ...REMOTES, ...PROVINCE_REMOTES, ...EXAMPLES].map(webTarget)
  const targets = [...TOOLS.map(toolTarget), serverTarget(), ...webs].filter(({ name }) => isWanted(name))
  /** @type {string[]} */
  const made = []
  const waiting = [...targets]
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift())
      if (await bringUpToDate(target, log)) made.push(target.name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return made
}

/** Runs a target unless nothing of what it is made of has changed. @param {Target} target @param {(line: string) => void} log */
export async function bringUpToDate({ name, inputs, run }, log) {
  const stamp = join(root, name, 'dist', '.built-from')
  const id = await fingerprint(root, inputs)
  if ((await readFile(stamp, 'utf8').catch(() => '')) === id) return false
  log(name)
  await run(id.slice(0, 12))
  await mkdir(join(root, name, 'dist'), { recursive: true })
  await writeFile(stamp, id)
  return true
}

/** @returns {Target} */
function serverTarget() {
  return {
    name: 'server',
    inputs: ['server', 'shared-lib/src/contract', 'scripts/compile-typescript.mjs', 'package-lock.json'],
    run: async () => {
      const { compileTypeScript } = await import('./compile-typescript.mjs')
      await compileTypeScript(join(root, 'shared-lib/src/contract'), join(root, 'shared-lib/dist/contract'))
      for (const part of ['src', 'fixtures'])
        await compileTypeScript(join(root, 'server', part), join(root, 'server/dist', part))
    },
  }
}

/** @param {string} name @returns {Target} */
function toolTarget(name) {
  return {
    name,
    inputs: [`${name}/src`, 'scripts/compile-typescript.mjs', 'package-lock.json'],
    run: async () => {
      const { compileTypeScript } = await import('./compile-typescript.mjs')
      await compileTypeScript(join(root, name, 'src'), join(root, name, 'dist'), 'es6')
    },
  }
}

/** @param {string} name @returns {Target} */
function webTarget(name) {
  return { name, inputs: [name, ...GROUND], run: id => runWebpack(name, id) }
}

/** In a process of its own: webpack's memory goes with it. @param {string} name @param {string} id */
export function runWebpack(name, id) {
  const child = spawn(process.execPath, [join(root, 'scripts/webpack/run.mjs'), name], {
    cwd: root,
    env: { ...process.env, BUILD_ID: id, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', text => (output += text))
  child.stderr.on('data', text => (output += text))
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', code => (code === 0 ? done(undefined) : fail(new Error(`Building ${name} failed:\n${output}`))))
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  // Without await, which would keep tests from loading this file.
  build({ log: name => console.log(`building ${name}`) }).then(made =>
    console.log(made.length ? `built ${made.join(', ')}` : 'nothing had changed'),
  )
}
