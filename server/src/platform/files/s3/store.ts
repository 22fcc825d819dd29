import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '../../calendar/china-time'
import type { FieldKeys } from '../../keys/field-keys'
import { arrive } from '../local-arrival'
import { type Arrivals, makeFolder } from '../local-places'
import { removeOlder } from '../local-store'
import { OWNER_ALONE } from '../sealed/growing'
import { streamOf } from '../sealed/reading'
import type { FileStore } from '../store'
import type { Bucket, Listed } from './bucket'
import { contentKey, keyIdIn, openWhole, renewedSeal, sealedIn } from './opening'
import { ARRIVING, lastPieces, s3Pieces } from './pieces'

const QUARANTINE = 'quarantine/'
const CONTENT = /^[\da-f]{2}\/([\da-f]{64})$/
/** With which key all are sealed, but for what was written since. */
const RENEWED = 'renewed'
/** Clocks of servers and buckets differ. */
const MARGIN_MS = DAY_MS
const NOTE_BYTES = 100
/** Asked for at the same time. */
const AT_ONCE = 16

/**
 * Contents as objects of a bucket, under the names and with the bytes that they have in a folder. What arrives is sealed,
 * measured and looked through in a folder of this server first, the scratch, which may be emptied while no server runs.
 */
export function s3Store(bucket: Bucket, scratch: string, keys: FieldKeys): FileStore {
  const arrivals: Arrivals = {
    arrivals: scratch,
    arriving: id => join(scratch, id),
    async move(from, sha256, to) {
      const { size } = await stat(from)
      const key = to === 'content' ? contentKey(sha256) : QUARANTINE + sha256
      await bucket.putStream(key, size, () => createReadStream(from))
      await rm(from)
    },
  }
  return {
    ...s3Pieces(bucket, arrivals, keys),
    keep: (content, check = async () => {}) => arrive(arrivals, keys, content, check),
    async open(sha256, range) {
      const whole = await openWhole(bucket, keys, sha256, range?.start ?? 0)
      return whole && streamOf(whole, range)
    },
    has: async sha256 => (await bucket.look(contentKey(sha256))) !== undefined,
    sealed: sha256 => sealedIn(bucket, sha256),
    take: (sha256, { length, read }) => bucket.putStream(contentKey(sha256), length, read),
    digests: () => digestsIn(bucket),
    async removeIfOlder(sha256, since) {
      const found = await bucket.look(contentKey(sha256))
      if (!found || found.at >= since) return false
      await bucket.remove(found.key)
      return true
    },
    async removeIncomplete(since) {
      await removeOlder(scratch, since)
      for (const [id, at] of await lastPieces(bucket)) if (at < since) await remove(bucket, `${ARRIVING}${id}/`)
    },
    removeQuarantined: since => remove(bucket, QUARANTINE, ({ at }) => at < since),
    toRenew: () => toRenew(bucket, keys),
    noteRenewed: at => bucket.put(RENEWED, Buffer.from(`${keys.ids[0]} ${at.toISOString()}`)),
    async renewSeal(sha256) {
      const renewed = await renewedSeal(bucket, keys, sha256)
      if (!renewed) return
      // An object can be written as a whole only, and not while it is read.
      const path = arrivals.arriving(randomUUID())
      await makeFolder(scratch)
      try {
        await pipeline(renewed, createWriteStream(path, { mode: OWNER_ALONE }))
        await arrivals.move(path, sha256, 'content')
      } finally {
        await rm(path, { force: true })
      }
    },
    async closeFolders() {
      await makeFolder(scratch)
      await removeOlder(scratch, new Date(Date.now() - DAY_MS))
    },
    countByKey: () => countByKey(bucket),
  }
}

async function* digestsIn(bucket: Bucket): AsyncIterable<string[]> {
  for await (const found of bucket.list()) yield found.flatMap(({ key }) => CONTENT.exec(key)?.slice(1) ?? [])
}

/** Not all of them at each start of a server: each takes a request. */
async function* toRenew(bucket: Bucket, keys: FieldKeys): AsyncIterable<string[]> {
  const note = (await bucket.read(RENEWED, 0, NOTE_BYTES))?.bytes.toString()
  const [key, at = ''] = note?.split(' ') ?? []
  const since = key === keys.ids[0] ? Date.parse(at) - MARGIN_MS : 0
  for await (const found of bucket.list())
    yield found.filter(one => one.at.getTime() >= since).flatMap(one => CONTENT.exec(one.key)?.slice(1) ?? [])
}

async function remove(bucket: Bucket, under: string, isMeant: (found: Listed) => boolean = () => true) {
  for await (const found of bucket.list(under)) for (const one of found) if (isMeant(one)) await bucket.remove(one.key)
}

/** Reads the header of each object; what still arrives and what is in quarantine counts as well. */
async function countByKey(bucket: Bucket): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  for await (const found of bucket.list())
    for (let at = 0; at < found.length; at += AT_ONCE) {
      const ids = await Promise.all(found.slice(at, at + AT_ONCE).map(({ key }) => keyIdIn(bucket, key)))
      for (const id of ids) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  return counts
}
