import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Caller } from '../caller'
import { ifFound } from '../files/if-found'
import type { Services } from '../services'
import { latestRing } from './rings'
import { readRollout, setFolder } from './rollout'
import { setOfSession } from './sets-of-sessions'

/** What takes a page away; faults of single clicks come from data as well. */
const COUNTED = ['load', 'render']

const Lock = z.object({ parts: z.record(z.string(), z.object({ version: z.string(), build: z.string() })) })
type Parts = z.infer<typeof Lock>['parts']

interface Fault {
  readonly remote: string
  readonly version: string
  readonly build?: string | undefined
  readonly kind: string
  readonly damage?: { readonly how: string } | undefined
}

/**
 * Counts a fault against the ring in whose composition it was met, once for a person and part. Not where the network was
 * away, nor of a part that the current composition has just so: going back would mend nothing.
 */
export async function noteRingFault(
  { db, config, now }: Services,
  caller: Pick<Caller, 'tokenHash' | 'personId'>,
  { kind, damage, ...part }: Fault,
): Promise<void> {
  const { portalFolder } = config
  if (portalFolder === undefined || !COUNTED.includes(kind) || damage?.how === 'unreachable') return
  const rollout = await readRollout(portalFolder)
  if (!rollout) return
  const ring = await latestRing(db)
  if (ring?.state !== 'open' || (await setOfSession(db, caller.tokenHash)) !== ring.set) return
  const [before, parts] = [await partsOf(portalFolder, rollout.current), await partsOf(portalFolder, ring.set)]
  const { remote, version } = part
  if (!isOfRing(parts, part) || !isOther(before, parts, remote)) return
  await db
    .insertInto('ring_fault')
    .values({ ring_id: ring.id, remote, person_id: caller.personId, version, at: now() })
    .onConflict(conflict => conflict.columns(['ring_id', 'remote', 'person_id']).doNothing())
    .execute()
}

/** The shell names itself by its entry. A version that is tried in a window alone is none of the ring's. */
function isOfRing(parts: Parts, { remote, version, build }: Omit<Fault, 'kind' | 'damage'>): boolean {
  if (remote === 'shell') return true
  const part = parts[remote]
  return part?.version === version && (build === undefined || part.build === build)
}

/** A remote that stayed the same may still fail by the shell around it. */
const isOther = (before: Parts, after: Parts, remote: string) =>
  before[remote]?.build !== after[remote]?.build || before.shell?.build !== after.shell?.build

async function partsOf(portalFolder: string, set: string): Promise<Parts> {
  const text = await ifFound(readFile(join(setFolder(portalFolder, set), 'composition.lock.json'), 'utf8'))
  return text === undefined ? {} : Lock.parse(JSON.parse(text)).parts
}
