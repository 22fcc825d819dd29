import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
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
  const sources = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  await Promise.all(
    sources.filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)).map(path => compileFile(path, from, to)),
  )
}

/** @param {string} path @param {string} from @param {string} to */
async function compileFile(path, from, to) {
  const target = join(to, relative(from, path)).replace(/\.tsx?$/, '.js')
  const { code } = await transformFile(path, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  })
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, code)
}
