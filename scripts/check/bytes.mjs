import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { firstFiles, readManifest } from '../compose/first-files.mjs'
import { isServed } from '../compose/workspace.mjs'
import { filesBelow } from '../registry/files.mjs'

const KB = 1000
/** KB, as they travel: what a door fetches before it can show anything, and all files together. */
const BUDGET = { door: 40, whole: 400 }

const compress = promisify(brotliCompress)

/**
 * What browsers have to fetch of a remote, compressed as the portal's server sends it.
 * @param {Pick<import('./subject.mjs').Subject, 'part'>} subject
 * @returns {Promise<import('./checks.mjs').Finding>}
 */
export async function lookAtBytes({ part: { web, remote } }) {
  const budget = { ...BUDGET, ...remote.budget }
  const sizes = await sizesOf(web)
  const doors = await doorsOf(web)
  const weights = doors.map(({ door, files }) => ({ door, size: sum(files.map(file => sizes.get(file) ?? 0)) }))
  const whole = sum([...sizes.values()])
  return {
    breaches: [
      ...weights
        .filter(({ size }) => size > budget.door)
        .map(
          ({ door, size }) => `${door} fetches ${round(size)} KB before it shows anything, ${budget.door} are allowed`,
        ),
      ...(whole > budget.whole ? [`All its files are ${round(whole)} KB, ${budget.whole} are allowed`] : []),
    ],
    detail: `${round(Math.max(0, ...weights.map(({ size }) => size)))} of ${budget.door} KB, all ${round(whole)} of ${budget.whole} KB`,
  }
}

/** KB of each file that browsers may ask for. @param {string} web @returns {Promise<Map<string, number>>} */
async function sizesOf(web) {
  const files = (await filesBelow(web)).filter(isServed)
  return new Map(
    await Promise.all(
      files.map(async file => {
        const { length } = await compress(await readFile(join(web, file)))
        return /** @type {const} */ ([file, length / KB])
      }),
    ),
  )
}

/** Which files each door needs at once. @param {string} web */
async function doorsOf(web) {
  const { entry, doors } = firstFiles(await readManifest(web))
  return Object.entries(doors).map(([door, files]) => ({ door: `./${door}`, files: [entry, ...files] }))
}

/** @param {number[]} numbers */
const sum = numbers => numbers.reduce((total, number) => total + number, 0)

/** @param {number} size */
const round = size => Math.ceil(size)
