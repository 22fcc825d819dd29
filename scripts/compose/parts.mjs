import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * @typedef {object} Part
 * @property {string} name workspace
 * @property {string} version
 * @property {string} id of the build, twelve hex digits
 * @property {string} folder below www
 * @property {import('../../shared-lib/src/contract/remote-manifest').RemoteManifestValue} [remote]
 *
 * @typedef {object} Parts
 * @property {import('../../shared-lib/src/contract/remote-manifest').ProvinceManifestValue} province
 * @property {string} folder of the province
 * @property {Part[]} all the shell first, then the remotes by name
 * @property {Set<string>} calls that the server answers, `service.call`
 * @property {string} sharedLib version
 */

/** Reads and checks what a province's portal is made of. @param {string} root @param {string} name @returns {Promise<Parts>} */
export async function readParts(root, name) {
  const { ProvinceManifest, RemoteManifest } = require(join(root, 'shared-lib/dist/contract/remote-manifest.js'))
  const folder = join(root, 'provinces', name)
  const province = parse(ProvinceManifest, await readJson(join(folder, 'province.json')), `${name}/province.json`)
  const remotes = await Promise.all(
    Object.keys(province.remotes)
      .sort()
      .map(async workspace => {
        const manifest = parse(
          RemoteManifest,
          await readJson(join(root, workspace, 'remote.json')),
          `${workspace}/remote.json`,
        )
        const id = await buildId(root, workspace)
        const below = `remotes/${workspace}/${manifest.version}-${id}`
        return { name: workspace, version: manifest.version, id, folder: below, remote: manifest }
      }),
  )
  const { version } = await readJson(join(root, 'shell/package.json'))
  const shell = { name: 'shell', version, id: await buildId(root, 'shell'), folder: '.' }
  const { version: sharedLib } = await readJson(join(root, 'shared-lib/package.json'))
  return { province, folder, all: [shell, ...remotes], calls: knownCalls(root), sharedLib }
}

/** @param {string} root */
function knownCalls(root) {
  const services = require(join(root, 'shared-lib/dist/contract/index.js'))
  return new Set(
    Object.entries(services).flatMap(([service, calls]) => Object.keys(calls).map(call => `${service}.${call}`)),
  )
}

/** @param {string} root @param {string} workspace */
async function buildId(root, workspace) {
  return (await readFile(join(root, workspace, 'dist/.built-from'), 'utf8')).slice(0, 12)
}

/**
 * @template T
 * @param {{ safeParse(value: unknown): { success: true, data: T } | { success: false, error: { issues: { path: PropertyKey[], message: string }[] } } }} schema
 * @param {unknown} value
 * @param {string} file
 */
function parse(schema, value, file) {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** @param {string} path */
async function readJson(path) {
  return JSON.parse(await readFile(path, 'utf8'))
}
