import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Summary } from '../src/start/report'
import { TEST_KEY } from './keys'

export interface Told {
  readonly type: 'step' | 'note' | 'ready' | 'failed'
  readonly name?: string
  readonly message?: string
}

/** The server as `npm start` runs it: a process of its own that tells how it goes over IPC. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** All that it told, once it is ready or has failed. */
  readonly told: Promise<readonly Told[]>
  /** Settles with the exit code. */
  readonly ended: Promise<number | null>
}

/** A machine on which much else is tested keeps servers waiting that are asked little. */
const UNSHED = { MAX_LAG_MS: '0' }

export function startProcess(env: NodeJS.ProcessEnv): ServerProcess {
  const child = fork(join(__dirname, '../src/start/main.ts'), {
    execArgv: ['-r', join(__dirname, 'run-typescript.cjs')],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DEMO_CASES: '0', FIELD_KEYS: TEST_KEY, ...UNSHED, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const messages: Told[] = []
  const told = new Promise<Told[]>(resolve => {
    child.on('message', (message: Told) => {
      messages.push(message)
      if (message.type === 'ready' || message.type === 'failed') resolve(messages)
    })
    child.on('exit', () => resolve(messages))
  })
  return { child, told, ended: new Promise(resolve => child.on('exit', resolve)) }
}

/** What it told last; throws where it did not become ready. */
export async function summaryOf({ told }: ServerProcess): Promise<Summary> {
  const last = (await told).at(-1)
  if (last?.type !== 'ready') throw new Error(`The server did not start: ${last?.message}`)
  return last as Told & Summary
}
