import { createHash } from 'node:crypto'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../audit/record'
import { DAY_MS } from '../../calendar/china-time'
import type { Database } from '../../database/schema'
import { ifFound } from '../if-found'
import { placesIn } from '../local-places'
import type { FileStore, SealedContent } from '../store'

/** What was moved out of a folder lies here, in it. */
const MOVED = 'moved'
/** By then every server has heard that a move began, and has written what it was about to write. */
const HEARD_MS = 5_000

export interface Move {
  readonly db: Kysely<Database>
  /** Path of the folder store `from`. */
  readonly folder: string
  readonly from: FileStore
  readonly to: FileStore
  /** Told of how many contents have been moved. */
  note(moved: number): void
}

/** How a move came out. */
export interface Outcome {
  /** By this go. */
  readonly moved: number
  /** Contents that were not what their name says: they stay where they are. */
  readonly wrong: readonly string[]
  /** Contents that still arrive in the folder: another go is needed once they have. */
  readonly arriving: number
}

/**
 * Moves all contents from a folder to another store while servers read and write; new ones go there from now on. What one
 * go has moved stays moved, however it ends.
 */
export async function moveFiles(move: Move, heardMs = HEARD_MS): Promise<Outcome> {
  if (await begin(move.db)) await new Promise(resolve => setTimeout(resolve, heardMs))
  const wrong = new Set<string>()
  let moved = 0
  for (let before = -1; before < moved; ) {
    before = moved
    for await (const digests of move.from.digests())
      for (const sha256 of digests.filter(digest => !wrong.has(digest)))
        if (await moveOne(move, sha256)) move.note(++moved)
        else wrong.add(sha256)
  }
  const arriving = await arrivingIn(move.folder)
  if (arriving === 0 && wrong.size === 0) await end(move.db, moved)
  return { moved, wrong: [...wrong], arriving }
}

/** Whether it has not begun before. */
async function begin(db: Kysely<Database>): Promise<boolean> {
  return await db.transaction().execute(async transaction => {
    const begun = await transaction
      .insertInto('file_move')
      .values({ begun_at: new Date() })
      .onConflict(conflict => conflict.column('only_row').doNothing())
      .returning('begun_at')
      .executeTakeFirst()
    if (begun) await recordAudit(transaction, { ...OBJECT, action: '开始迁移文件' })
    return begun !== undefined
  })
}

async function end(db: Kysely<Database>, moved: number): Promise<void> {
  await db.transaction().execute(async transaction => {
    const ended = await transaction
      .updateTable('file_move')
      .set({ ended_at: new Date() })
      .where('ended_at', 'is', null)
      .returning('ended_at')
      .executeTakeFirst()
    if (ended) await recordAudit(transaction, { ...OBJECT, action: '完成迁移文件', after: { moved } })
  })
}

const OBJECT = { objectType: 'file', objectId: 'file_move', address: 'command line' }

/** False where what lies there is not what its name says, before or after. */
async function moveOne({ from, to, folder }: Move, sha256: string): Promise<boolean> {
  try {
    // What lies there from before contents were sealed is sealed by this.
    await from.renewSeal(sha256)
    const content = await from.sealed(sha256)
    // It was removed meanwhile: nothing is left to do.
    if (!content) return true
    const there = await to.sealed(sha256)
    const isThere = there?.length === content.length && (await isWhole(to, sha256))
    if (!isThere && !(await isTaken(to, sha256, content))) return false
  } catch (error) {
    if (isOfContent(error)) return false
    throw error
  }
  const places = placesIn(folder)
  const aside = placesIn(join(folder, MOVED)).content(sha256)
  await mkdir(dirname(aside), { recursive: true, mode: 0o700 })
  await ifFound(rename(places.content(sha256), aside))
  return true
}

/** Nothing is left of a copy that is not whole. */
async function isTaken(to: FileStore, sha256: string, content: SealedContent): Promise<boolean> {
  await to.take(sha256, content)
  const isRight = await isWhole(to, sha256).catch(error => {
    if (isOfContent(error)) return false
    throw error
  })
  if (!isRight) await to.removeIfOlder(sha256, new Date(Date.now() + DAY_MS))
  return isRight
}

/** Unlike a store that is away, which may be there again later. */
const isOfContent = (error: unknown) => (error as { code?: unknown }).code === undefined

async function isWhole(store: FileStore, sha256: string): Promise<boolean> {
  const content = await store.open(sha256)
  const digest = createHash('sha256')
  if (content) await pipeline(content, digest)
  return content !== undefined && digest.digest('hex') === sha256
}

const arrivingIn = async (folder: string): Promise<number> =>
  ((await ifFound(readdir(placesIn(folder).arrivals))) ?? []).length
