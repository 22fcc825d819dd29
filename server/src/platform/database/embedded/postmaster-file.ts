import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL writes of itself into its data folder. */
export interface Postmaster {
  /** NaN when the file is cut off. */
  pid: number
  /** Absent in the first moments of a start. */
  port?: number
  ready: boolean
}

/** A number that no system gives to a process: the largest that PostgreSQL reads, less one. */
const NOBODY = 2 ** 31 - 2

export function readPostmaster(data: string): Postmaster | undefined {
  const text = readFile(data)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const port = Number(lines[3])
  return { pid: Number.parseInt(lines[0] ?? '', 10), ...(port && { port }), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Marks the file as one of the dead. PostgreSQL refuses to start while the number in it is taken, even by a stranger
 * or by a dead process that nobody collects. The file is not deleted, because PostgreSQL then looks at its other
 * lines too, and still refuses if they lead to memory that a live server shares.
 */
export function retirePostmaster(data: string): void {
  const [, ...rest] = (readFile(data) ?? '').split('\n')
  const file = pidFile(data)
  const { uid, gid } = statSync(data)
  const draft = `${file}.retired`
  writeFileSync(draft, [NOBODY, ...rest].join('\n'), { mode: 0o600 })
  chownSync(draft, uid, gid)
  renameSync(draft, file)
}

const pidFile = (data: string): string => join(data, 'postmaster.pid')

function readFile(data: string): string | undefined {
  return existsSync(pidFile(data)) ? readFileSync(pidFile(data), 'utf8') : undefined
}
