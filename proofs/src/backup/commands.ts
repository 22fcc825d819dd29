import { join } from 'node:path'
import { runQuietly } from '../../../scripts/console/run-quietly.mjs'

const LIMIT_MS = 20 * 60_000

/** Runs commands of the server as built; each answers what it said and how many seconds it took, or throws. */
export function createCommands(root: string, more: NodeJS.ProcessEnv) {
  const env = { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', ...more }

  async function attempt(name: string, ...args: string[]) {
    const program = join(root, `server/dist/src/start/commands/${name}.js`)
    const begun = performance.now()
    const asked = ['--conditions=compiled', program, ...args]
    const { code, output } = await runQuietly(process.execPath, asked, { cwd: root, env, limitMs: LIMIT_MS })
    return { code, output, seconds: (performance.now() - begun) / 1000 }
  }
  return {
    async run(name: string, ...args: string[]) {
      const { code, ...said } = await attempt(name, ...args)
      if (code !== 0) throw new Error(`${name} ${args.join(' ')} failed: ${said.output}`)
      return said
    },
    /** One that has to fail; answers what it said. */
    async fail(name: string, ...args: string[]): Promise<string> {
      const { code, output } = await attempt(name, ...args)
      if (code === 0) throw new Error(`${name} ${args.join(' ')} should fail, and says ${output}`)
      return output
    },
  }
}
