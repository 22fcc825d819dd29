import { runBuild } from './build.mjs'
import { checkNpm, checkScript } from './check.mjs'
import { runJest } from './jest.mjs'
import { runStories } from './stories.mjs'

/** @typedef {import('./counts.mjs').Result} Result */
/**
 * @typedef {{ root: string, reports: string, failed: Set<string>, warn: (text: string) => void }} Context
 * reports is a folder for files that test runners leave; failed names the parts that failed so far.
 */
/** @typedef {{ key: string, name: string, needs?: string[], run: (context: Context) => Promise<Result> }} Part */

/** Quick ones first, so that a slip shows early. @type {Part[]} */
export const PARTS = [
  { key: 'calls', name: 'Generated calls are current', run: checkScript('scripts/generate-calls.mjs', '--check') },
  { key: 'types', name: 'Types', run: checkNpm('check:types') },
  { key: 'lint', name: 'Lint and format', run: checkNpm('check:lint') },
  { key: 'floors', name: 'Floors', run: checkNpm('check:floors') },
  { key: 'unused', name: 'Nothing unused', run: checkNpm('check:unused') },
  { key: 'unit', name: 'Unit tests', run: runJest('browser', 'scripts') },
  { key: 'server', name: 'Server tests', run: runJest('server') },
  { key: 'build', name: 'Build and compose', run: runBuild },
  { key: 'stories', name: 'Browser stories', needs: ['build'], run: runStories },
]
