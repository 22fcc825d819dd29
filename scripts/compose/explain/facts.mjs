import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { transformFile } from '@swc/core'
import { findCandidates } from '../candidates.mjs'
import { chooseParts } from '../parts.mjs'
import { readRemote } from '../read-manifest.mjs'

const require = createRequire(import.meta.url)

/**
 * @typedef {{ manifest: import('../read-manifest.mjs').RemoteManifest, file: string }} Known a remote, and where that is said
 * @typedef {{ url: string, title: string, kind: string, counter?: string, roles: string[] }} Node of the permission tree;
 *   `url` with those above it
 * @typedef {{ path: string, title: string, owner: string }} FixedRoute
 *
 * @typedef {object} Facts all that the files say of a portal
 * @property {import('../read-manifest.mjs').ProvinceManifest} province
 * @property {string} provinceFile
 * @property {Known[]} composed
 * @property {Known[]} others remotes and versions that there are, but not in this portal
 * @property {readonly FixedRoute[]} fixedRoutes that every portal knows
 * @property {Node[]} nodes
 * @property {{ title: string, file: string }[]} ownEntries of the shell, in header and user's menu
 */

const SHELL_ENTRIES = ['shell/src/frame/header-entries.tsx', 'shell/src/frame/user-menu/user-entries.ts']

/** @param {import('../parts.mjs').Sources} sources @returns {Promise<Facts>} */
export async function readFacts(sources) {
  const { root, registry } = sources
  const { folder, province, chosen } = await chooseParts(sources)
  const names = new Set([
    ...(await remoteNames(root)),
    ...(await remoteNames(registry)),
    ...Object.keys(province.remotes),
  ])
  const all = (await Promise.all([...names].map(name => findCandidates(sources, name)))).flat()
  const know = (/** @type {{ folder: string }} */ { folder }) => knownIn(root, folder)
  const composed = await Promise.all(chosen.filter(({ name }) => name !== 'shell').map(know))
  return {
    province,
    provinceFile: relative(root, join(folder, 'province.json')),
    composed,
    others: await Promise.all(all.filter(({ folder }) => chosen.every(one => one.folder !== folder)).map(know)),
    fixedRoutes: await readFixedRoutes(root),
    ownEntries: (await Promise.all(SHELL_ENTRIES.map(file => ownEntriesIn(root, file)))).flat(),
    nodes: [
      ...permissionNodes(require(join(root, 'server/dist/fixtures/demo/rights/rows.js'))),
      ...composed.flatMap(({ manifest }) => broughtNodes(manifest)),
    ],
  }
}

/** Pages that every portal knows. @param {string} root @returns {Promise<readonly FixedRoute[]>} */
export async function readFixedRoutes(root) {
  return (await importTypeScript(join(root, 'shell/src/menu/fixed-routes.ts'))).FIXED_ROUTES
}

/** @param {string} root @param {string} file */
async function ownEntriesIn(root, file) {
  const text = await readFile(join(root, file), 'utf8')
  return [...text.matchAll(/title: '([^']+)'/g)].map(([, title = '']) => ({ title, file }))
}

/** @param {string} folder */
async function remoteNames(folder) {
  return (await readdir(folder).catch(() => [])).filter(name => name.startsWith('mf-'))
}

/** @param {string} root @param {string} folder @returns {Promise<Known>} */
async function knownIn(root, folder) {
  const file = join(folder, 'remote.json')
  return { manifest: await readRemote(file), file: relative(root, file) }
}

/** A module of data that imports no values. @param {string} file */
async function importTypeScript(file) {
  const { code } = await transformFile(file, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

/** @param {{ permissionRows(): { id: string, parent_id: string | null, url: string, fun_name: string, custom_parameters: string }[], grantRows(): { role_code: string, node_id: string }[] }} rights @returns {Node[]} */
function permissionNodes({ permissionRows, grantRows }) {
  const [rows, grants] = [permissionRows(), grantRows()]
  return rows.map(({ id, url, parent_id, fun_name: title, custom_parameters }) => {
    const { kind, counter } = JSON.parse(custom_parameters)
    const above = rows.find(row => row.id === parent_id)
    const roles = grants.filter(({ node_id }) => node_id === id).map(({ role_code }) => role_code)
    return {
      url: above && kind === 'page' ? `${above.url}/${url}` : url,
      title,
      kind,
      ...(counter && { counter }),
      roles,
    }
  })
}

/** What a remote brings is everybody's in the demonstration. @param {import('../read-manifest.mjs').RemoteManifest} manifest @returns {Node[]} */
function broughtNodes({ routes, menus = [] }) {
  const roles = ['every role']
  const titleOf = (/** @type {string} */ path) => routes.find(route => route.path === path)?.title ?? path
  return menus.flatMap(({ url, title, pages }) => [
    { url, title, kind: 'menu', roles },
    ...pages.map(({ path }) => ({ url: path.slice(1), title: titleOf(path), kind: 'page', roles })),
  ])
}
