import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { formatTime } from '../../../scripts/console/steps.mjs'
import type { Context } from '../context.ts'
import { scratchFolder } from '../programs.ts'
import { commandsOf } from './commands.ts'
import { walk } from './walk.ts'

const run = promisify(execFile)

/** In this order: the second guide begins where the parts are built. */
export const GUIDES = ['docs/feature-teams.md', 'docs/integrators.md'] as const

/** Whoever does what the guides say, word for word in a fresh clone of the newest commit, comes through. */
export async function proveGuides({ root, steps }: Context) {
  const folder = await scratchFolder(undefined)
  const clone = join(folder.path, 'portal')
  try {
    steps.begin('cloning')
    await run('git', ['clone', '--quiet', root, clone])
    const told = []
    for (const guide of GUIDES) {
      await clear(clone)
      const commands = commandsOf(await readFile(join(clone, guide), 'utf8'))
      const start = performance.now()
      await walk(commands, clone, steps)
      told.push(`${guide}: ${commands.length} commands in ${formatTime(performance.now() - start)}`)
    }
    return told.join('; ')
  } finally {
    await folder.remove()
  }
}

/** Each guide begins without data, and with nothing beside the clone. */
async function clear(clone: string): Promise<void> {
  const beside = join(clone, '..')
  for (const name of await readdir(beside))
    if (join(beside, name) !== clone) await rm(join(beside, name), { recursive: true })
  await rm(join(clone, '.data'), { recursive: true, force: true })
}
