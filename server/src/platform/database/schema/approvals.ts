import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key, Moment, Turning } from './columns'

type Json<T> = ColumnType<T, string, string>

/** A role whose holders are asked, or one person. */
export interface ChainNode {
  /** Tells the nodes of one chain apart. */
  readonly id: number
  /** Empty: a signer who was added by name. */
  readonly role: string
  readonly within: 'dept' | 'org'
  /** The one person who is asked; empty: all who hold the role. */
  readonly personId: string
}

/** Approvals and who decides them. */
export interface ApprovalTables {
  approval_chain: {
    province_code: string
    set_for: string
    subject_type: string
    nodes: Json<readonly Pick<ChainNode, 'role' | 'within'>[]>
  }
  approval: Turning & {
    province_code: string
    id: Key
    subject_type: string
    subject_id: string
    petition_id: string
    step_id: string | null
    title: string
    chain: Json<readonly ChainNode[]>
    position: number
    version: Defaulted<number>
    state: Defaulted<'pending' | 'approved' | 'returned' | 'withdrawn'>
    applicant_id: string
    applicant_holder_id: string
    org_id: string
    dept_id: string
    due_at: Moment
    submitted_at: Instant
    arrived_at: Instant
    ended_at: Moment
    snapshot: Json<Readonly<Record<string, unknown>>>
    text: Defaulted<string>
    round: Defaulted<number>
    previous_id: string | null
  }
  approval_decision: {
    province_code: string
    approval_id: string
    seq: number
    node_id: number
    person_id: string
    on_behalf_of: string | null
    decision: 'agree' | 'back' | 'forward' | 'addSigner'
    opinion: Defaulted<string>
    at: Instant
    target_id: string | null
    signature_id: string | null
  }
  signature: {
    id: Key
    person_id: string
    picture: Buffer
    kept_at: Instant
    ended_at: Moment
  }
  approval_delegation: {
    id: Key
    org_id: string
    from_person_id: string
    to_person_id: string
    subject_types: Defaulted<string[]>
    reason: string
    from_at: Instant
    until_at: Instant
    ended_at: Moment
    created_at: Instant
  }
}
