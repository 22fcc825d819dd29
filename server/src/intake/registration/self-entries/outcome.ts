import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { SELF_ENTRY_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/self-entry'
import { rateVisit, visitOutcome } from '@portal/shared-lib/contract/self-entries'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import { openRoute } from '../../../platform/route'
import type { Services } from '../../../platform/services'
import { tokenHash } from '../../../platform/token'
import { TICKET } from '../tickets/ticket'
import { ratingPlaceOf } from './entry'

/** A whole hall asks from behind one address, every now and then. */
const LOOKS_PER_MINUTE = 240
const RATINGS_PER_MINUTE = 20

/** The ticket of a visit for which an entry was sent with the token. */
const visitOf = (db: Db, { config }: Services, token: string) =>
  db
    .selectFrom('self_entry')
    .innerJoin('window_ticket as ticket', join =>
      join
        .onRef('ticket.province_code', '=', 'self_entry.province_code')
        .onRef('ticket.ticket_no', '=', 'self_entry.ticket_no'),
    )
    .where('self_entry.province_code', '=', config.provinceCode)
    .where('token_hash', '=', tokenHash(token))
    .where('filled_at', 'is not', null)

export const outcome = openRoute(
  visitOutcome,
  async ({ args: { token }, db, services }) => {
    const found = await visitOf(db, services, token)
      .leftJoin('petition', join =>
        join
          .onRef('petition.province_code', '=', 'ticket.province_code')
          .onRef('petition.id', '=', 'ticket.petition_id'),
      )
      .select(['ticket.state', 'ticket.rating', 'petition_no', 'query_code'])
      .executeTakeFirst()
    const { state, rating, petition_no, query_code } = found ?? refuseRule(TEXTS.gone)
    return { state: stateOf(state), petitionNo: petition_no ?? '', queryCode: query_code ?? '', isRated: rating !== '' }
  },
  LOOKS_PER_MINUTE,
)

function stateOf(state: string): CallAnswer<typeof visitOutcome>['state'] {
  if (state === TICKET.done) return 'registered'
  if (state === TICKET.called) return 'called'
  return state === TICKET.void ? 'over' : 'waiting'
}

/** Of two ratings at the same time the second is refused. */
export const rate = openRoute(
  rateVisit,
  async ({ args: { token, rating, text }, db, services }) => {
    const found = await visitOf(db, services, token).select(['ticket.ticket_no', 'ticket.state']).executeTakeFirst()
    const { ticket_no, state } = found ?? refuseRule(TEXTS.gone)
    if (state !== TICKET.done) refuseRule(TEXTS.tooEarly)
    const { fieldKeys, config, now } = services
    const rating_text = text && fieldKeys.encrypt(text, ratingPlaceOf(ticket_no))
    const { numUpdatedRows } = await db
      .updateTable('window_ticket')
      .set({ rating, rating_text, rated_at: now() })
      .where('province_code', '=', config.provinceCode)
      .where('ticket_no', '=', ticket_no)
      .where('rating', '=', '')
      .executeTakeFirst()
    return numUpdatedRows === 1n ? null : refuseRule(TEXTS.rated)
  },
  RATINGS_PER_MINUTE,
)
