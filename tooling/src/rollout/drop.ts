import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCK, readLock } from '../compose/lock.ts'
import { type Rollout, readRollout, save } from './rollout.ts'

/** How many go on with each composition. */
export type Sessions = Map<string, number>

/** The compositions that are held, what each is, and how many sessions go on with it. */
export async function listSets(folder: string, sessions: Sessions) {
  const rollout = await readRollout(folder)
  const held = await readdir(join(folder, 'sets'))
  return held.sort().map(id => ({ id, role: roleOf(id, rollout), sessions: sessions.get(id) ?? 0 }))
}

function roleOf(id: string, { current, previous, next, withdrawn }: Rollout) {
  if (id === current) return 'current'
  if (id === next?.id) return 'next'
  if (id === previous) return 'before'
  return withdrawn.includes(id) ? 'withdrawn' : 'older'
}

/**
 * Holds a composition no more: its page and the files that are its alone. Refused while sessions go on with it, unless
 * it is forced; `leave` then has them take another.
 */
export async function drop(
  folder: string,
  id: string,
  { sessions, force, leave }: { sessions: Sessions; force: boolean; leave: () => Promise<void> },
) {
  const sets = await listSets(folder, sessions)
  const dropped = sets.find(set => set.id === id)
  if (!dropped) throw new Error(`${id} is not held; these are: ${sets.map(set => set.id).join(', ')}`)
  if (dropped.role === 'current' || dropped.role === 'next')
    throw new Error(`${id} is the ${dropped.role} composition: take another, or go back, first`)
  if (dropped.sessions && !force)
    throw new Error(
      `${dropped.sessions} sessions go on with ${id}: wait, or add --force, and they are told to load anew`,
    )
  const { previous, withdrawn, ...rollout } = await readRollout(folder)
  const kept = { ...(previous && previous !== id && { previous }), withdrawn: withdrawn.filter(other => other !== id) }
  const saved = await save(folder, { ...rollout, ...kept })
  const files = await filesOfAlone(folder, id)
  await rm(join(folder, 'sets', id), { recursive: true })
  await leave()
  for (const file of files)
    for (const form of ['', '.br', '.gz']) await rm(join(folder, 'www', file + form), { force: true })
  return saved
}

/** Files below `www` that no other held composition has. */
async function filesOfAlone(folder: string, id: string) {
  const others = (await readdir(join(folder, 'sets'))).filter(other => other !== id)
  const used = new Set((await Promise.all(others.map(other => filesOf(folder, other)))).flat())
  return (await filesOf(folder, id)).filter(file => !used.has(file))
}

async function filesOf(folder: string, id: string) {
  const { province, files } = await readLock(join(folder, 'sets', id, LOCK))
  const own = Object.keys(files).filter(path => path.startsWith(province.basePath))
  return own.map(path => path.slice(province.basePath.length))
}
