import type { Services } from '../services'
import { forgetCounts } from './quota'

const DAY_MS = 86_400_000
/** A staged file that belongs to nothing after this time is given up, and an upload that has rested so long. */
const STAGED_MS = DAY_MS
/** For which officers can look at what a scanner found something in. */
const QUARANTINE_MS = 30 * DAY_MS

/**
 * Removes links that expired, staged files that were given up and are in no draft, uploads that came to nothing, and
 * contents that no file has any more.
 */
export async function sweepFiles(services: Services): Promise<void> {
  const { db, now } = services
  const before = new Date(now().getTime() - STAGED_MS)
  const givenUp = db
    .selectFrom('file')
    .where('state', '=', 'staged')
    .where('created_at', '<', before)
    .where('id', 'not in', db.selectFrom('mail_draft_file').select('file_id'))
    .where('id', 'not in', db.selectFrom('petition_draft_file').select('file_id'))
    .select('id')
  await db
    .deleteFrom('file_link')
    .where(eb => eb.or([eb('expires_at', '<', now()), eb('file_id', 'in', givenUp)]))
    .execute()
  await db.deleteFrom('file').where('id', 'in', givenUp).execute()
  await db.deleteFrom('upload').where('touched_at', '<', before).execute()
  await forgetCounts(db, now())
  await removeUnused(services, before)
  await services.files.removeIncomplete(before)
  await services.files.removeQuarantined(new Date(now().getTime() - QUARANTINE_MS))
}

/**
 * Contents without a file also come from uploads that broke off. Young ones stay: theirs may be about to be written
 * down.
 */
async function removeUnused({ db, files }: Services, before: Date): Promise<void> {
  for await (const digests of files.digests()) {
    if (digests.length === 0) continue
    const rows = await db.selectFrom('file').where('sha256', 'in', digests).select('sha256').distinct().execute()
    const used = new Set(rows.map(row => row.sha256))
    for (const digest of digests.filter(digest => !used.has(digest))) await files.removeIfOlder(digest, before)
  }
}
