import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GROUND } from './ground.mjs'

/** The file in which a build says what it needs before it shows anything, as paths below its output. */
export const FIRST_FILES = 'first.json'

/** Chunks that only older browsers ask for. */
const OLDER = 'older'

/**
 * Writes beside the output which files the entry imports at once: a page that names them lets browsers fetch them beside
 * the entry instead of after it.
 */
export class FirstFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('FirstFilesPlugin', compilation =>
      writeFile(join(compiler.outputPath, '..', FIRST_FILES), JSON.stringify(firstFiles(compilation))),
    )
  }
}

/** @param {import('webpack').Compilation} compilation */
function firstFiles({ entrypoints, chunkGraph, namedChunks }) {
  const entries = [...entrypoints.values()].flatMap(({ chunks }) => chunks)
  const modules = entries.flatMap(chunk => [...chunkGraph.getChunkModules(chunk)])
  // Shared modules, which are modules of the entry as well, load when somebody needs them.
  const imports = modules.filter(({ type }) => type.startsWith('javascript')).flatMap(({ blocks }) => blocks)
  const chunks = new Set(imports.flatMap(block => chunkGraph.getBlockChunkGroup(block)?.chunks ?? []))
  const ground = namedChunks.get(GROUND)
  if (ground) chunks.add(ground)
  return [...chunks]
    .filter(({ name }) => name !== OLDER)
    .flatMap(({ files }) => [...files])
    .sort()
}
