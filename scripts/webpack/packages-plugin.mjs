import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The innermost package of a path below `node_modules`. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*/

/**
 * Writes `packages.json` beside the output: which npm packages the build holds, with version and license. What the
 * shell shares is not in a remote, and what was left out by the bundler is in none.
 */
export class PackagesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PackagesPlugin', async ({ modules }) => {
      const folders = new Set([...modules].flatMap(pathsOf).flatMap(path => PACKAGE.exec(path)?.[0] ?? []))
      const packages = await Promise.all([...folders].sort().map(describePackage))
      await writeFile(join(compiler.outputPath, '../packages.json'), `${JSON.stringify(packages, null, 2)}\n`)
    })
  }
}

/** Of a module, or of those that were joined into it. @param {import('webpack').Module} module @returns {string[]} */
function pathsOf(module) {
  const joined = 'modules' in module ? /** @type {import('webpack').Module[]} */ (module.modules) : []
  return joined.length ? joined.flatMap(pathsOf) : [module.nameForCondition() ?? '']
}

/** @param {string} folder */
async function describePackage(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return { name, version, ...(typeof license === 'string' && { license }) }
}
