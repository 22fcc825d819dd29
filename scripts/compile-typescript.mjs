import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { transformFile } from '@swc/core'

/**
 * Compiles a folder of TypeScript to CommonJS for Node, tests left out, other files (SQL, JSON) copied.
 * @param {string} from
 * @param {string} to emptied first
 */
export async function compileTypeScript(from, to) {
  await rm(to, { recursive: true, force: true })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  await Promise.all(
    paths.filter(path => !/\.test\.tsx?$/.test(path)).map(path => bring(path, join(to, relative(from, path)))),
  )
}

/** @param {string} path @param {string} target */
async function bring(path, target) {
  await mkdir(dirname(target), { recursive: true })
  if (!/\.tsx?$/.test(path)) return copyFile(path, target)
  const { code } = await transformFile(path, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  })
  await writeFile(target.replace(/\.tsx?$/, '.js'), code)
}
