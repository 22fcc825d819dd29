import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { runQuietly } from '../../../scripts/console/run-quietly.mjs'
import { npmCommand } from '../../../scripts/install.mjs'
import type { Context } from '../context.ts'

/** The oldest that the portal takes, and those of longer support that came after it; npm has them as packages. */
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0']
const LIMIT_MS = 60 * 60_000

/** The portal is tested, and so started, by each version of Node. `--only unit,server` tests some of it. */
export async function proveNode({ root, steps, options: { only } }: Context) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-node-'))
  const told = []
  try {
    for (const version of VERSIONS) {
      steps.begin(`npm test by Node ${version}`)
      const node = await install(folder, version)
      const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) }
      const asked = ['scripts/test.mjs', ...(only ? ['--only', only] : [])]
      const { code, output } = await runQuietly(node, asked, { cwd: root, env, limitMs: LIMIT_MS })
      if (code !== 0) throw new Error(`Node ${version}:\n${output}`)
      told.push(`Node ${version}: ${output.trim().split('\n').at(-1)}`)
    }
    return told.join('; ')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The path of a Node of that version, as npm has it for this machine. */
async function install(folder: string, version: string): Promise<string> {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const place = join(folder, version)
  const [npm, words] = npmCommand(['install', '--prefix', place, '--no-audit', '--no-fund', `${name}@${version}`])
  await promisify(execFile)(npm, words, { cwd: folder })
  return join(place, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}
