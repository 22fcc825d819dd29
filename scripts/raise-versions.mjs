// npm run raise-versions: takes what waits in .changeset into versions and CHANGELOG.md files, and into what else names them.
import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import semver from 'semver'
import { npmCommand } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const TEMPLATE = 'scripts/create-remote/template'
const EXAMPLES = 'docs/examples'

run(process.execPath, [join(root, 'node_modules/@changesets/cli/bin.js'), 'version'])
const { version: sharedLib } = await readJson('shared-lib/package.json')
for (const folder of await remoteFolders()) await follow(folder)
await replace(join(TEMPLATE, 'package.json'), /("@portal\/shared-lib": )".*"/, `$1"${sharedLib}"`)
run(process.execPath, [join(root, 'scripts/doors.mjs'), '--write'])
run(...npmCommand(['install', '--package-lock-only', '--ignore-scripts']))

/** Folders with a remote.json: the remotes, the examples, and what create-remote begins with. */
async function remoteFolders() {
  const remotes = (await readdir(root)).filter(name => name.startsWith('mf-'))
  const examples = (await readdir(join(root, EXAMPLES))).map(name => join(EXAMPLES, name))
  return [...remotes, ...examples, TEMPLATE]
}

/** A remote's own version, and the shared-lib it needs where that no longer fits. @param {string} folder */
async function follow(folder) {
  const path = join(folder, 'remote.json')
  const { version } = await readJson(join(folder, 'package.json'))
  const remote = await readJson(path)
  if (semver.gt(version, remote.version)) await replace(path, /("version": )".*"/, `$1"${version}"`)
  if (!semver.satisfies(sharedLib, remote.sharedLib)) await replace(path, /("sharedLib": )".*"/, `$1"^${sharedLib}"`)
}

/** Replaces in the text, so that the file keeps its form. @param {string} path @param {RegExp} pattern @param {string} text */
async function replace(path, pattern, text) {
  const before = await readFile(join(root, path), 'utf8')
  await writeFile(join(root, path), before.replace(pattern, text))
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** @param {string} path */
async function readJson(path) {
  return JSON.parse(await readFile(join(root, path), 'utf8'))
}
