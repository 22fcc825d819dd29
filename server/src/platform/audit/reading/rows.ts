import type { auditRows } from '@portal/shared-lib/contract/audit'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import {
  auditActionName,
  auditActionsLike,
  auditObjectName,
  auditResultName,
} from '@portal/shared-lib/contract/rules/audit'
import { type RawBuilder, sql } from 'kysely'
import { addDays, startOfDay } from '../../calendar/china-time'
import type { Caller } from '../../caller'
import type { Db } from '../../database/connect'
import { contains } from '../../paging/like'
import { isRowId } from '../../paging/row-id'
import { refuse } from '../../refusal'
import { covers, hashOf, SEALED_COLUMNS } from '../seal-of-row'

type Query = CallInput<typeof auditRows>

const ALL = sql<boolean>`true`

/** SQL for the rows that are asked for, of the caller's province and of nobody's: sign-ins by nobody known, the command line. */
const matches = ({ provinceCode }: Caller, query: Query): RawBuilder<boolean> =>
  sql<boolean>`(
    at >= ${startOfDay(query.from)} and at < ${startOfDay(addDays(query.to, 1))}
    and (organisation.id is null or organisation.region_code like ${`${provinceCode}%`})
    and ${byPerson(query.person)} and ${byAction(query.action)} and ${query.failedOnly ? sql<boolean>`result <> 'ok'` : ALL}
    and ${whole('audit.object_id', query.objectId)} and ${whole('audit.address', query.address)}
    and ${whole('audit.session', query.session)} and ${whole('audit.request_id', query.requestId)})`

const whole = (column: string, text: string) => (text === '' ? ALL : sql<boolean>`${sql.ref(column)} = ${text}`)

/** Of somebody's own and of what was done in that person's post. */
function byPerson(text: string): RawBuilder<boolean> {
  if (text === '') return ALL
  const people = sql`select id from person where login_account = ${text} or user_name = ${text}`
  return sql<boolean>`(person_id in (${people}) or on_behalf_of in (${people}))`
}

function byAction(text: string): RawBuilder<boolean> {
  if (text === '') return ALL
  return sql<boolean>`(action like ${contains(text)} or action = any(${auditActionsLike(text)}::text[]))`
}

type Answer = CallAnswer<typeof auditRows>
type Found = Awaited<ReturnType<typeof findRows>>[number]

const LIMIT = 50

/** A page of the audit, the latest first, each row compared with its seal. */
export async function readRows(db: Db, caller: Caller, query: CallInput<typeof auditRows>): Promise<Answer> {
  if (query.cursor !== '' && !isRowId(query.cursor)) refuse('badInput', { detail: 'cursor' })
  const found = await findRows(db, caller, query)
  const rows = found.slice(0, LIMIT)
  return { list: rows.map(shown), next: found.length > LIMIT ? (rows.at(-1)?.id ?? null) : null }
}

const ANYTHING = { person: '', objectId: '', address: '', session: '', requestId: '', cursor: '' }

/** How many rows the list would show on all its pages. */
export async function countRows(
  db: Db,
  caller: Caller,
  query: Pick<Query, 'from' | 'to' | 'action' | 'failedOnly'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .leftJoin('organisation', 'organisation.id', 'audit.org_id')
    .where(matches(caller, { ...ANYTHING, ...query }))
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const findRows = (db: Db, caller: Caller, query: CallInput<typeof auditRows>) =>
  db
    .selectFrom('audit')
    .leftJoin('organisation', 'organisation.id', 'audit.org_id')
    .leftJoin('person', 'person.id', 'audit.person_id')
    .leftJoin('person as holder', 'holder.id', 'audit.on_behalf_of')
    .leftJoin('audit_seal', 'audit_seal.audit_id', 'audit.id')
    .where(matches(caller, query))
    .$if(query.cursor !== '', rows =>
      rows.where(sql<boolean>`(at, audit.id) < (select at, id from audit where id = ${query.cursor})`),
    )
    .select(SEALED_COLUMNS)
    .select(['person.user_name as person', 'person.login_account as account', 'holder.user_name as onBehalfOf'])
    .select(['company_name as organisation', 'seq', 'previous_hash', 'hash', 'audit_seal.version'])
    .select([
      sql<string>`to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS.MS')`.as('shownAt'),
      sql<string[]>`array(select role_name from role where role_code = any(string_to_array(audit.roles, ','))
        order by role_code)`.as('roleNames'),
    ])
    .orderBy('at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(LIMIT + 1)
    .execute()

function shown(row: Found): Answer['list'][number] {
  const { object_id: objectId, request_id: requestId, address, device, session, before, after } = row
  return {
    id: row.id,
    at: row.shownAt,
    person: row.person ?? row.person_id ?? '',
    account: row.account ?? '',
    onBehalfOf: row.onBehalfOf ?? '',
    organisation: row.organisation ?? '',
    roles: row.roleNames,
    action: auditActionName(row.action),
    objectType: auditObjectName(row.object_type),
    objectId,
    result: auditResultName(row.result),
    isRefused: row.result !== 'ok',
    address,
    device,
    session,
    requestId,
    before,
    after,
    sealNo: row.seq ?? '',
    isIntact: isIntact(row),
  }
}

/** The chain as a whole is followed by `npm run audit:verify`. */
function isIntact({ seq, previous_hash: previous, hash, version, ...row }: Found): boolean {
  if (seq === null || previous === null || version === null) return true
  return covers(version, row) && hashOf(Number(seq), previous, row, version) === hash
}
