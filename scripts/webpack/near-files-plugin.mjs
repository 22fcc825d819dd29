import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file, among those of a build, that names what is asked for before somebody does anything in a page. */
export const NEAR_FILES = 'near.json'

/** How far from the entry of a remote its pages are: its doors, and what these import. */
const PAGES = 2

/** What is imported in the shell before somebody does anything: empty are the doors that it lends. */
const SHELL = /^$|\/(bootstrap|fill|send|signed-in|grid|data-table)$/

/**
 * Writes which files the pages of a build begin with. The digests of these come with the remote, or with the page; those
 * of dialogs, pickers and whatever else is further away come when somebody first needs one.
 */
export class NearFilesPlugin {
  /** @param {{ shell: boolean }} options */
  constructor({ shell }) {
    this.depth = shell ? Number.POSITIVE_INFINITY : PAGES
    this.isNear = (/** @type {string} */ request) => !shell || SHELL.test(request)
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('NearFilesPlugin', compilation =>
      writeFile(join(compiler.outputPath, NEAR_FILES), JSON.stringify(this.nearFiles(compilation))),
    )
  }

  /** @param {import('webpack').Compilation} compilation */
  nearFiles({ entrypoints }) {
    /** @type {Set<import('webpack').ChunkGroup>} */
    const near = new Set(entrypoints.values())
    let edge = [...near]
    for (let depth = 0; depth < this.depth && edge.length; depth++) {
      edge = edge
        .flatMap(group => group.getChildren())
        .filter(group => !near.has(group) && group.origins.some(({ request }) => this.isNear(request ?? '')))
      for (const group of edge) near.add(group)
    }
    return [...new Set([...near].flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files])))].sort()
  }
}
