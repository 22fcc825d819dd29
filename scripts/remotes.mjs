import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../..')

/** Workspaces that are remotes: the folders `mf-*`. */
export const REMOTES = readdirSync(root)
  .filter(name => name.startsWith('mf-'))
  .sort()

/** Folders of remotes that only one province has: `provinces/<province>/remotes/<name>`. */
export const PROVINCE_REMOTES = readdirSync(join(root, 'provinces'))
  .map(province => `provinces/${province}/remotes`)
  .filter(folder => existsSync(join(root, folder)))
  .flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`))
  .sort()
