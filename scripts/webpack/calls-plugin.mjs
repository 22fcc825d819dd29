import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'

/** A file of the contract's descriptors, named by its service. */
const CALLS = /[\\/]shared-lib[\\/]src[\\/]contract[\\/]calls[\\/]([\w-]+)\.ts$/

/**
 * Writes `calls.json` beside the output: the calls of the contract that the build's code makes, as `service.call`. What
 * is imported and never used is not among them.
 */
export class CallsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    /** @type {string[]} */
    let calls = []
    compiler.hooks.thisCompilation.tap('CallsPlugin', ({ hooks, moduleGraph }) => {
      // Afterwards modules are joined, and their exports no longer told apart.
      hooks.afterOptimizeDependencies.tap('CallsPlugin', modules => {
        calls = [...modules].flatMap(module => usedOf(module, moduleGraph)).sort()
      })
    })
    compiler.hooks.afterEmit.tapPromise('CallsPlugin', () =>
      writeFile(join(compiler.outputPath, '../calls.json'), `${JSON.stringify(calls, null, 2)}\n`),
    )
  }
}

/** @param {import('webpack').Module} module @param {import('webpack').ModuleGraph} graph @returns {string[]} */
function usedOf(module, graph) {
  const file = CALLS.exec(module.nameForCondition() ?? '')?.[1]
  if (file === undefined) return []
  const service = file.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return [...graph.getExportsInfo(module).orderedExports]
    .filter(info => info.name !== '__esModule' && info.getUsed(undefined) !== webpack.UsageState.Unused)
    .map(({ name }) => `${service}.${name}`)
}
