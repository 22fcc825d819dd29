import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { build } from '../../../scripts/build.mjs'

/** How many sessions go on with each composition, by the database that the environment names. */
export async function readSessions(root: string) {
  const lines = (await runAtServer(root, 'sets', 'count')).split('\n').filter(Boolean)
  return new Map(lines.map(line => line.split(' ')).map(([id = '', n]): [string, number] => [id, Number(n)]))
}

/** Takes a composition from its sessions and tells their windows. */
export async function leaveSet(root: string, id: string) {
  await runAtServer(root, 'sets', 'leave', id)
}

/** Shows or changes the ring, which stands in the same database; answers what there is then, for people to read. */
export const runRings = (root: string, ...words: string[]) => runAtServer(root, 'rings', ...words)

async function runAtServer(root: string, name: 'sets' | 'rings', ...words: string[]) {
  await build({ only: ['server'], log: () => {} })
  const command = join(root, `server/dist/src/start/commands/${name}.js`)
  const { status, stdout } = spawnSync(process.execPath, ['--conditions=compiled', command, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error('The server refused, or its database is not there: name it as for `npm start`')
  return stdout
}
