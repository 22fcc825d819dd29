import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { openPortal } from '../portal/portal.mjs'
import { formatNumber } from '../report/numbers.mjs'
import { compare } from './compare.mjs'
import { compareFigures } from './figures.mjs'

/** @typedef {import('../portal/portal.mjs').Portal} Portal */

/** Petitions of the portal beside which the many are measured; figures are a matter of more. */
const FEW = 10_000
const FEW_COUNTED = 30_000

/**
 * Calls of every day on many petitions beside the same calls on few, and beside the driver that runs the statements the
 * server was heard to send for them.
 * @param {string} root
 * @param {number} petitions
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureVolume(root, petitions, steps) {
  return await onBoth(root, [FEW, petitions], steps, async (small, large) => {
    steps.begin('calls of every day')
    const { figures, notes } = await compare(small, large, steps.detail)
    return { title: `Calls on ${formatNumber(petitions)} petitions`, figures, notes: notes(FEW) }
  })
}

/**
 * Boards and reports on many petitions beside few, and beside the least SQL.
 * @param {string} root
 * @param {number} petitions
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureFigures(root, petitions, steps) {
  return await onBoth(root, [FEW_COUNTED, petitions], steps, async (small, large) => {
    steps.begin('boards and reports')
    const { figures, notes } = await compareFigures(small, large, steps.detail)
    return {
      title: `Boards and reports on ${formatNumber(petitions)} petitions`,
      figures,
      notes: [...notes, `Few are ${formatNumber(FEW_COUNTED)}.`],
    }
  })
}

/**
 * @param {string} root
 * @param {readonly [few: number, many: number]} petitions
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {(small: Portal, large: Portal) => Promise<import('../report/figure.mjs').Section>} work
 */
async function onBoth(root, [few, many], steps, work) {
  const alone = { PORTAL_FOLDER: '' }
  const [small, large] = [await openPortal(root, alone), await openPortal(root, alone)]
  try {
    steps.begin(`${formatNumber(few)} petitions`)
    load(small, few)
    steps.begin(`${formatNumber(many)} petitions`)
    const minutes = load(large, many)
    const section = await work(small, large)
    const loaded = `Loading took ${formatNumber(minutes)} minutes. ${busy()}`
    return [{ ...section, notes: [...section.notes, loaded] }]
  } finally {
    await Promise.all([small.stop(), large.stop()])
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
