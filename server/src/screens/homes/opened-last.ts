import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { openedLast } from '@portal/shared-lib/contract/homes'
import { sql } from 'kysely'
import { CASE_OPENED } from '../../petitions/access/access-alarm'
import { isVisible } from '../../petitions/access/visible'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName } from '../../platform/tables/names'

const SHOWN = 8
/** So many of the caller's last acts are looked through, whatever they are: along an index, however old the audit is. */
const LOOKED_THROUGH = 500
const SUMMARY_SHOWN = 60

interface Row {
  readonly petitionNo: string
  readonly summary: string
  readonly stateName: string
  readonly openedAt: Date
}

/** What the audit knows that the caller has opened, as far as the caller may see it today. */
export async function readOpenedLast(db: Db, caller: Caller): Promise<CallAnswer<typeof openedLast>> {
  const { rows } = await sql<Row>`
    with acts as (
      select object_id, action, at from audit where person_id = ${caller.personId}
      order by at desc limit ${LOOKED_THROUGH}),
    opened as (select object_id, max(at) as at from acts where action = ${CASE_OPENED} group by object_id)
    select petition.petition_no as "petitionNo", left(petition.summary, ${SUMMARY_SHOWN}) as summary,
      ${codeName('DM_XFJZT', 'petition.state')} as "stateName", opened.at as "openedAt"
    from opened join petition on petition.petition_no = opened.object_id and petition.petition_no <> ''
    where ${isVisible(caller)}
    order by opened.at desc limit ${SHOWN}`.execute(db)
  return rows.map(({ openedAt, ...row }) => ({ ...row, openedAt: dateTimeOf(openedAt) }))
}
