import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { FIGURE_LIST } from '@portal/shared-lib/contract/rules/figures'
import type * as contract from '@portal/shared-lib/contract/stats'
import { sql } from 'kysely'
import { dateTimeOf, dayOf } from '../platform/calendar/china-time'
import { codeName, regionPath } from '../platform/tables/names'
import { both, dayBy, inPeriod, inScope, inSet } from './conditions'
import type { Counting } from './counting'
import { isCounted } from './sight'

type Answer = CallAnswer<typeof contract.ticker>

/** The newest grave petitions: where, what about, how many people, and nobody's name. */
export async function readTicker(
  { db, caller, now }: Counting,
  { region, onlyToday, limit }: CallInput<typeof contract.ticker>,
): Promise<Answer> {
  const today = dayOf(now)
  const day = onlyToday ? dayBy('mode', '2') : undefined
  const grave = both(
    inScope({ region, channels: [], repeat: '' }, today),
    inSet('grave', today),
    ...(day ? [inPeriod(day, { from: today, to: today })] : []),
  )
  const { rows } = await sql<Omit<Answer['items'][number], 'registeredAt'> & { readonly registeredAt: Date }>`
    select petition.petition_no as "petitionNo", ${regionPath('petition.place_region')} as place,
      ${codeName('DM_NRFL', 'petition.category')} as category, ${codeName('DM_XFXS', 'petition.channel')} as channel,
      ${codeName('DM_XFJZT', 'petition.state')} as state, petition.person_count as persons,
      petition.registered_at as "registeredAt"
    from (select fact.petition_id from petition_fact as fact where ${isCounted(caller)} and ${grave.sql}
      order by fact.registered_on desc, fact.petition_id desc limit ${limit}) as newest
    join petition on petition.province_code = ${caller.provinceCode} and petition.id = newest.petition_id
    order by petition.registered_at desc, petition.id desc`.execute(db)
  return {
    asOf: dateTimeOf(now),
    viewId: FIGURE_LIST,
    conditions: [...grave.conditions],
    items: rows.map(row => ({ ...row, registeredAt: dateTimeOf(row.registeredAt) })),
  }
}
