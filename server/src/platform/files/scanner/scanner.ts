import { spawn } from 'node:child_process'
import { isAbsolute } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createQueue } from '../../jobs/queue'
import { refuse } from '../../refusal'
import type { Content } from '../content/content'
import { scanByIcap } from './icap'

/** Who looks through files: an ICAP service, or a program with its arguments. */
export type Scanner = { readonly service: URL } | { readonly program: readonly string[] }

/** A scanner found something in a content. */
export class Infected extends Error {
  constructor(readonly found: string) {
    super(`A scanner found ${found}`)
  }
}

/** A scanner did not say whether a content is clean. */
export class ScannerFailed extends Error {}

/** Milliseconds; a scanner that takes longer for 100 MB is taken for one that is gone. */
const LIMIT_MS = 60_000
const AT_ONCE = 4
/** More would answer later than anybody waits. */
const MOST_WAITING = 50
const COMMAND = 'command:'
/** What a scanner says is shown to officers, and is none of theirs to format. */
const UNPRINTABLE = /[^\x20-\x7E]+/g
const MOST_FOUND = 200

const inTurn = createQueue(AT_ONCE, MOST_WAITING, () => refuse('tooManyCalls'))

/** `icap://host:port/service`, or `command:/path/to/program` with arguments between blanks; it is run by no shell. */
export function readScanner(text: string | undefined): Scanner | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && text.startsWith('icap://')) return { service: new URL(text) }
  const program = text.startsWith(COMMAND) ? text.slice(COMMAND.length).trim().split(/\s+/) : []
  if (isAbsolute(program[0] ?? '')) return { program }
  throw new Error(`FILE_SCANNER is neither icap://host:port/service nor command:/path/to/program: ${text}`)
}

/** Throws `Infected` where something is found in a content, and `ScannerFailed` where nobody says that it is clean. */
export async function scan(scanner: Scanner, content: Content, limitMs = LIMIT_MS): Promise<void> {
  const found = await inTurn(async () => {
    const signal = AbortSignal.timeout(limitMs)
    const asked =
      'service' in scanner
        ? scanByIcap(scanner.service, content, signal)
        : scanByCommand(scanner.program, content, signal)
    return await asked.catch(cause => {
      throw new ScannerFailed('The scanner of files failed', { cause })
    })
  })
  if (found !== undefined) throw new Infected(found.replace(UNPRINTABLE, ' ').slice(0, MOST_FOUND))
}

/** Exit codes of clamscan and clamdscan, which other programs share: nothing found, something found. */
const CLEAN = 0
const FOUND = 1
/** Characters of what a program says, of which the log and the audit keep this much. */
const MOST_TEXT = 500

/** What a program finds in a content that it reads from standard input; undefined: nothing. Throws where it cannot say. */
async function scanByCommand(
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
