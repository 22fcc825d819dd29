import { signIn } from '../../../scripts/testing/sign-in.mjs'
import type { Query } from '../database.ts'

/** Accounts of the demonstration; two more officers, so that the first may leave, and people with other work. */
const OFFICERS: Readonly<Record<string, string>> = {
  sys91: 'R91',
  zs11: 'R91',
  sec92: 'R92',
  zs13: 'R92',
  aud93: 'R93',
}
export const ACCOUNTS = [...Object.keys(OFFICERS), 'zs05', 'rs12']
export const OFFICERS_OF_RIGHTS = ['sys91', 'zs11', 'sec92', 'zs13']
export const ROLES = ['R06', 'R12', 'R91', 'R92', 'R93']
/** Whose permissions are changed besides those of the officers. */
const CHANGED = ['R06', 'R12']

const idOf = (account: string) => `demo-${account}`
const CAST = ACCOUNTS.map(idOf)

export interface Cast {
  /** Puts everybody back to how each sequence begins. */
  readonly reset: () => Promise<void>
  readonly headersOf: (account: string) => Promise<Record<string, string> | undefined>
  readonly forget: (account: string) => void
}

/** Makes the officers that the demonstration lacks, and remembers how all stood. */
export async function gather(address: string, query: Query): Promise<Cast> {
  const people = await query<Standing>('select id, password_hash from person where id = any($1)', [CAST])
  const grants = await query<Grant>('select role_code, node_id from role_permission where role_code = any($1)', [
    CHANGED,
  ])
  const ordinary = await query<Held>(
    `select post_id, role_code from post_role join post on post.id = post_id
     where person_id = any($1)`,
    [['zs05', 'rs12'].map(idOf)],
  )
  const places = await query<Place>('select id, dept_id from post where person_id = any($1)', [CAST])
  const lines = await query<Line>('select id, parent1_id from organisation')
  const sessions = new Map<string, Record<string, string> | undefined>()

  async function reset() {
    await query(CLEAR_PROPOSALS)
    await query('delete from role_permission_proposal')
    await query('delete from delegation where proposed_by is not null')
    await query('delete from failed_sign_in')
    await query(REOPEN_REVIEWS)
    await query(TAKE_ROLES, [CAST])
    await query('delete from post_scope')
    for (const { id, parent1_id } of lines)
      await query('update organisation set parent1_id = $2 where id = $1 and parent1_id is distinct from $2', [
        id,
        parent1_id,
      ])
    for (const { id, dept_id } of places) await query('update post set dept_id = $2 where id = $1', [id, dept_id])
    for (const { id, password_hash } of people) await query(RESTORE_PERSON, [id, password_hash])
    for (const [account, role] of Object.entries(OFFICERS)) await query(GIVE_ROLE, [idOf(account), role])
    for (const { post_id, role_code } of ordinary) await query(GIVE_TREE, [post_id, role_code])
    await query('delete from role_permission where role_code = any($1)', [CHANGED])
    for (const { role_code, node_id } of grants)
      await query('insert into role_permission (role_code, node_id) values ($1, $2)', [role_code, node_id])
    for (const [account, headers] of sessions) if (!headers) sessions.delete(account)
  }

  async function headersOf(account: string) {
    if (!sessions.has(account))
      sessions.set(
        account,
        await signIn(address, account).then(
          ({ headers }) => headers,
          () => undefined,
        ),
      )
    return sessions.get(account)
  }
  return { reset, headersOf, forget: account => sessions.delete(account) }
}

interface Standing {
  readonly id: string
  readonly password_hash: string
}
interface Grant {
  readonly role_code: string
  readonly node_id: string
}
interface Place {
  readonly id: string
  readonly dept_id: string
}
interface Line {
  readonly id: string
  readonly parent1_id: string | null
}
interface Held {
  readonly post_id: string
  readonly role_code: string
}

/** Opens every review once more, past what keeps those that are signed; of half of them all is decided. */
const REOPEN_REVIEWS = `do $$ begin
  perform set_config('session_replication_role', 'replica', true);
  update rights_review set signed_by = null, signed_at = null, hash = '', audited_by = null, audited_at = null
    where signed_at is not null;
  update rights_review_row set decision = case when review_id % 2 = 0 then 'keep' else '' end,
    decided_by = case when review_id % 2 = 0 then 'demo-sec92' end, agreed_by = null, agreed_at = null
    where agreed_at is not null or decision <> case when review_id % 2 = 0 then 'keep' else '' end;
end $$`
const CLEAR_PROPOSALS = 'delete from post_role_proposal'
const TAKE_ROLES = 'delete from post_role where post_id in (select id from post where person_id = any($1))'
const RESTORE_PERSON = `update person set in_use = true, awaits_password = false, password_asked_by = null,
  must_change_password = false, last_sign_in_at = now(), password_changed_at = now(), password_hash = $2 where id = $1`
/** People with other work reach what lies below their organisations. */
const GIVE_TREE = `insert into post_role (post_id, role_code, data_scope) values ($1, $2, 'ORG_TREE')`
const GIVE_ROLE = `insert into post_role (post_id, role_code)
  select id, $2 from post where person_id = $1 order by id limit 1`
