import { sql } from 'kysely'
import type { Db } from '../database/connect'
import type { Services } from '../services'
import { hashOf, NO_HASH, SEAL_VERSION, SEALED_COLUMNS } from './seal-of-row'

/** Rows sealed in one transaction. */
const BATCH = 1000

/** Seals every row of the audit that waits for it; where another server is at it, leaves it to that one. */
export async function sealAudit({ db }: Pick<Services, 'db'>): Promise<void> {
  let sealed = BATCH
  while (sealed === BATCH) sealed = await db.transaction().execute(sealBatch)
}

async function sealBatch(db: Db): Promise<number> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('audit seal', 0)) as free`.execute(db)
  if (!rows[0]?.free) return 0
  const seals = chain(await lastSeal(db), await waitingRows(db))
  if (seals.length === 0) return 0
  await db.insertInto('audit_seal').values(seals).execute()
  const ids = seals.map(seal => seal.audit_id)
  await db.deleteFrom('audit_unsealed').where('audit_id', 'in', ids).execute()
  return seals.length
}

type Seal = Awaited<ReturnType<typeof lastSeal>>

async function lastSeal(db: Db) {
  const last = await db
    .selectFrom('audit_seal')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? { seq: '0', hash: NO_HASH }
}

/** In the order of their ids. One that commits later than its neighbours comes later in the chain. */
const waitingRows = (db: Db) =>
  db
    .selectFrom('audit_unsealed')
    .innerJoin('audit', 'audit.id', 'audit_unsealed.audit_id')
    .select(SEALED_COLUMNS)
    .orderBy('audit_id')
    .limit(BATCH)
    .execute()

function chain(last: Seal, rows: Awaited<ReturnType<typeof waitingRows>>) {
  let previous_hash = last.hash
  return rows.map((row, index) => {
    const seq = Number(last.seq) + index + 1
    const hash = hashOf(seq, previous_hash, row)
    const seal = { seq: String(seq), audit_id: row.id, previous_hash, hash, version: SEAL_VERSION }
    previous_hash = hash
    return seal
  })
}
