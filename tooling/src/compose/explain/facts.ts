import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { transformFile } from '@swc/core'
import { findCandidates } from '../candidates.ts'
import { chooseParts, type Sources } from '../parts.ts'
import { type ProvinceManifest, provinceSettings, type RemoteManifest, readRemote } from '../read-manifest.ts'

const require = createRequire(import.meta.url)

/** A remote, and where that is said. */
export interface Known {
  manifest: RemoteManifest
  file: string
}

/** Of the permission tree; `url` with those above it. */
export interface Node {
  url: string
  title: string
  kind: string
  counter?: string
  roles: string[]
}

export interface FixedRoute {
  path: string
  title: string
  owner: string
}

/** All that the files say of a portal. */
export interface Facts {
  province: ProvinceManifest
  provinceFile: string
  /** Names of what it may say. */
  settings: readonly string[]
  composed: Known[]
  /** Remotes and versions that there are, but not in this portal. */
  others: Known[]
  /** Fixed routes that every portal knows. */
  fixedRoutes: readonly FixedRoute[]
  nodes: Node[]
  /** Own entries of the shell, in header and user's menu. */
  ownEntries: { title: string; file: string }[]
}

export const SHELL_ENTRIES = ['shell/src/frame/entries.ts', 'shell/src/frame/user-menu/user-entries.ts']

export async function readFacts(sources: Sources): Promise<Facts> {
  const { root, registry } = sources
  const { folder, province, chosen } = await chooseParts(sources)
  const names = new Set([
    ...(await remoteNames(root)),
    ...(await remoteNames(registry)),
    ...Object.keys(province.remotes),
  ])
  const all = (await Promise.all([...names].map(name => findCandidates(sources, name)))).flat()
  const know = ({ folder }: { folder: string }) => knownIn(root, folder)
  const composed = await Promise.all(chosen.filter(({ name }) => name !== 'shell').map(know))
  return {
    province,
    provinceFile: relative(root, join(folder, 'province.json')),
    settings: provinceSettings(),
    composed,
    others: await Promise.all(all.filter(({ folder }) => chosen.every(one => one.folder !== folder)).map(know)),
    fixedRoutes: await readFixedRoutes(root),
    ownEntries: (await Promise.all(SHELL_ENTRIES.map(file => ownEntriesIn(root, file)))).flat(),
    nodes: [
      ...permissionNodes(require(join(root, 'server/dist/src/people/rights/rows.js'))),
      ...composed.flatMap(({ manifest }) => broughtNodes(manifest)),
    ],
  }
}

/** Pages that every portal knows. */
export async function readFixedRoutes(root: string): Promise<readonly FixedRoute[]> {
  return (await importTypeScript(join(root, 'shell/src/menu/fixed-routes.ts'))).FIXED_ROUTES
}

async function ownEntriesIn(root: string, file: string) {
  const text = await readFile(join(root, file), 'utf8')
  return [...text.matchAll(/title: '([^']+)'/g)].map(([, title = '']) => ({ title, file }))
}

async function remoteNames(folder: string) {
  return (await readdir(folder).catch(() => [])).filter(name => name.startsWith('mf-'))
}

async function knownIn(root: string, folder: string): Promise<Known> {
  const file = join(folder, 'remote.json')
  return { manifest: await readRemote(file), file: relative(root, file) }
}

/** A module of data that imports no values. */
async function importTypeScript(file: string) {
  const { code } = await transformFile(file, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

function permissionNodes({
  permissionRows,
  grantRows,
}: {
  permissionRows(): { id: string; parent_id: string | null; url: string; fun_name: string; custom_parameters: string }[]
  grantRows(): { role_code: string; node_id: string }[]
}): Node[] {
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

/** What a remote brings is everybody's in the demonstration. */
function broughtNodes({ routes, menus = [] }: RemoteManifest): Node[] {
  const roles = ['every role']
  const titleOf = (path: string) => routes.find(route => route.path === path)?.title ?? path
  return menus.flatMap(({ url, title, pages }) => [
    { url, title, kind: 'menu', roles },
    ...pages.map(({ path }) => ({ url: path.slice(1), title: titleOf(path), kind: 'page', roles })),
  ])
}
