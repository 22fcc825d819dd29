import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noteInstalled } from '../install.mjs'
import { remotesOf } from '../remotes.mjs'
import { checkName, wordsOf } from './names.mjs'

const TEMPLATE = resolve(fileURLToPath(import.meta.url), '../template')
/** The template is a remote itself, but for where it lies. */
const PRESET = /'..\/..\/webpack\//
const TITLE = /^[\p{L}\p{N}]{1,10}$/u

/**
 * Makes a remote from the template, and puts it into a province's portal. Throws, before anything is written, where the
 * name cannot be taken. Returns its files.
 * @param {{ root: string, name: string, title: string, province: string }} options
 */
export async function createRemote({ root, name, title, province }) {
  await checkName(name, remotesOf(root), root)
  checkTitle(title)
  const files = (await readdir(TEMPLATE, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
  for (const file of files) {
    const target = join(root, name, file)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, renamed(await readFile(join(TEMPLATE, file), 'utf8'), name, title))
  }
  await composeInto(join(root, 'provinces', province, 'province.json'), name)
  await lockWorkspace(root, name)
  return files
}

/** It comes to stand in code. @param {string} title */
function checkTitle(title) {
  if (!TITLE.test(title)) throw new Error(`${title} is no title: up to ten letters or Chinese characters`)
}

/** @param {string} text @param {string} name @param {string} title */
function renamed(text, name, title) {
  const { camel, pascal } = wordsOf(name)
  return text
    .replaceAll('mf-sample', name)
    .replaceAll('Sample', pascal)
    .replaceAll('sample', camel)
    .replaceAll('示例', title)
    .replace(PRESET, "'../scripts/webpack/")
}

/** Has a province's portal composed with a remote, in whatever way the file is laid out. @param {string} file @param {string} name */
async function composeInto(file, name) {
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
async function lockWorkspace(root, name) {
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
