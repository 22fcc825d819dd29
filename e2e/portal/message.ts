import { change } from './database'
import type { PortalServer } from './server'

/** Sends a person a message (催办), as an event of the server would: message, counter and word to the windows at once. */
export function sendMessageTo(portal: PortalServer, account: string, text: string): Promise<void> {
  return change(
    portal,
    `with receiver as (select id from person where login_account = $1), sent as (
       insert into message (person_id, type, content, created_by, created_at)
       select id, '4', $2, '系统', now() from receiver returning person_id
     ), counted as (
       insert into message_counter (person_id, type, total, unread) select person_id, '4', 1, 1 from sent
       on conflict (person_id, type) do update
         set total = message_counter.total + 1, unread = message_counter.unread + 1
       returning person_id
     )
     select pg_notify('portal_live', json_build_object('personIds', json_agg(person_id), 'tag', 'Message')::text)
     from counted`,
    [account, text],
  )
}
