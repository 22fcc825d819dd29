import { bringUpToDate, GROUND, runWebpack } from '../../../scripts/build.mjs'
import { REMOTES } from '../../../scripts/remotes.mjs'

const FOLDER = 'bench/federation/hosts'

/** The portal's screens as one bundle, and as that bundle with one remote hosted by a framework. */
export const HOSTS = /** @type {const} */ (['single', 'qiankun', 'wujie', 'micro-app'])

/** @typedef {typeof HOSTS[number]} Host */

/** Brings the builds of all hosts up to date. @param {(line: string) => void} log */
export async function buildHosts(log) {
  const inputs = [FOLDER, 'shell', ...REMOTES, ...GROUND]
  for (const host of HOSTS) {
    const name = `${FOLDER}/${host}`
    await bringUpToDate({ name, inputs, run: id => runWebpack(name, id) }, log)
  }
}
