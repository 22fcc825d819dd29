import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The command line of a live process; undefined when it is gone, or dead and not collected yet. Empty where the system
 * does not tell.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (!isTaken(pid)) return undefined
  if (process.platform === 'linux') return fromProc(pid)
  return process.platform === 'win32' ? '' : fromPs(pid)
}

/** @param {number} pid */
function isTaken(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A dead process that nobody collected has an empty command line. @param {number} pid */
function fromProc(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function fromPs(pid) {
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
}
