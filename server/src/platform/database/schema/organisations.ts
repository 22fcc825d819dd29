import type { HandingPreference } from '@portal/shared-lib/contract/account'
import type { ColumnType } from 'kysely'
import type { Scope } from '../../scopes'
import type { Defaulted, Instant, Key, Moment } from './columns'

/** Regions, organisations, people, what they may do. */
export interface OrganisationTables {
  region: {
    region_code: string
    region_name: string
    region_type: string
    parent_code: string | null
    sort_no: Defaulted<number>
  }
  organisation: {
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
    has_access: Defaulted<boolean>
    in_use: Defaulted<boolean>
    version: Defaulted<number>
  }
  department: {
    id: string
    org_id: string
    dept_name: string
    sort_no: Defaulted<number>
    takes_in: Defaulted<boolean>
  }
  person: {
    id: string
    login_account: string
    user_name: string
    telephone: Defaulted<string>
    phone_num: Defaulted<string>
    password_hash: string
    must_change_password: Defaulted<boolean>
    password_changed_at: ColumnType<Date, Date | undefined, Date>
    last_sign_in_at: ColumnType<Date, Date | undefined, Date>
    in_use: Defaulted<boolean>
    told_of_todos_until: Moment
    is_demo: Defaulted<boolean>
  }
  post: {
    id: string
    person_id: string
    org_id: string
    dept_id: string
    position_name: Defaulted<string>
    home_path: Defaulted<string>
    handing_preference: Defaulted<'' | HandingPreference>
  }
  role: { role_code: string; role_name: string; data_scope: Defaulted<Scope> }
  post_role: { post_id: string; role_code: string; data_scope: Scope | null }
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
  delegation: { id: Key; post_id: string; to_person_id: string; from_at: Instant; until_at: Instant }
  officer_conflict: { person_id: string; roles: string[] }
  code_item: {
    table_name: string
    code_id: string
    code_name: string
    parent_id: string | null
    sort_no: number
    in_use: Defaulted<boolean>
  }
  display_column: { view_id: string; seq: number; head_descrip: string; head_name: string; head_width: number }
}
