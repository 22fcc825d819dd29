import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ifFound } from '../files/if-found'
import type { Ring } from './rings'

const id = z.string().regex(/^[0-9a-f]{12}$/)

/** What `rollout.json` says, written by `npm run rollout`: which of the held compositions who gets. */
const Rollout = z.object({
  current: id,
  /** The one before the current. */
  previous: id.optional(),
  /** The newer one, for a share of the people in percent; offices have it first by a ring. */
  next: z.object({ id, share: z.number().min(0).max(100) }).optional(),
  /** Held so that windows that run them find their files; nobody gets them any more. */
  withdrawn: z.array(id),
})

export type Rollout = z.infer<typeof Rollout>

/** Undefined where the folder is one composition alone. Read each time: what the command writes counts at once. */
export async function readRollout(portalFolder: string): Promise<Rollout | undefined> {
  const text = await ifFound(readFile(join(portalFolder, 'rollout.json'), 'utf8'))
  return text === undefined ? undefined : Rollout.parse(JSON.parse(text))
}

/**
 * The same after what became of the ring, which stands in the database: all servers go by it at once, each with a folder
 * of its own or all with one.
 */
export function afterRing(rollout: Rollout, ring: Ring | undefined): Rollout {
  const { current, previous, next, withdrawn } = rollout
  if (!ring || ring.state === 'open') return rollout
  if (ring.set === next?.id)
    return ring.state === 'finished'
      ? { current: next.id, previous: current, withdrawn }
      : { current, previous, withdrawn: [...withdrawn, next.id] }
  const isTakenBack = ring.set === current && ring.state !== 'finished' && previous !== undefined
  return isTakenBack ? { current: previous, withdrawn: [...withdrawn, current] } : rollout
}

/** The folder of a held composition's page and headers. */
export const setFolder = (portalFolder: string, set: string) => join(portalFolder, 'sets', set)
