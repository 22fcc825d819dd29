import { cruise, format } from 'dependency-cruiser'
import readOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { findPairs } from './pairs.mjs'

/** What tests need of other folders says nothing about the house. */
const TEST = /\.test\.tsx?$|\/testing\//

/**
 * What goes against the rules of the floors, as sentences; none where all is well.
 * @param {string} config path of the rules @param {string[]} folders
 */
export async function checkFloors(config, folders) {
  const { output } = await cruise(folders, await readOptions(config))
  if (typeof output === 'string') throw new Error(output)
  const pairs = findPairs(importsOf(output)).map(wordPair)
  if (output.summary.violations.length === 0) return pairs
  return [String((await format(output, { outputType: 'err' })).output), ...pairs]
}

/** @param {import('dependency-cruiser').ICruiseResult} result */
const importsOf = ({ modules }) =>
  modules
    .filter(({ source }) => !TEST.test(source))
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))

/** @param {import('./pairs.mjs').Pair} pair */
function wordPair({ folders, imports }) {
  const lines = imports.map(({ from, to }) => `    ${from} → ${to}`)
  return [`  both-ways: ${folders.join(' and ')} import each other`, ...lines].join('\n')
}
