import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key } from './columns'

/** Sessions, and what proves who signs in. */
export interface SignInTables {
  session: {
    token_hash: string
    post_id: string
    own_post_id: string
    created_at: ColumnType<Date, Date | undefined, never>
    last_seen_at: ColumnType<Date, Date | undefined, Date>
    ended_at: ColumnType<Date | null, undefined, Date | null>
    portal_set: ColumnType<string | null, undefined, string | null>
  }
  password_history: { id: Key; person_id: string; password_hash: string }
  failed_sign_in: { id: Key; typed: string | null; person_id: string | null; address: string; at: Instant }
  sign_in_address: { person_id: string; address: string; last_at: Instant }
  second_factor: {
    person_id: string
    secret: string
    last_step: ColumnType<string, number, number>
    enrolled_at: Instant
  }
  second_factor_offer: { person_id: string; secret: string; offered_at: Instant }
  qr_sign_in: {
    id: Key
    token_hash: string
    address: string
    browser: string
    asked_at: Instant
    state: Defaulted<'waiting' | 'confirmed' | 'refused' | 'used'>
    person_id: ColumnType<string | null, undefined, string>
    post_id: ColumnType<string | null, undefined, string>
    confirmed_at: ColumnType<Date | null, undefined, Date>
  }
  person_certificate: { person_id: string; issuer: string; serial_no: string; subject: string; bound_at: Instant }
  certificate_challenge: { hash: string; expires_at: ColumnType<Date, Date, never> }
}
