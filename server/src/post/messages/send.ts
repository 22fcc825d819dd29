import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { countNew } from './counter'
import { MESSAGE_TYPES, type MessageType } from './types'

export interface NewMessage {
  readonly personIds: readonly string[]
  readonly type: MessageType
  /** Petition numbers in it lead to their cases. */
  readonly text: string
  readonly at: Date
  /** Name of the person or organisation whose doing it is; the system's own without. */
  readonly from?: string
  /** The page that it is about, a path of the portal; it must be one that its receivers may open. */
  readonly opens?: string | undefined
}

const SYSTEM = '系统'

/** Sends people one message each, in the caller's transaction; their windows are told when that commits. */
export async function sendMessage(
  db: Db,
  { personIds, type, text, at, from = SYSTEM, opens = '' }: NewMessage,
): Promise<void> {
  const receivers = [...new Set(personIds)]
  if (!receivers.length) return
  const { code } = MESSAGE_TYPES[type]
  await sql`insert into message (person_id, type, content, created_by, created_at, opens)
    select person_id, ${code}, ${text}, ${from}, ${at}, ${opens} from unnest(${sql.val(receivers)}::text[]) as person_id`.execute(
    db,
  )
  await countNew(db, receivers, code)
  await tell(db, receivers, 'Message')
}
