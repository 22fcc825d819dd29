import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'
import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key } from './columns'

interface Message {
  person_id: string
  id: Key
  type: MessageTypeCode
  state: Defaulted<'0' | '1'>
  content: string
  created_by: string
  created_at: ColumnType<Date, Date | string, never>
}

interface MeetingMember {
  province_code: string
  room_id: string
  person_id: string
  org_id: string
  invited_at: ColumnType<Date, Date, never>
  entered_at: ColumnType<Date | null, undefined, Date>
  peer_id: ColumnType<string | null, undefined, string | null>
  seen_at: ColumnType<Date | null, undefined, Date>
  microphone: Defaulted<boolean>
  camera: Defaulted<boolean>
  sharing: Defaulted<boolean>
  minute: ColumnType<string | null, undefined, string>
  minute_at: ColumnType<Date | null, undefined, Date>
}

/** Messages, and the meetings to which some of them invite. */
export interface MessageTables {
  message: Message
  message_history: Omit<Message, 'id'> & { id: ColumnType<string, string, never>; moved_at: Instant }
  message_counter: {
    person_id: string
    type: MessageTypeCode
    total: number
    unread: number
    history_total: Defaulted<number>
    history_unread: Defaulted<number>
  }
  meeting: {
    province_code: string
    room_id: string
    host_id: string
    petition_id: string | null
    created_at: ColumnType<Date, Date, never>
    ended_at: ColumnType<Date | null, undefined, Date>
  }
  meeting_member: MeetingMember
  meeting_signal: {
    province_code: string
    room_id: string
    to_peer: string
    id: Key
    from_peer: string
    signal: string
  }
}
