import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runQuietly } from '../console/run-quietly.mjs'
import { noteInstalled, npmCommand } from '../install.mjs'
import { shippedOf } from './materials.mjs'
import { digestOf, sumsOf } from './sums.mjs'

/** What is compiled, of what the server runs; the portal of the province comes to it. */
const COMPILED = ['server/dist', 'shared-lib/dist']
/** Whose packages run: browsers have theirs within the composed portal. */
const RUNNING = ['server', 'shared-lib']

/**
 * Makes one archive of what is committed, compiled and composed, with the packages that the server runs on, a bill of
 * materials and a digest of each file; beside it the digest of the archive.
 * @param {{ root: string, province: string | undefined, steps: import('../console/steps.mjs').Steps }} options
 * @returns {Promise<string>} the archive's path
 */
export async function makeBundle({ root, province, steps }) {
  if (!province || !existsSync(join(root, 'provinces', province)))
    throw new Error('Which province? npm run bundle -- <folder in provinces/>')
  await refuseUncommitted(root)
  const run = runIn(root)
  steps.begin('Building the portal', province)
  await run(...npmCommand(['run', 'build']))
  await run(...npmCommand(['run', 'compose', '--', province]))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const name = `petition-portal-${version}-${province}-${process.platform}-${process.arch}`
  const work = await mkdtemp(join(tmpdir(), 'portal-bundle-'))
  const stage = join(work, name)
  try {
    steps.begin('Copying what is committed and compiled')
    await mkdir(stage)
    await run('git', ['archive', '--output', join(work, 'source.tar'), 'HEAD'])
    await run('tar', ['-xf', join(work, 'source.tar'), '-C', stage])
    for (const folder of [...COMPILED, `dist/provinces/${province}`])
      await cp(join(root, folder), join(stage, folder), { recursive: true })
    steps.begin('Installing the packages that run')
    await installRunning(stage)
    steps.begin('Listing the materials')
    await writeFile(join(stage, 'sbom.cdx.json'), await materialsOf(root, await installedIn(stage)))
    steps.begin('Packing')
    await writeFile(join(stage, 'SHA256SUMS'), await sumsOf(stage))
    const file = join(root, 'dist/bundles', `${name}.tar.gz`)
    await mkdir(join(root, 'dist/bundles'), { recursive: true })
    await runIn(work)('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', file, name])
    await writeFile(`${file}.sha256`, `${await digestOf(file)}  ${basename(file)}\n`)
    return file
  } finally {
    await rm(work, { recursive: true })
  }
}

/** The archive has what is committed: anything else would be missing there unseen. @param {string} root */
async function refuseUncommitted(root) {
  const changed = await runIn(root)('git', ['status', '--porcelain'])
  if (changed.trim()) throw new Error(`Commit these, or put them aside: the bundle has what is committed.\n${changed}`)
}

/** @param {string} stage */
async function installRunning(stage) {
  const only = RUNNING.flatMap(workspace => ['--workspace', workspace])
  await runIn(stage)(...npmCommand(['ci', '--omit=dev', ...only, '--no-audit', '--no-fund']))
  await noteInstalled(stage)
}

/** Packages of the server and of browsers with version, origin and digest, as CycloneDX. @param {string} root @param {string[]} installed */
async function materialsOf(root, installed) {
  const told = await runIn(root)(...npmCommand(['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']))
  return JSON.stringify(shippedOf(JSON.parse(told.slice(told.indexOf('{'))), installed), null, 1)
}

/** Packages as npm wrote them down, like `pg@8.23.0`. @param {string} stage @returns {Promise<string[]>} */
export async function installedIn(stage) {
  const lock = JSON.parse(await readFile(join(stage, 'node_modules/.package-lock.json'), 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, { link }]) => !link)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`)
}

/**
 * Runs a program there and answers what it told; throws with that where it fails.
 * @param {string} cwd
 * @returns {(command: string, args: string[]) => Promise<string>}
 */
function runIn(cwd) {
  return async (command, args) => {
    const { code, output } = await runQuietly(command, args, { cwd })
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
    return output
  }
}
