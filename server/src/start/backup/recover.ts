import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyAudit } from '../../platform/audit/verify'
import { connect } from '../../platform/database/connect'
import { findPlace } from '../../platform/database/embedded/place'
import { LIMITS } from '../../platform/database/limits'
import { handOver, type Journal, sealSegments } from '../journal/journal'
import { type Recovered, recover } from '../journal/recover'
import { refuseInUse, replaceEmbedded } from './restore'

/** What an instant that was restored has. */
export interface Instant extends Recovered {
  /** Digests of the contents that its rows name. */
  readonly files: readonly string[]
}

/** An instant as it was typed, or the end of the journal. Throws where it is none. */
export function instantFrom(text: string | undefined): Date | undefined {
  if (text === 'latest') return undefined
  const instant = new Date(text ?? '')
  if (text && /\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(instant.getTime())) return instant
  throw new Error('Name an instant with its zone, like 2026-11-27T10:15:00+08:00, or latest')
}

/** Restores an instant as the portal's own database; answers also where the one before lies, where there was one. */
export async function restoreInstant(folder: string, journal: Journal, until: Date | undefined) {
  refuseInUse(folder)
  // What it handed over when it was stopped.
  await sealSegments(folder, journal)
  let found: Instant | undefined
  const handedOver = join(findPlace(folder).folder, 'handed-over-by-the-next')
  const name = until ? until.toISOString().replaceAll(/[-:.]/g, '') : 'latest'
  const aside = await replaceEmbedded(folder, name, async draft => {
    await rm(handedOver, { recursive: true, force: true })
    found = await recoverChecked(draft, journal, until, handedOver)
  })
  // The journal goes on from there, now that nothing can fail any more.
  await handOver(folder, handedOver)
  await sealSegments(folder, journal)
  return { aside, files: found?.files ?? [], journalAt: found?.journalAt ?? '' }
}

/** Restores an instant into a database that is thrown away: throws where it could not be. */
export async function tryInstant(journal: Journal, until: Date | undefined): Promise<Instant> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-verify-'))
  try {
    return await recoverChecked(folder, journal, until)
  } finally {
    for (const path of [findPlace(folder).folder, folder]) await rm(path, { recursive: true, force: true })
  }
}

async function recoverChecked(
  folder: string,
  journal: Journal,
  until: Date | undefined,
  handedOver?: string,
): Promise<Instant> {
  let files: string[] = []
  const check = async (url: string) => {
    const db = connect(url, LIMITS.upkeep)
    try {
      const { broken } = await verifyAudit(db)
      if (broken) throw new Error(`BROKEN: ${broken}`)
      const rows = await db.selectFrom('file').select('sha256').distinct().execute()
      files = rows.map(({ sha256 }) => sha256)
    } finally {
      await db.destroy()
    }
  }
  const recovered = await recover(folder, journal, until, check, handedOver)
  return { ...recovered, files }
}
