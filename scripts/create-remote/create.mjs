import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remotesOf } from '../remotes.mjs'
import { checkName, wordsOf } from './names.mjs'
import { composeInto, lockWorkspace } from './register.mjs'

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
