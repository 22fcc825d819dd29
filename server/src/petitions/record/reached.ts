import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { petition } from '@portal/shared-lib/contract/petitions'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'

type Reached = CallAnswer<typeof petition>['reached']
type Moments = { readonly [Stage in keyof Reached]: Date | null }

/** SQL over its steps but the first, which is where it was registered, and those that only help. */
const earliest = (column: 'sent_at' | 'signed_at') => sql<Date | null>`(
  select min(${sql.ref(column)}) from handling_step
  where handling_step.province_code = petition.province_code and handling_step.petition_id = petition.id
    and parent_id is not null and mode <> '100000')`

/** When the petition in the query came as far as each stage that it has reached. */
export const REACHED = [
  earliest('sent_at').as('sent'),
  earliest('signed_at').as('signed'),
  'petition.accepted_at as accepted',
  'petition.replied_at as answered',
  'petition.delivered_at as delivered',
  'petition.closed_at as closed',
] as const

export const reachedOf = (moments: Moments): Reached => ({
  sent: shown(moments.sent),
  signed: shown(moments.signed),
  accepted: shown(moments.accepted),
  answered: shown(moments.answered),
  delivered: shown(moments.delivered),
  closed: shown(moments.closed),
})

const shown = (at: Date | null) => at && dateTimeOf(at)
