import { spawn } from 'node:child_process'
import { pipeline } from 'node:stream/promises'
import type { Content } from '../content/content'

/** Exit codes of clamscan and clamdscan, which other programs share: nothing found, something found. */
const CLEAN = 0
const FOUND = 1
/** Characters of what a program says, of which the log and the audit keep this much. */
const MOST_TEXT = 500

/** What a program finds in a content that it reads from standard input; undefined: nothing. Throws where it cannot say. */
export async function scanByCommand(
  [program = '', ...args]: readonly string[],
  content: Content,
  signal: AbortSignal,
): Promise<string | undefined> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL', env: {} })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(0, MOST_TEXT)
    })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // A program that has found something need not read to the end.
  const [code] = await Promise.all([ended, pipeline(content.chunks(), child.stdin).catch(() => {})])
  if (code === CLEAN) return undefined
  if (code === FOUND) return said.trim() || 'found'
  throw new Error(`${program} ended with ${code}: ${said.trim()}`)
}
