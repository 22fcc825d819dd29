import type { archiveWaiting } from '@portal/shared-lib/contract/archives'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { ArchiveCategory, Retention } from '@portal/shared-lib/contract/rules/archive'
import { OFFICIAL_STATE, RECEIVER_STATE } from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import { z } from 'zod'
import { documentsVisibleTo } from '../official-documents/row'
import { inPlaceOf } from '../people/organisations/successor'
import { petitionsVisibleTo } from '../petitions/record/scope'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { parsedCursor, writtenCursor } from '../platform/paging/cursor'
import { splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse } from '../platform/refusal'
import { documentRetention, petitionRetention } from './retention'

/** What can be gathered into a volume, of either kind. */
export interface Waiting {
  readonly id: string
  readonly key: string
  readonly number: string
  readonly title: string
  readonly endedOn: string
  readonly proposed: Retention
  readonly papers: number
  readonly walled: boolean
}

/** Characters of a matter that a list of contents shows. */
const SHOWN_CHARACTERS = 100

/** Archived petitions that the caller's organisation has registered, as far as the caller may know of them. */
const petitionsToGather = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .where('petition.register_org_id', 'in', inPlaceOf(caller.orgId))
    .where('petition.archived_at', 'is not', null)
    .where(sql<boolean>`not exists (select from archive_item as item
      where item.province_code = petition.province_code and item.petition_id = petition.id)`)
    .select(['petition.id', 'petition.petition_no as key', 'petition.petition_no as number'])
    .select(petitionFacts)

export const petitionFacts = [
  sql<string>`left(coalesce(nullif(petition.title, ''), petition.summary), ${SHOWN_CHARACTERS}::int)`.as('title'),
  sql<string>`china_day(coalesce(petition.closed_at, petition.archived_at, petition.registered_at))::text`.as(
    'endedOn',
  ),
  petitionRetention.as('proposed'),
  sql<number>`(select count(*)::int + 1 from petition_document as paper
    where paper.province_code = petition.province_code and paper.petition_id = petition.id)`.as('papers'),
  sql<boolean>`petition.walled_off`.as('walled'),
] as const

/** Documents that the caller's organisation has ended: its own, what it took in on paper, and what it had received. */
const documentsToGather = (db: Db, caller: Caller) =>
  documentsVisibleTo(db, caller)
    .where(sql<boolean>`((official_document.org_id in ${inPlaceOf(caller.orgId)}
        and official_document.state = ${OFFICIAL_STATE.closed}) or (official_document.state <> ${OFFICIAL_STATE.void}
        and exists (select from official_receiver as own where own.province_code = official_document.province_code
          and own.document_id = official_document.id and own.org_id in ${inPlaceOf(caller.orgId)}
          and own.state = ${RECEIVER_STATE.done})))`)
    .where(sql<boolean>`not exists (select from archive_item as item
      where item.province_code = official_document.province_code and item.document_id = official_document.id
        and item.org_id in ${inPlaceOf(caller.orgId)})`)
    .select(['official_document.id', sql<string>`official_document.id::text`.as('key')])
    .select('official_document.document_no as number')
    .select(documentFacts(caller))

export const documentFacts = ({ orgId }: Caller) =>
  [
    sql<string>`official_document.title`.as('title'),
    sql<string>`china_day(coalesce(case when official_document.org_id in ${inPlaceOf(orgId)}
      then official_document.closed_at end, official_document.sent_at, official_document.changed_at))::text`.as(
      'endedOn',
    ),
    documentRetention(orgId).as('proposed'),
    sql<number>`cardinality(official_document.attachment_ids) + 1`.as('papers'),
    sql<boolean>`false`.as('walled'),
  ] as const

/** What waits to be gathered. */
export function waitingOf(db: Db, caller: Caller, category: ArchiveCategory) {
  const found = category === 'petition' ? petitionsToGather(db, caller) : documentsToGather(db, caller)
  const columns = ['id', 'key', 'number', 'title', 'endedOn', 'proposed', 'papers', 'walled'] as const
  return db.selectFrom(sql<Waiting>`(${found})`.as('waiting')).select(columns)
}

/** 待组卷, oldest first. */
export async function listWaiting(
  db: Db,
  caller: Caller,
  ask: CallInput<typeof archiveWaiting>,
): Promise<CallAnswer<typeof archiveWaiting>> {
  const { category, year, retention, words } = ask
  const found = waitingOf(db, caller, category)
    .$if(year !== 0, query => query.where(sql<boolean>`left("endedOn", 4) = ${String(year)}`))
    .$if(retention !== '', query => query.where('proposed', '=', retention as Retention))
    .$if(words !== '', query =>
      query.where(sql<boolean>`(starts_with(number, ${words}) or strpos(title, ${words}) > 0)`),
    )
  const rows = await found
    .$if(ask.cursor !== undefined, query => query.where(isBehind(ask.cursor ?? '')))
    .orderBy('endedOn')
    .orderBy('id')
    .limit(ask.limit + 1)
    .execute()
  const { rows: shown, next } = splitPage(rows, ask.limit, ({ endedOn, id }) => writtenCursor([endedOn, id]))
  return { list: shown.map(({ id: _id, ...row }) => row), next, ...(await countTotal(db, found)) }
}

const Reached = z.tuple([z.iso.date(), z.string().refine(isRowId)])

function isBehind(cursor: string) {
  const { data } = Reached.safeParse(parsedCursor(cursor))
  if (!data) return refuse('badInput', { detail: 'cursor' })
  const [endedOn, id] = data
  return sql<boolean>`("endedOn", id) > (${endedOn}, ${id}::bigint)`
}
