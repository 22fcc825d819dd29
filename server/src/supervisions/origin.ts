import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import type { origin } from '@portal/shared-lib/contract/supervisions'
import { sql } from 'kysely'
import { petitionsVisibleTo } from '../petitions/record/scope'
import { STATE, STATE_NAMES, type State } from '../petitions/record/states'
import { SUGGESTIONS, suggestionIn } from '../petitions/urging/suggestions/suggest-supervision'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { candidatesFor } from './candidates'
import { isInstructed, petitionsOf, suggestionOf } from './draft'
import { ordersVisibleTo } from './sight'

type Asked = CallInput<typeof origin>
type Answer = CallAnswer<typeof origin>

/** What an order on petitions begins with: whom it may go to, and out of a suggestion for what. */
export async function readOrigin(db: Db, caller: Caller, asked: Asked): Promise<Answer> {
  const petitions = await petitionsOf(db, caller, asked.petitionNos)
  const ids = petitions.map(({ id }) => id)
  const suggestion = asked.suggestionId ? await suggestionOf(db, caller, asked.suggestionId) : undefined
  const candidates = await candidatesFor(db, caller, petitions)
  const suggested = suggestion && suggestionIn(suggestion.refId)
  return {
    petitions: await shown(db, caller, ids),
    candidates: candidates.map(({ handler: _, ...candidate }) => candidate),
    reason: suggested?.situation ?? '',
    facts: suggested ? `${SUGGESTIONS[suggested.why]}。` : '',
    isInstructed: await isInstructed(db, caller, petitions),
    open: await openOn(db, caller, ids),
    hindrance: hindranceOf(petitions, asked, suggestion !== undefined),
  }
}

type Found = Awaited<ReturnType<typeof petitionsOf>>

function hindranceOf(petitions: Found, { suggestionId }: Asked, isSuggested: boolean): string {
  if (suggestionId && !isSuggested) return SUPERVISION_TEXTS.settled
  if (petitions.length > 1 && petitions.some(({ walledOff }) => walledOff)) return SUPERVISION_TEXTS.walled
  const isOver = ({ endState }: Found[number]) => endState === STATE.void || endState === STATE.merged
  return petitions.some(isOver) ? SUPERVISION_TEXTS.ended : ''
}

async function shown(db: Db, caller: Caller, ids: readonly string[]): Promise<Answer['petitions']> {
  if (ids.length === 0) return []
  const rows = await petitionsVisibleTo(db, caller)
    .leftJoin('organisation', 'organisation.id', 'petition.lead_org_id')
    .where('petition.id', 'in', ids)
    .orderBy('petition.id')
    .select(['petition_no as petitionNo', 'summary', 'state', 'company_name as organisation'])
    .execute()
  return rows.map(({ organisation, ...row }) => ({
    ...row,
    stateName: STATE_NAMES[row.state as State],
    organisation: organisation ?? '',
  }))
}

/** Numbers of the orders on some petitions that are under way, as far as the caller may know. */
async function openOn(db: Db, caller: Caller, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await ordersVisibleTo(db, caller)
    .where('supervision.closed_at', 'is', null)
    .where(sql<boolean>`exists (
      select from supervision_petition as part
      where part.province_code = supervision.province_code and part.supervision_id = supervision.id
        and part.petition_id = any (${ids}::bigint[]))`)
    .orderBy('supervision.id')
    .select('order_no as orderNo')
    .execute()
  return rows.map(({ orderNo }) => orderNo)
}
