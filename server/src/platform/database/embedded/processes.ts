import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export interface Process {
  pid: number
  /** Tells two processes apart that had the same number one after the other; only ever compared. */
  started: string
  command: string
}

/** The process of that number; undefined when it is gone, or dead and merely not yet collected by its parent. */
export function findProcess(pid: number): Process | undefined {
  if (!isTaken(pid)) return undefined
  if (process.platform === 'linux') return fromProc(pid)
  return process.platform === 'win32' ? { pid, started: '', command: '' } : fromPs(pid)
}

/** Whether the system would deliver a signal to that number, which it also does to a dead, uncollected process. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * PostgreSQL processes that work in the data folder: the main one and its children, which outlive it for a moment
 * when it is killed. Linux only; elsewhere we rely on what PostgreSQL checks for itself.
 */
export function postgresIn(data: string): Process[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && worksIn(name, data))
    .flatMap(name => findProcess(Number(name)) ?? [])
}

function worksIn(pid: string, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' && isAt(pid, data)
  } catch {
    return false // gone meanwhile
  }
}

/** In a container, root may be denied the folder of another user's process; the main one names it in its command. */
function isAt(pid: string, data: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${data}\0`)
  }
}

/** After the name, which may hold blanks and brackets, the third field is the state and the 22nd the start. */
function fromProc(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z' || state === 'X') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, started: rest[18] ?? '', command }
  } catch {
    return undefined
  }
}

function fromPs(pid: number): Process | undefined {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'stat=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const found = /^\s*(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)/.exec(stdout ?? '')
  if (!found || found[1]?.startsWith('Z')) return undefined
  return { pid, started: found[2] ?? '', command: found[3] ?? '' }
}
