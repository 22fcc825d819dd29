import type { KnowledgeKind } from '@portal/shared-lib/contract/knowledge'
import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'
import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Date, Date | string, Date | string>
type Defaulted<T> = Generated<T>
/** bigint keys travel as text: they exceed what a number holds exactly. */
type Key = ColumnType<string, never, never>

export interface Region {
  region_code: string
  region_name: string
  region_type: string
  parent_code: string | null
  sort_no: Defaulted<number>
}

export interface Organisation {
  id: string
  company_name: string
  doc_short_name: string
  pin_yin: Defaulted<string>
  org_code: string
  region_code: string
  sub_level_code: string
  sub_system_code: string
  parent1_id: string | null
  parent2_id: string | null
  parent3_id: string | null
  postal_address: Defaulted<string>
  reception_address: Defaulted<string>
  telephone: Defaulted<string>
  postal_code: Defaulted<string>
  is_petition: Defaulted<boolean>
  is_choose: Defaulted<boolean>
  in_use: Defaulted<boolean>
}

export interface Person {
  id: string
  login_account: string
  user_name: string
  telephone: Defaulted<string>
  phone_num: Defaulted<string>
  password_hash: string
  must_change_password: Defaulted<boolean>
  in_use: Defaulted<boolean>
  is_demo: Defaulted<boolean>
}

export interface Petition {
  province_code: string
  id: Key
  petition_no: string
  state: string
  channel: string
  petition_date: ColumnType<string, string, string>
  registered_at: Instant
  register_org_id: string
  register_dept_id: string
  register_person_id: string
  due_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  anonymous: boolean
  person_count: number
  place_region: string
  purpose: string
  category: string
  summary: string
  request: Defaulted<string>
  version: Defaulted<number>
}

export interface Todo {
  province_code: string
  id: Key
  family: 'db' | 'sysp' | 'qt'
  todo_type: string
  petition_id: string
  org_id: string
  dept_id: string
  person_id: Defaulted<string>
  source_org_id: string
  due_at: ColumnType<Date | null, Date | string | null, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, never>
  done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface MailReceiver {
  province_code: string
  mail_id: string
  person_id: string
  seq: number
  org_id: string
  dept_id: string
  sent_at: ColumnType<Date, Date, never>
  read_at: ColumnType<Date | null, Date | null | undefined, Date>
  starred: Defaulted<boolean>
}

/** The tables, as Kysely sees them. Columns and reasons: `migrations/*.sql`. */
export interface Database {
  region: Region
  organisation: Organisation
  department: { id: string; org_id: string; dept_name: string; sort_no: Defaulted<number> }
  person: Person
  post: {
    id: string
    person_id: string
    org_id: string
    dept_id: string
    position_name: Defaulted<string>
    home_path: Defaulted<string>
  }
  role: { role_code: string; role_name: string }
  post_role: { post_id: string; role_code: string }
  permission_node: {
    id: string
    parent_id: string | null
    sort_no: number
    url: string
    fun_name: string
    description: string | null
    icon_path: string | null
    is_remind: Defaulted<boolean>
    custom_parameters: string | null
  }
  role_permission: { role_code: string; node_id: string }
  session: {
    token_hash: string
    post_id: string
    created_at: ColumnType<Date, Date | undefined, never>
    last_seen_at: ColumnType<Date, Date | undefined, Date>
    ended_at: ColumnType<Date | null, undefined, Date | null>
  }
  code_item: {
    table_name: string
    code_id: string
    code_name: string
    parent_id: string | null
    sort_no: number
    in_use: Defaulted<boolean>
  }
  answered_request: {
    person_id: string
    request_id: string
    call_id: string
    answer: ColumnType<unknown, string | null, string | null>
    created_at: ColumnType<Date, undefined, never>
  }
  audit: {
    id: Key
    at: ColumnType<Date, undefined, never>
    person_id: string | null
    org_id: string | null
    action: string
    object_type: Defaulted<string>
    object_id: Defaulted<string>
    result: Defaulted<string>
    request_id: Defaulted<string>
    address: Defaulted<string>
  }
  notice: { id: Key; title: string; content: string; publisher: string; created_at: Instant }
  file: {
    id: string
    province_code: string
    name: string
    size: ColumnType<string, number, never>
    sha256: string
    state: Defaulted<'staged' | 'kept'>
    uploaded_by: string
    created_at: ColumnType<Date, undefined, never>
  }
  file_link: { token_hash: string; file_id: string; person_id: string; expires_at: Instant }
  petition_serial: { prefix: string; region6: string; day: string; last_no: number }
  petition: Petition
  petition_person: {
    province_code: string
    petition_id: string
    seq: number
    role: Defaulted<string>
    name: string
    id_card: Defaulted<string>
    mobile: Defaulted<string>
    address: Defaulted<string>
  }
  petition_file: { province_code: string; petition_id: string; seq: number; file_id: string }
  timeline: {
    province_code: string
    petition_id: string
    seq: number
    at: ColumnType<Date, Date | string | undefined, never>
    action: string
    person_id: string
    org_id: string
    dept_id: string
    text: Defaulted<string>
    state_after: string
  }
  todo: Todo
  todo_counter: {
    province_code: string
    dept_id: string
    person_id: string
    todo_type: string
    open_count: number
  }
  mail: {
    province_code: string
    id: Key
    sender_id: string
    sender_org_id: string
    sender_dept_id: string
    contents: string
    sent_at: ColumnType<Date, Date, never>
    receiver_count: number
    starred: Defaulted<boolean>
  }
  mail_receiver: MailReceiver
  mail_file: { province_code: string; mail_id: string; seq: number; file_id: string }
  mail_counter: {
    province_code: string
    person_id: string
    received_count: number
    unread_count: number
    sent_count: number
  }
  message: {
    person_id: string
    id: Key
    type: MessageTypeCode
    state: Defaulted<'0' | '1'>
    content: string
    created_by: string
    created_at: ColumnType<Date, Date | string, never>
  }
  message_counter: { person_id: string; type: MessageTypeCode; total: number; unread: number }
  kb_node: { id: string; parent_id: string | null; sort_no: number; title: string; kind: KnowledgeKind }
  kb_doc: {
    node_id: string
    doc_no: Defaulted<string>
    issuer: Defaulted<string>
    issue_date: ColumnType<string | null, string | null | undefined, string | null>
    effect_date: ColumnType<string | null, string | null | undefined, string | null>
    status: Defaulted<'现行' | '已修改' | '已废止'>
  }
  kb_article: { node_id: string; seq: number; no: string; text: string }
}
