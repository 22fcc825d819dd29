import { type Kysely, sql } from 'kysely'
import type { Db } from '../database/connect'
import type { Database } from '../database/schema'
import { covers, hashOf, NO_HASH, SEALED_COLUMNS, type SealedRow } from './seal-of-row'

export interface Verdict {
  /** Seals that hold, from the first on. */
  readonly sealed: number
  /** Rows that wait for their seal. */
  readonly unsealed: number
  /** Hash of the last seal that holds: written down elsewhere, it shows later that the end was not cut off. */
  readonly lastHash: string
  /** The first thing that is wrong. */
  readonly broken?: string
}

/** Follows the chain from its beginning, on the audit as it is at this instant. */
export function verifyAudit(db: Kysely<Database>): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async snapshot => {
      const unsealed = await countUnsealed(snapshot)
      const chain = await followChain(snapshot)
      const broken = chain.broken ?? (await findStray(snapshot))
      return { ...chain, unsealed, ...(broken && { broken }) }
    })
}

/** Throws where a seal is not the one that was noted when it was the last: a chain that was made anew holds as well. */
export async function refuseOtherChain(db: Db, seq: string, hash: string): Promise<void> {
  const noted = db.selectFrom('audit_seal').where('seq', '=', seq).where('hash', '=', hash)
  if (await noted.select('seq').executeTakeFirst()) return
  throw new Error(`BROKEN: Seal ${seq} is not the one that was noted`)
}

async function followChain(db: Db): Promise<Omit<Verdict, 'unsealed'>> {
  let [sealed, lastHash] = [0, NO_HASH]
  for (;;) {
    const links = await linksAfter(db, sealed)
    if (links.length === 0) return { sealed, lastHash }
    for (const link of links) {
      const broken = findFault(link, sealed + 1, lastHash)
      if (broken) return { sealed, lastHash, broken }
      sealed += 1
      lastHash = link.hash
    }
  }
}

const LINKS_AT_ONCE = 5000

type Link = Awaited<ReturnType<typeof linksAfter>>[number]

const linksAfter = (db: Db, seq: number) =>
  db
    .selectFrom('audit_seal')
    .leftJoin('audit', 'audit.id', 'audit_seal.audit_id')
    .where('seq', '>', String(seq))
    .select(['seq', 'audit_id', 'previous_hash', 'hash', 'version'])
    .select(SEALED_COLUMNS)
    .orderBy('seq')
    .limit(LINKS_AT_ONCE)
    .execute()

function findFault({ audit_id, seq, previous_hash, hash, version, ...row }: Link, expected: number, lastHash: string) {
  if (seq !== String(expected)) return `Seal ${expected} is missing: the next one is ${seq}`
  if (previous_hash !== lastHash) return `Seal ${seq} does not follow the one before it`
  if (row.id === null) return `Row ${audit_id} has been removed; it was sealed as number ${seq}`
  const sealed = row as SealedRow
  if (covers(version, sealed) && hashOf(expected, lastHash, sealed, version) === hash) return undefined
  return `Row ${audit_id} is not what was sealed as number ${seq}`
}

/** Every row is sealed or waits for it, and nothing waits that is not there. */
async function findStray(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; there: boolean }>`
    select id, true as there from audit
    where not exists (select from audit_seal where audit_id = id)
      and not exists (select from audit_unsealed where audit_id = id)
    union all
    select audit_id, false from audit_unsealed where not exists (select from audit where id = audit_id)
    order by 1 limit 1`.execute(db)
  const [stray] = rows
  if (!stray) return undefined
  return stray.there
    ? `Row ${stray.id} has been slipped in: it is neither sealed nor waiting for its seal`
    : `Row ${stray.id} has been removed before it was sealed`
}

async function countUnsealed(db: Db): Promise<number> {
  const { rows } = await db
    .selectFrom('audit_unsealed')
    .select(eb => eb.fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
