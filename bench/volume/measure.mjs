import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { openPortal } from '../portal/portal.mjs'
import { formatNumber } from '../report/numbers.mjs'
import { compare } from './compare.mjs'
import { compareFigures } from './figures.mjs'

/** @typedef {import('../portal/portal.mjs').Portal} Portal */

/** Petitions of the portal beside which the many are measured. */
const FEW = 10_000

/**
 * Calls of every day on many petitions beside the same calls on few, and beside the driver that runs the statements the
 * server was heard to send for them.
 * @param {string} root
 * @param {number} petitions
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureVolume(root, petitions, steps) {
  const [small, large] = [await openPortal(root), await openPortal(root)]
  try {
    steps.begin(`${formatNumber(FEW)} petitions`)
    load(small, FEW)
    steps.begin(`${formatNumber(petitions)} petitions`)
    const minutes = load(large, petitions)
    steps.begin('calls of every day')
    const { figures, notes } = await compare(small, large, steps.detail)
    steps.begin('boards and reports')
    const counted = await compareFigures(small, large, steps.detail)
    const loaded = `Loading took ${formatNumber(minutes)} minutes. ${busy()}`
    const on = `on ${formatNumber(petitions)} petitions`
    return [
      { title: `Calls ${on}`, figures, notes: [...notes(FEW), loaded] },
      { title: `Boards and reports ${on}`, figures: counted.figures, notes: [...counted.notes, loaded] },
    ]
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
