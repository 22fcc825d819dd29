import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { commandOf } from './processes.mjs'

/** @typedef {{ pid: number, address?: string, startedAt: string }} Lock */

/** A server notices that its launcher was killed, and needs a moment to finish. */
const FINISH_LIMIT_MS = 10_000
const PAUSE_MS = 200

/**
 * The launcher that runs already; undefined when the lock is absent or stale. A number alone proves nothing, since it
 * may have passed to another process: either the portal answers at its address, or the process is a launcher.
 * @param {string} file
 * @param {number} [limitMs] how long the server of a killed launcher is given to let go of its port
 * @returns {Promise<Lock | undefined>}
 */
export async function findRunning(file, limitMs = FINISH_LIMIT_MS) {
  const lock = readLock(file)
  if (!lock || lock.pid === process.pid) return undefined
  const command = commandOf(lock.pid)
  if (command === undefined) {
    if (lock.address) await untilSilent(lock.address, limitMs)
    return undefined
  }
  if (lock.address && (await answersHealth(lock.address))) return lock
  return /start\.mjs/.test(command) ? lock : undefined
}

/** @param {string} address @param {number} limitMs */
async function untilSilent(address, limitMs) {
  const end = performance.now() + limitMs
  while (performance.now() < end && (await answersHealth(address))) await setTimeout(PAUSE_MS)
}

/**
 * Says that this process is the launcher; the address comes later, when the server tells it.
 * @param {string} file
 * @param {string} [address]
 */
export function writeLock(file, address) {
  const lock = { pid: process.pid, address, startedAt: readOwn(file)?.startedAt ?? new Date().toISOString() }
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(lock)}\n`)
  renameSync(draft, file)
}

/** @param {string} file */
export function removeLock(file) {
  if (readOwn(file)) rmSync(file, { force: true })
}

/** @param {string} file */
function readOwn(file) {
  const lock = readLock(file)
  return lock?.pid === process.pid ? lock : undefined
}

/** @param {string} file @returns {Lock | undefined} */
export function readLock(file) {
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(lock?.pid) ? lock : undefined
  } catch {
    return undefined // absent, or cut off by a power failure
  }
}

const LIMIT_MS = 3_000

/**
 * Whether a portal answers at the address. Its certificate may be a self-signed one: we only ask who is there, and
 * hold no connection.
 * @param {string} address ends with a slash
 * @returns {Promise<boolean>}
 */
function answersHealth(address) {
  return new Promise(resolve => {
    try {
      const url = new URL('api/health', address)
      const request = url.protocol === 'https:' ? requestHttps : requestHttp
      const call = request(url, { agent: false, rejectUnauthorized: false, timeout: LIMIT_MS }, answer => {
        answer.resume()
        resolve(answer.statusCode === 200)
      })
      call.on('timeout', () => call.destroy())
      call.on('error', () => resolve(false))
      call.end()
    } catch {
      resolve(false) // no address at all
    }
  })
}
