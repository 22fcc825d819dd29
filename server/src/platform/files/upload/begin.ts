import { randomUUID } from 'node:crypto'
import type { beginUpload } from '@portal/shared-lib/contract/files'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { MAX_FILE_BYTES } from '@portal/shared-lib/contract/rules/attachment'
import type { Caller } from '../../caller'
import type { Db } from '../../database/connect'
import { refuse, refuseRule } from '../../refusal'
import type { Ask } from '../../route'
import { acceptedName } from '../file-name'
import { refuseBeyondQuota } from '../quota'

/** Of one person at a time: four forms full of attachments. */
const MAX_UNFINISHED = 20
/** Uploads that rest longer make room for new ones; while there is room they wait for the day's sweep. */
const RESTING_MS = 30 * 60_000
const TOO_MANY = '同时上传的文件过多，请等待其他文件上传完成后再试'

/** Begins an upload where name and size allow it, before a byte travels. */
export async function begin({ args, caller, db, services }: Ask<CallInput<typeof beginUpload>>) {
  const name = acceptedName(args.name)
  if (args.size > MAX_FILE_BYTES) refuse('fileTooLarge')
  const now = services.now()
  await refuseBeyondQuota(db, { caller, bytes: args.size, at: now })
  if ((await unfinished(db, caller).execute()).length >= MAX_UNFINISHED) await makeRoom(db, caller, now)
  const id = randomUUID()
  const owner = { province_code: caller.provinceCode, uploaded_by: caller.personId }
  await db
    .insertInto('upload')
    .values({ id, name, size: args.size, touched_at: now, ...owner })
    .execute()
  return { id, received: 0 }
}

async function makeRoom(db: Db, caller: Caller, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RESTING_MS)
  const resting = unfinished(db, caller).where('touched_at', '<', since)
  const { numDeletedRows } = await db.deleteFrom('upload').where('id', 'in', resting).executeTakeFirst()
  if (numDeletedRows === 0n) refuseRule(TOO_MANY)
}

const unfinished = (db: Db, { provinceCode, personId }: Caller) =>
  db
    .selectFrom('upload')
    .where('province_code', '=', provinceCode)
    .where('uploaded_by', '=', personId)
    .where('file_id', 'is', null)
    .select('id')
