import { provideBrowser } from './browser.mjs'
import { runBuild } from './build.mjs'
import { checkNpm, checkScript } from './check.mjs'
import { runJest } from './jest.mjs'
import { runStories } from './stories.mjs'

/** @typedef {import('./counts.mjs').Result} Result */
/**
 * @typedef {{ root: string, reports: string, failed: Set<string>, warn: (text: string) => void }} Context
 * reports is a folder for files that test runners leave; failed names the parts that failed so far.
 */
/**
 * @typedef {{
 *   key: string, name: string, needs?: string[], usesOneCore?: true, run: (context: Context) => Promise<Result>
 * }} Part
 */

/** @param {string} key @param {string} name @param {Part['run']} run @returns {Part} */
const quick = (key, name, run) => ({ key, name, run, usesOneCore: true })

/** Quick ones first, so that a slip shows early. @type {Part[]} */
export const PARTS = [
  quick('calls', 'Generated calls are current', checkScript('scripts/generate-calls.mjs', '--check')),
  quick('types', 'Types', checkNpm('check:types')),
  quick('lint', 'Lint and format', checkNpm('check:lint')),
  quick('floors', 'Floors', checkNpm('check:floors')),
  quick('unused', 'Nothing unused', checkNpm('check:unused')),
  quick('doors', 'Doors of shared-lib', checkNpm('check:doors')),
  quick('migrations', 'Migrations lock no big table', checkNpm('check:migrations')),
  quick('browser', 'A browser and Chinese fonts', provideBrowser),
  { key: 'unit', name: 'Unit tests', run: runJest('browser', 'scripts') },
  { key: 'server', name: 'Server tests', run: runJest('server') },
  { key: 'build', name: 'Build and compose', run: runBuild },
  { key: 'stories', name: 'Browser stories', needs: ['browser', 'build'], run: runStories },
]
