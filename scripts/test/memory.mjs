import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { commandOf } from '../start/processes.mjs'

const MEMORY = '/dev/shm'
const NAME = /^petition-portal-test-(\d+)-/
const GB = 2 ** 30
const NEEDED_BYTES = { room: 4 * GB, free: 6 * GB }

/**
 * From now on temporary folders lie in memory, where there is enough of it, until this process ends: the tests make and
 * drop hundreds of databases of a thousand files each, which takes a disk twenty times as long.
 */
export function workInMemory(memory = MEMORY, needed = NEEDED_BYTES) {
  if (freemem() < needed.free || roomOf(memory) < needed.room) return
  removeAbandoned(memory)
  const folder = mkdtempSync(join(memory, `petition-portal-test-${process.pid}-`))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // PostgreSQL, which is never root, has to be able to enter.
  chmodSync(folder, 0o755)
  if (runsPrograms(folder)) process.env.TMPDIR = folder
}

/** @param {string} folder */
function roomOf(folder) {
  if (!existsSync(folder)) return 0
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** What a run that was killed has left. @param {string} memory */
function removeAbandoned(memory) {
  for (const name of readdirSync(memory)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && commandOf(Number(pid)) === undefined) rmSync(join(memory, name), { recursive: true, force: true })
  }
}

/** Containers often let nothing be run from there. @param {string} folder */
function runsPrograms(folder) {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}
