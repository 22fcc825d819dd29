import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Days after which a message is history. */
export const LATEST_DAYS = 30

/** Where messages lie: the latest, and those that are history. */
export type Shelf = 'message' | 'message_history'

export type Receiver = Pick<Caller, 'personId'>

/** The only way to messages: their receiver's own. */
export const messagesOf = (db: Db, { personId }: Receiver, shelf: Shelf = 'message') =>
  db.selectFrom(shelf as 'message').where('person_id', '=', personId)

export type Messages = ReturnType<typeof messagesOf>
