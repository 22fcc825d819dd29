import { join } from 'node:path'
import { readJson } from './read-manifest.mjs'

/**
 * What Module Federation's manifest says of a remote: its entry, and what it needs behind each door.
 * @typedef {{ sync: string[] }} Assets
 * @typedef {{ metaData: { remoteEntry: { path: string, name: string, type: string }, globalName: string },
 *   exposes: { path: string, assets: { js: Assets, css: Assets } }[] }} Manifest
 *
 * @typedef {{ entry: string, doors: Record<string, string[]> }} FirstFiles paths below the folder of the files
 */

/** What Module Federation writes beside a remote's files. */
export const MANIFEST = 'mf-manifest.json'

/** @param {string} web @returns {Promise<Manifest>} */
export const readManifest = web => readJson(join(web, MANIFEST))

/**
 * The files that a remote is asked for first, so that nobody has to read its manifest before.
 * @param {Manifest} manifest
 * @returns {FirstFiles}
 */
export function firstFiles({ metaData: { remoteEntry }, exposes }) {
  return {
    entry: join(remoteEntry.path, remoteEntry.name),
    doors: Object.fromEntries(
      exposes.map(({ path, assets: { js, css } }) => [path.slice('./'.length), [...js.sync, ...css.sync]]),
    ),
  }
}
