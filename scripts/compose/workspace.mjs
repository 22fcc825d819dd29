import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endpointPrefixes } from '../pack/endpoints.mjs'
import { PACK, readPack } from '../registry/read-pack.mjs'
import { FIRST_FILES } from '../webpack/first-files-plugin.mjs'
import { readJson, readRemote } from './read-manifest.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../../..')

/** What the shell brings beside what browsers fetch of it: the page, the check of the browser, and what to fetch first. */
const SHELL_PAGE = ['src/index.html', 'src/browser-check.js', `dist/${FIRST_FILES}`]

/**
 * One part of a portal: the shell, or a remote.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} version
 * @property {string} id of the build, twelve hex digits
 * @property {string} folder below www
 * @property {string} from where it was found, for people
 * @property {string} [digest] of its `pack.json`; none where it comes from the workspace
 * @property {string} [distrust] why none of the province's signers stands for it
 * @property {string} web absolute: the files that browsers fetch
 * @property {string[]} page absolute: what the shell brings beside them
 * @property {string} [origin] the other origin that browsers fetch the files from; ends with a slash
 * @property {import('./read-manifest.mjs').RemoteManifest} [remote]
 * @property {string} [sharedLib] version that the shell provides
 * @property {string[]} endpoints
 * @property {boolean} verifies whether its build has browsers verify what it loads
 * @property {boolean} lends whether it names the runtime of Module Federation that the shell lends: to give it, or to take it
 * @property {import('../registry/read-pack.mjs').Pack['packages']} packages
 * @property {import('./contract.mjs').Contract} [contract] that it was packed against
 */

/**
 * Reads what is built of a workspace.
 * @param {string} folder
 * @param {string[]} [signers] one of which would have to stand for it
 * @returns {Promise<Part>}
 */
export async function readWorkspace(folder, signers) {
  const isShell = basename(folder) === 'shell'
  const remote = isShell ? undefined : await readRemote(join(folder, 'remote.json'))
  const { name, version } = remote ?? { name: 'shell', ...(await versionOf(folder)) }
  return {
    ...placed({ name, version, id: (await readFile(join(folder, 'dist/.built-from'), 'utf8')).slice(0, 12) }),
    from: relative(root, folder) || folder,
    ...(signers && { distrust: 'is built from sources, which nobody has signed: compose with --packed' }),
    web: join(folder, 'dist/web'),
    page: isShell ? SHELL_PAGE.map(file => join(folder, file)) : [],
    ...(remote ? { remote } : { sharedLib: (await versionOf(join(root, 'shared-lib'))).version }),
    endpoints: await endpointPrefixes(folder),
    verifies: await entriesName('__PORTAL_INTEGRITY', join(folder, 'dist/web')),
    lends: await entriesName('__PORTAL_FEDERATION', join(folder, 'dist/web')),
    packages: await readJson(join(folder, 'dist/packages.json')),
  }
}

/**
 * Reads a packed version, after looking at every file of it.
 * @param {string} folder
 * @param {string[]} [signers] one of which must have signed it
 * @returns {Promise<Part>}
 */
export async function readPacked(folder, signers) {
  const { pack, digest, distrust } = await readPack(folder, signers)
  const { name, version, build: id, endpoints, packages, sharedLib, files } = pack
  const remote = files['remote.json'] ? await readRemote(join(folder, 'remote.json')) : undefined
  return {
    ...placed({ name, version, id }),
    from: join(folder, PACK),
    digest,
    ...(distrust && { distrust }),
    web: join(folder, 'web'),
    page: SHELL_PAGE.map(file => join(folder, 'page', basename(file))),
    ...(remote ? { remote, contract: await readJson(join(folder, 'contract.json')) } : { sharedLib }),
    endpoints,
    verifies: await entriesName('__PORTAL_INTEGRITY', join(folder, 'web')),
    lends: await entriesName('__PORTAL_FEDERATION', join(folder, 'web')),
    packages,
  }
}

/** What a part is asked for first: the entry of a remote, or that of the shell. */
const ENTRY = /^(remoteEntry|js[\\/]main)\..*\.js$/

/** Whether the portal's build left a global's name in each entry. @param {string} global @param {string} web */
async function entriesName(global, web) {
  const entries = (await readdir(web, { recursive: true })).filter(name => ENTRY.test(name))
  const texts = await Promise.all(entries.map(name => readFile(join(web, name), 'utf8')))
  return texts.every(text => text.includes(global))
}

/** A report of the build, which no browser asks for, is not. @param {string} path */
export const isServed = path => !path.endsWith('mf-stats.json')

/** @param {{ name: string, version: string, id: string }} part */
const placed = part => ({
  ...part,
  folder: part.name === 'shell' ? '.' : `remotes/${part.name}/${part.version}-${part.id}`,
})

/** @param {string} folder @returns {Promise<{ version: string }>} */
async function versionOf(folder) {
  const { version } = await readJson(join(folder, 'package.json'))
  return { version }
}
