import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')

/** Workspaces that are remotes: the folders `mf-*`. @param {string} root */
const workspacesOf = root =>
  readdirSync(root)
    .filter(name => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')))
    .sort()

/** Folders of remotes that only one province has: `provinces/<province>/remotes/<name>`. @param {string} root */
const provinceRemotesOf = root =>
  readdirSync(join(root, 'provinces'))
    .map(province => `provinces/${province}/remotes`)
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`))
    .sort()

/** Folders of all remotes there are, below a project's root. @param {string} root */
export const remotesOf = root => [...workspacesOf(root), ...provinceRemotesOf(root)]

export const REMOTES = workspacesOf(root)
export const PROVINCE_REMOTES = provinceRemotesOf(root)

const EXAMPLE_FOLDER = 'docs/examples'

/** Folders of remotes that no portal has, and from which to learn. */
export const EXAMPLES = existsSync(join(root, EXAMPLE_FOLDER))
  ? readdirSync(join(root, EXAMPLE_FOLDER)).map(name => `${EXAMPLE_FOLDER}/${name}`)
  : []
