// npm run check:doors: refuses what breaks the doors of shared-lib without a change of version that says so.
// With --write, after the version was raised, it writes down what they offer now.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import readChangesets from '@changesets/read'
import { breaksOf, highest, levelBetween, levelOfBreak, suffices } from './doors/compare.mjs'
import { modulesOf } from './doors/modules.mjs'
import { surfaceOf } from './doors/surface.mjs'
import { readWritten, writeWritten } from './doors/written.mjs'

const root = process.cwd()
const library = join(root, 'shared-lib')
/** @type {{ name: string, version: string }} */
const { name, version } = JSON.parse(await readFile(join(library, 'package.json'), 'utf8'))
const surface = surfaceOf(library, await modulesOf(library))
const written = await readWritten(library).catch(() => undefined)
const breaks = written ? breaksOf(written.surface, surface) : []
const needed = levelOfBreak(written?.version ?? version)

if (breaks.length && !suffices(await announced(), needed)) {
  console.error(`${breaks.join('\n')}\n
This breaks who uses ${name}. Keep the old export beside the new one, or say that it breaks:
run \`npx changeset\`, choose ${name} and "${needed}", and write who has to change what.`)
  process.exitCode = 1
} else if (process.argv.includes('--write')) {
  await writeWritten(library, { version, surface })
} else if (!written || written.version !== version) {
  console.error('shared-lib/doors.txt is of another version. Raise versions by: npm run raise-versions')
  process.exitCode = 1
}

/** What the version says by now, and what waiting changesets will make of it. */
async function announced() {
  const raised = written ? levelBetween(written.version, version) : 'none'
  const waiting = (await readChangesets(root)).flatMap(({ releases }) => releases)
  return highest([raised, ...waiting.filter(release => release.name === name).map(({ type }) => type)])
}
