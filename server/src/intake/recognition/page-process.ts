import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { MOST_PIXELS } from '@portal/shared-lib/contract/rules/pictures'
import { Undrawn } from './undrawn'

/** What is to be done with a file; `count`: only its pages are counted. */
export interface Wanted {
  readonly kind: 'pdf' | 'tiff' | 'picture'
  /** From 0. */
  readonly page: number
  /** Degrees clockwise. */
  readonly turned: number
  /** Pixels, of the page as it is turned. */
  readonly width: number
  readonly task: 'read' | 'show' | 'count'
}

/** What the process says at its end. */
type Answer<T> = { readonly done: T } | { readonly failed: 'large' | 'heavy' | 'unreadable'; readonly message: string }

const PROGRAM = join(__dirname, 'page-worker.mjs')
/** Of a process: what the largest picture takes, decoded and drawn; after the time it never will be. */
const LIMITS = { mostBytes: 1024 ** 3, milliseconds: 60_000 }
/** By what it ends that takes too much memory; a damaged file may end it by other signals, like one of a wrong address. */
const OF_MEMORY: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGABRT']
/** Megabytes of its JavaScript, a part of these. */
const HEAP_MB = 512

/**
 * Works on one file in a process of its own, which ends with it: whatever a file does to it, or to its memory, is over
 * then. It is given the file and nothing of the server's environment.
 */
export async function runPage<T>(content: Buffer, wanted: Wanted, limits: Partial<typeof LIMITS> = {}): Promise<T> {
  const { mostBytes, milliseconds } = { ...LIMITS, ...limits }
  const asked = JSON.stringify({ ...wanted, mostPixels: MOST_PIXELS, mostBytes })
  const child = fork(PROGRAM, [asked], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: {},
  })
  try {
    const answer = answerOf<T>(child, milliseconds)
    // A process that ends before it has read everything says so by its end.
    child.stdin?.on('error', () => undefined).end(content)
    return await answer
  } finally {
    child.kill('SIGKILL')
  }
}

function answerOf<T>(child: ChildProcess, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Undrawn('heavy', new Error('It took too long'))), milliseconds)
    child.once('message', (answer: Answer<T>) => {
      if ('done' in answer) resolve(answer.done)
      else reject(new Undrawn(answer.failed, new Error(answer.message)))
    })
    // That none can be started says nothing of the page.
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      const reason = signal && OF_MEMORY.includes(signal) ? 'heavy' : 'unreadable'
      reject(new Undrawn(reason, new Error(`Its process ended with ${signal ?? code}`)))
    })
  })
}
