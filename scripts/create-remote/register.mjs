import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { noteInstalled } from '../install.mjs'

/** Has a province's portal composed with a remote, in whatever way the file is laid out. @param {string} file @param {string} name */
export async function composeInto(file, name) {
  const text = await readFile(file, 'utf8')
  const changed = text.replace(
    /("remotes": \{)(\s*)/,
    (_, open, space) => `${open}${space}"${name}": "^0.1.0",${space}`,
  )
  if (!(name in JSON.parse(changed).remotes)) throw new Error(`${file} has no remotes to which ${name} could be added`)
  await writeFile(file, changed)
}

/**
 * Writes down a new workspace as npm would, without asking any registry: it has no package that is not there already.
 * @param {string} root
 * @param {string} name of its folder
 */
export async function lockWorkspace(root, name) {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(await readFile(file, 'utf8'))
  const { private: _private, ...workspace } = JSON.parse(await readFile(join(root, name, 'package.json'), 'utf8'))
  const link = `node_modules/${workspace.name}`
  lock.packages = sorted({ ...lock.packages, [name]: workspace, [link]: { resolved: name, link: true } })
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
  await mkdir(join(root, 'node_modules/@portal'), { recursive: true })
  await symlink(join('../..', name), join(root, link), 'junction')
  await noteInstalled(root)
}

/** @param {Record<string, unknown>} packages */
const sorted = packages =>
  Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')))
