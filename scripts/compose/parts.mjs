import { join } from 'node:path'
import { findCandidates, resolveVersion } from './candidates.mjs'
import { contractOf, readCalls } from './contract.mjs'
import { readProvince } from './read-manifest.mjs'
import { readPacked, readWorkspace } from './workspace.mjs'

/**
 * @typedef {import('./workspace.mjs').Part} Part
 *
 * @typedef {object} Parts
 * @property {import('./read-manifest.mjs').ProvinceManifest} province
 * @property {string} folder of the province
 * @property {Part[]} all the shell first, then the remotes by name
 * @property {import('./contract.mjs').Contract} contract that the server keeps, as far as the remotes call it
 * @property {Set<string>} calls that the server answers, `service.call`
 * @property {string} sharedLib version
 *
 * @typedef {object} Sources where a portal is composed from
 * @property {string} root
 * @property {string} province name of its folder
 * @property {string} registry folder of packed versions
 * @property {boolean} [packedOnly] the project's own builds are left aside
 * @property {import('./lock.mjs').Lock} [lock] to compose once more
 * @property {import('./candidates.mjs').Candidate} [also] a remote that is in the portal whatever the province says
 */

/**
 * Which versions a province's portal is made of, before anything of them is read; who must have signed them says the
 * province of today, also where an older lock is composed.
 * @param {Sources} sources
 */
export async function chooseParts(sources) {
  const folder = join(sources.root, 'provinces', sources.province)
  const today = await readProvince(join(folder, 'province.json'))
  const province = sources.lock?.province ?? today
  const { also } = sources
  const remotes = new Set([...Object.keys(province.remotes), ...(also ? [also.name] : [])])
  const chosen = await Promise.all(
    ['shell', ...[...remotes].sort()].map(async name => {
      if (name === also?.name) return also
      const range = sources.lock?.parts[name]?.version ?? wishOf(province, name).version
      return resolveVersion(name, range, await findCandidates(sources, name))
    }),
  )
  return { folder, province, chosen, signers: today.packSigners }
}

/** Reads and checks what a province's portal is made of. @param {Sources} sources @returns {Promise<Parts>} */
export async function readParts(sources) {
  const { folder, province, chosen, signers } = await chooseParts(sources)
  const all = await Promise.all(
    chosen.map(async ({ name, folder, packed }) => {
      const part = await (packed ? readPacked : readWorkspace)(folder, signers)
      const { origin } = wishOf(province, name)
      return { ...part, ...(origin && { origin }) }
    }),
  )
  const calls = readCalls(sources.root)
  const used = all.flatMap(({ remote }) => remote?.calls ?? [])
  const sharedLib = all[0]?.sharedLib ?? ''
  return { province, folder, all, contract: contractOf(calls, used), calls: new Set(calls.keys()), sharedLib }
}

/** What a province asks for of a part. @param {Parts['province']} province @param {string} name @returns {{ version: string, origin?: string }} */
function wishOf(province, name) {
  const wish = province.remotes[name] ?? '*'
  return typeof wish === 'string' ? { version: wish } : wish
}
