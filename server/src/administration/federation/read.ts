import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompositionsAnswer } from '@portal/shared-lib/contract/calls/federation'
import {
  changesBetween,
  contributionsOf,
  SET_ROLES,
  type SetRole,
} from '@portal/shared-lib/contract/rules/compositions'
import { settingsOf } from '@portal/shared-lib/contract/rules/province-settings'
import { z } from 'zod'
import { ifFound } from '../../platform/files/if-found'
import type { Ring } from '../../platform/rollout/rings'
import { afterRing, type Rollout, readRollout, setFolder } from '../../platform/rollout/rollout'

const titled = z.object({ title: z.string() })
const list = titled.array().optional()

/** What a lock says of a composition. */
const Lock = z.object({
  province: z.record(z.string(), z.unknown()),
  parts: z.record(
    z.string(),
    z.object({
      version: z.string(),
      build: z.string(),
      origin: z.string().optional(),
      adds: z
        .object({
          routes: titled.extend({ path: z.string() }).array().optional(),
          menus: list,
          header: list,
          userMenu: list,
          dialogTabs: list,
          homeWidgets: list,
          places: titled.extend({ place: z.string() }).array().optional(),
          permissions: z.string().array().optional(),
        })
        .optional(),
    }),
  ),
  floor: z.object({ remotes: z.record(z.string(), z.string()) }).optional(),
})
type Lock = z.infer<typeof Lock>

interface Held {
  readonly id: string
  readonly lock: Lock
}

/**
 * What the portal in a folder is composed of, what waits to come after it, and what else is held.
 * @param sessions how many go on with each composition
 */
export async function readCompositions(
  portalFolder: string | undefined,
  ring?: Ring,
  sessions: Sessions = new Map(),
): Promise<CompositionsAnswer> {
  if (portalFolder === undefined) return { current: null, next: null, sets: [] }
  const found = await readRollout(portalFolder)
  const rollout = found && afterRing(found, ring)
  const current = await readHeld(rollout ? setFolder(portalFolder, rollout.current) : portalFolder)
  const next = rollout?.next && (await readHeld(setFolder(portalFolder, rollout.next.id)))
  return {
    current: current ? compositionOf(current, next) : null,
    next: current && next ? nextOf(current, next, rollout?.next) : null,
    sets: rollout
      ? await readSets(portalFolder, rollout, sessions)
      : current
        ? [setOf(current, { current: current.id, withdrawn: [] }, sessions)]
        : [],
  }
}

type Sessions = ReadonlyMap<string, number>

async function readSets(
  portalFolder: string,
  rollout: Rollout,
  sessions: Sessions,
): Promise<CompositionsAnswer['sets']> {
  const ids = (await readdir(join(portalFolder, 'sets'))).sort()
  const held = await Promise.all(ids.map(id => readHeld(setFolder(portalFolder, id))))
  return held
    .flatMap((one, at) => (one ? [setOf({ ...one, id: ids[at] ?? one.id }, rollout, sessions)] : []))
    .sort((one, other) => SET_ROLES.indexOf(one.role) - SET_ROLES.indexOf(other.role))
}

function setOf({ id, lock }: Held, rollout: Rollout, sessions: Sessions): CompositionsAnswer['sets'][number] {
  return { id, role: roleOf(id, rollout), sessions: sessions.get(id) ?? 0, parts: versionsOf(lock) }
}

function roleOf(id: string, { current, previous, next, withdrawn }: Rollout): SetRole {
  if (id === current) return 'current'
  if (id === next?.id) return 'next'
  if (id === previous) return 'before'
  return withdrawn.includes(id) ? 'withdrawn' : 'older'
}

/** The parts of a composition that the server holds, with their versions; none where it is held no more. */
export async function partsOfSet(portalFolder: string | undefined, set: string) {
  const held = portalFolder === undefined ? undefined : await readHeld(setFolder(portalFolder, set))
  return held ? versionsOf(held.lock) : []
}

const versionsOf = ({ parts }: Lock) => Object.entries(parts).map(([name, { version }]) => ({ name, version }))

/** Named as by those who composed it: by the lock's digest. */
async function readHeld(folder: string): Promise<Held | undefined> {
  const text = await ifFound(readFile(join(folder, 'composition.lock.json'), 'utf8'))
  if (text === undefined) return undefined
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { id, lock: Lock.parse(JSON.parse(text)) }
}

function compositionOf({ id, lock }: Held, next: Held | undefined): NonNullable<CompositionsAnswer['current']> {
  const parts = Object.entries(lock.parts)
  return {
    id,
    parts: parts.map(([name, { version, build, origin = '' }]) => ({
      name,
      version,
      build,
      origin,
      floor: lock.floor?.remotes[name] ?? '',
      next: next?.lock.parts[name]?.version ?? '',
    })),
    contributions: addedBy(lock),
    settings: settingsOf(lock),
  }
}

const addedBy = ({ parts }: Lock) =>
  Object.entries(parts).flatMap(([remote, part]) => contributionsOf(part).map(one => ({ remote, ...one })))

function nextOf(current: Held, { id, lock }: Held, given: Rollout['next']): NonNullable<CompositionsAnswer['next']> {
  const { share = 0 } = given ?? {}
  return { id, share, contributions: addedBy(lock), changes: changesBetween(current.lock, lock) }
}
