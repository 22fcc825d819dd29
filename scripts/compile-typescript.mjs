import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { transformFile } from '@swc/core'

/** How it is read. swc's own types lack the last. */
const READ = /** @type {const} */ ({
  parser: { syntax: 'typescript' },
  target: 'es2023',
  rewriteRelativeImportExtensions: true,
})

/**
 * Compiles a folder of TypeScript for Node, tests left out, other files (SQL, JSON) copied.
 * @param {string} from
 * @param {string} to emptied first
 * @param {'commonjs' | 'es6'} [modules] what it becomes; ES modules name the files that they import with their endings
 */
export async function compileTypeScript(from, to, modules = 'commonjs') {
  await rm(to, { recursive: true, force: true })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  await Promise.all(
    paths.filter(path => !/\.test\.tsx?$/.test(path)).map(path => bring(path, join(to, relative(from, path)), modules)),
  )
}

/** @param {string} path @param {string} target @param {'commonjs' | 'es6'} modules */
async function bring(path, target, modules) {
  await mkdir(dirname(target), { recursive: true })
  if (!/\.tsx?$/.test(path)) return copyFile(path, target)
  const { code } = await transformFile(path, {
    jsc: READ,
    module: { type: modules },
    sourceMaps: 'inline',
  })
  await writeFile(target.replace(/\.tsx?$/, '.js'), code)
}
