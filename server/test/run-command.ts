import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { TEST_KEY } from './keys'

/** Runs a command in a process of its own, as `npm run` does; `signal` kills it. */
export function runCommand(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<{ code: number | null; told: string }> {
  const command = join(__dirname, '../src/start/commands', `${name}.ts`)
  const child = spawn(process.execPath, ['-r', join(__dirname, 'run-typescript.cjs'), command, ...args], {
    env: { ...process.env, FIELD_KEYS: TEST_KEY, ...env },
    ...(signal && { signal, killSignal: 'SIGKILL' }),
  })
  // Who has aborted it knows.
  child.on('error', () => {})
  let told = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      told += text
    })
  return new Promise(resolve => child.on('close', code => resolve({ code, told })))
}
