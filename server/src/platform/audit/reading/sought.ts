import type { auditRows } from '@portal/shared-lib/contract/audit'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { auditActionsLike } from '@portal/shared-lib/contract/rules/audit'
import { type RawBuilder, sql } from 'kysely'
import { addDays, startOfDay } from '../../calendar/china-time'
import type { Caller } from '../../caller'
import { contains } from '../../paging/like'

type Asked = CallInput<typeof auditRows>

const ALL = sql<boolean>`true`

/** SQL for the rows that are asked for, of the caller's province and of nobody's: sign-ins by nobody known, the command line. */
export const soughtOf = ({ provinceCode }: Caller, asked: Asked): RawBuilder<boolean> =>
  sql<boolean>`(
    at >= ${startOfDay(asked.from)} and at < ${startOfDay(addDays(asked.to, 1))}
    and (organisation.id is null or organisation.region_code like ${`${provinceCode}%`})
    and ${byPerson(asked.person)} and ${byAction(asked.action)} and ${asked.failedOnly ? sql<boolean>`result <> 'ok'` : ALL}
    and ${whole('audit.object_id', asked.objectId)} and ${whole('audit.address', asked.address)}
    and ${whole('audit.session', asked.session)} and ${whole('audit.request_id', asked.requestId)})`

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
