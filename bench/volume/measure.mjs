import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { openPortal } from '../portal/portal.mjs'
import { formatNumber } from '../report/numbers.mjs'
import { compare } from './compare.mjs'
import { compareFigures } from './figures.mjs'

/** @typedef {import('../portal/portal.mjs').Portal} Portal @typedef {import('../../scripts/console/steps.mjs').Steps} Steps */

/** Petitions of the portal beside which the many are measured; figures are a matter of more. */
const FEW = 10_000
const FEW_COUNTED = 30_000
/** Without pages. */
const ALONE = { PORTAL_FOLDER: '' }

/** @typedef {'figures' | 'volume'} Part @typedef {import('../report/figure.mjs').Section} Section */

/** What is measured on many petitions beside few. */
const MEASURES = {
  volume: {
    few: FEW,
    /** Calls of every day. @param {Portal} small @param {Portal} large @param {number} petitions @param {Steps} steps */
    measure: async (small, large, petitions, steps) => {
      steps.begin('calls of every day')
      const { figures, notes } = await compare(small, large, steps.detail)
      return { title: `Calls on ${formatNumber(petitions)} petitions`, figures, notes: notes(FEW) }
    },
  },
  figures: {
    few: FEW_COUNTED,
    /** Boards and reports. @param {Portal} small @param {Portal} large @param {number} petitions @param {Steps} steps */
    measure: async (small, large, petitions, steps) => {
      steps.begin('boards and reports')
      const { figures, notes } = await compareFigures(small, large, steps.detail)
      const title = `Boards and reports on ${formatNumber(petitions)} petitions`
      return { title, figures, notes: [...notes, `Few are ${formatNumber(FEW_COUNTED)}.`] }
    },
  },
}

/**
 * What many petitions do to the calls of every day, and to boards and reports: loading them takes long, so all that is
 * wanted is measured on the same ones, beside few. Each section as soon as it is measured.
 * @param {string} root @param {readonly Part[]} parts @param {number} petitions @param {Steps} steps
 * @param {(part: Part, section: Section) => Promise<void>} tell
 */
export async function measureMany(root, parts, petitions, steps, tell) {
  const large = await openPortal(root, ALONE)
  try {
    steps.begin(`${formatNumber(petitions)} petitions`)
    const minutes = load(large, petitions)
    for (const part of parts) {
      const section = await besideFew(root, large, petitions, MEASURES[part], steps)
      const loaded = `Loading took ${formatNumber(minutes)} minutes. ${busy()}`
      await tell(part, { ...section, notes: [...section.notes, loaded] })
    }
  } finally {
    await large.stop()
  }
}

/** @param {string} root @param {Portal} large @param {number} petitions @param {typeof MEASURES[Part]} asked @param {Steps} steps @returns {Promise<Section>} */
async function besideFew(root, large, petitions, { few, measure }, steps) {
  const small = await openPortal(root, ALONE)
  try {
    steps.begin(`${formatNumber(few)} petitions`)
    load(small, few)
    return await measure(small, large, petitions, steps)
  } finally {
    await small.stop()
  }
}

const busy = () =>
  `Work that waited on this machine at the end, a minute's average: ${formatNumber(loadavg()[0] ?? 0)}.`

const MINUTE_MS = 60_000

/** @param {Portal} portal @param {number} petitions how many minutes it took */
function load({ root, env }, petitions) {
  const began = performance.now()
  const command = join(root, 'server/dist/src/start/commands/load.js')
  const args = ['--conditions=compiled', command, '--count', String(petitions)]
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The petitions could not be loaded:\n${stderr}`)
  return (performance.now() - began) / MINUTE_MS
}
