import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import semver from 'semver'
import { readCalls } from '../compose/contract.mjs'
import { readFixedRoutes } from '../compose/explain/facts.mjs'
import { readJson } from '../compose/read-manifest.mjs'
import { readWorkspace } from '../compose/workspace.mjs'
import { readSources } from '../pack/endpoints.mjs'
import { filesBelow } from '../registry/files.mjs'
import { packedVersions, readPack } from '../registry/read-pack.mjs'
import { readNeighbours } from './neighbours.mjs'

/**
 * @typedef {import('../compose/read-manifest.mjs').RemoteManifest} Remote
 *
 * @typedef {object} Subject a remote that is to be shipped, and what it has to fit
 * @property {string} root
 * @property {string} folder absolute
 * @property {import('../compose/workspace.mjs').Part & { remote: Remote }} part as it is built
 * @property {string[]} sources texts of its own code, without tests
 * @property {string} actions text of the table of the actions' calls
 * @property {string[]} styles texts of its CSS modules
 * @property {import('./neighbours.mjs').Neighbour[][]} portals what else is in each portal that it is in
 * @property {readonly import('../compose/explain/facts.mjs').FixedRoute[]} fixedRoutes
 * @property {Map<string, import('../compose/contract.mjs').Call>} calls that the server answers
 * @property {string} sharedLib version
 * @property {Shipped} [last] the newest version that is packed
 *
 * @typedef {object} Shipped
 * @property {Remote} remote
 * @property {import('../compose/contract.mjs').Contract} contract
 * @property {string} sharedLib version that it was built with
 * @property {string} build
 */

/** @param {{ root: string, folder: string, registry: string }} options @returns {Promise<Subject>} */
export async function readSubject({ root, folder, registry }) {
  const part = await readWorkspace(folder)
  const { remote } = part
  if (!remote) throw new Error(`${folder} holds no remote`)
  const { version: sharedLib } = await readJson(join(root, 'shared-lib/package.json'))
  const last = await readLast(registry, remote.name)
  return {
    ...{ root, folder, sharedLib, part: { ...part, remote } },
    sources: await readSources(folder),
    actions: await readActions(root),
    styles: await readModules(folder),
    portals: await readNeighbours({ root, registry, folder, name: remote.name }),
    fixedRoutes: await readFixedRoutes(root),
    calls: readCalls(root),
    ...(last && { last }),
  }
}

/** The table of the actions' calls, which a source takes as a whole. @param {string} root */
export const readActions = root => readFile(join(root, 'shared-lib/src/contract/calls/actions.ts'), 'utf8')

/** @param {string} registry @param {string} name @returns {Promise<Shipped | undefined>} */
async function readLast(registry, name) {
  const [version] = semver.rsort(await packedVersions(registry, name))
  if (version === undefined) return undefined
  const folder = join(registry, name, version)
  const { pack } = await readPack(folder)
  const [remote, contract] = await Promise.all(
    ['remote', 'contract'].map(file => readJson(join(folder, `${file}.json`))),
  )
  return { remote, contract, sharedLib: pack.sharedLib, build: pack.build }
}

/** @param {string} folder */
async function readModules(folder) {
  const files = (await filesBelow(join(folder, 'src'))).filter(file => file.endsWith('.module.css'))
  return Promise.all(files.map(file => readFile(join(folder, 'src', file), 'utf8')))
}
