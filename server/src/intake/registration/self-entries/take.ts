import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { SELF_ENTRY_TEXTS as TEXTS, VISIT_RATINGS } from '@portal/shared-lib/contract/rules/self-entry'
import type * as contract from '@portal/shared-lib/contract/self-entries'
import { takeSelfEntry } from '@portal/shared-lib/contract/self-entries'
import { sql } from 'kysely'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { DAY_MS, dateTimeOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import type { Services } from '../../../platform/services'
import { newToken, tokenHash } from '../../../platform/token'
import { contextOf } from '../ask'
import { lockTicket, TICKET, ticketsOfDay } from '../tickets/ticket'
import { LIFE_MS, placeOf, ratingPlaceOf } from './entry'

const OVER: readonly string[] = [TICKET.done, TICKET.void]

/** A token for the code of a ticket. Earlier ones go on: one may be printed, another on a screen. */
export async function openEntry(
  ask: Ask<CallInput<typeof contract.openSelfEntry>>,
): Promise<CallAnswer<typeof contract.openSelfEntry>> {
  const { db, caller, args, services } = ask
  const ticket = await lockTicket(db, caller, args.ticketNo)
  if (OVER.includes(ticket.state)) refuseRule(TEXTS.over)
  const at = services.now()
  const token = newToken()
  const of = { province_code: caller.provinceCode, token_hash: tokenHash(token), ticket_no: ticket.ticket_no }
  await db
    .insertInto('self_entry')
    .values({ ...of, made_by: caller.personId, made_at: at })
    .execute()
  return { token, until: dateTimeOf(new Date(at.getTime() + LIFE_MS)) }
}

/** Entries of today's tickets, without what stands in them, and how the visitors rated their reception. */
export async function listEntries(
  db: Db,
  caller: Caller,
  { fieldKeys, now }: Pick<Services, 'fieldKeys' | 'now'>,
): Promise<CallAnswer<typeof contract.selfEntries>> {
  const rows = await db
    .selectFrom('self_entry')
    .innerJoin('window_ticket as ticket', join =>
      join
        .onRef('ticket.province_code', '=', 'self_entry.province_code')
        .onRef('ticket.ticket_no', '=', 'self_entry.ticket_no'),
    )
    .where('self_entry.province_code', '=', caller.provinceCode)
    .where('self_entry.ticket_no', 'in', ticketsOfDay(db, caller, now()).clearOrderBy().select('ticket_no'))
    .where('filled_at', 'is not', null)
    .groupBy(['ticket.ticket_no', 'rating', 'rating_text'])
    .orderBy('ticket.ticket_no')
    .select(['ticket.ticket_no as ticketNo', 'rating', 'rating_text', sql<Date>`max(filled_at)`.as('filledAt')])
    .select(sql<boolean>`bool_or(taken_at is not null)`.as('isTaken'))
    .execute()
  return rows.map(({ ticketNo, filledAt, isTaken, rating, rating_text }) => ({
    ticketNo,
    filledAt: dateTimeOf(filledAt),
    isTaken,
    rating: ratingName(rating),
    ratingText: rating_text && fieldKeys.decrypt(rating_text, ratingPlaceOf(ticketNo)),
  }))
}

const ratingName = (rating: string): string => VISIT_RATINGS[rating as keyof typeof VISIT_RATINGS] ?? ''

/** 带入: what was entered last, for whoever hears the visitor; the audit knows who has read it. */
export async function takeEntry(
  ask: Ask<CallInput<typeof contract.takeSelfEntry>>,
): Promise<CallAnswer<typeof contract.takeSelfEntry>> {
  const { db, caller, args, services } = ask
  const ticket = await lockTicket(db, caller, args.ticketNo)
  const of = { province_code: caller.provinceCode, ticket_no: ticket.ticket_no }
  const found = await db
    .selectFrom('self_entry')
    .where(eb => eb.and(of))
    .where('filled_at', 'is not', null)
    .orderBy('filled_at', 'desc')
    .select(['token_hash', 'content'])
    .executeTakeFirst()
  const { token_hash, content } = found ?? refuseRule(TEXTS.none)
  await db
    .updateTable('self_entry')
    .set({ taken_at: services.now() })
    .where('province_code', '=', of.province_code)
    .where('token_hash', '=', token_hash)
    .execute()
  const audited = { action: '带入自助填报', objectType: 'ticket', objectId: ticket.ticket_no }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
  return takeSelfEntry.answer.parse(JSON.parse(services.fieldKeys.decrypt(content, placeOf(token_hash))))
}

/** What nobody has registered by the next day is of no use any more. */
export async function forgetSelfEntries({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('self_entry')
    .where('made_at', '<', new Date(now().getTime() - DAY_MS))
    .execute()
}
