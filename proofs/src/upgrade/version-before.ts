import { join } from 'node:path'
import { runQuietly } from '../../../scripts/console/run-quietly.mjs'
import { scratchFolder } from '../programs.ts'

const MIGRATIONS = 'server/src/platform/database/migrations'
const LIMIT_MS = 15 * 60_000
const BUILD = `import('./scripts/build.mjs').then(({ build }) => build({ only: ['server'] }))`

/**
 * The newest commit with other tables, with the packages of its own lock and its server built, in a folder of its own.
 * Throws where the repository has no such commit, as in a shallow clone, or with what failed.
 */
export async function makeVersionBefore(root: string) {
  const folder = await scratchFolder(undefined)
  const old = await folder.make('before')
  const run = async (cwd: string, program: string, ...args: string[]) => {
    const { code, output } = await runQuietly(program, args, { cwd, limitMs: LIMIT_MS })
    if (code !== 0) throw new Error(`${program} ${args.join(' ')}:\n${output}`)
    return output.trim()
  }
  try {
    const newest = await run(root, 'git', 'log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS)
    const commit = await run(root, 'git', 'rev-parse', `${newest}^`)
    const archive = join(folder.path, 'before.tar')
    await run(root, 'git', 'archive', '--output', archive, commit)
    await run(old, 'tar', '-xf', archive)
    await run(old, 'npm', 'ci', '--no-audit', '--no-fund')
    await run(old, process.execPath, '--eval', BUILD)
    return { root: old, commit: commit.slice(0, 12), remove: folder.remove }
  } catch (error) {
    await folder.remove()
    throw error
  }
}
