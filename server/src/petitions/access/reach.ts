import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import { type KnownParties, partiesOf } from './parties'
import { mayKnowPetition } from './wall'

/**
 * SQL for whether the petition in the query is within the caller's scopes: who registered it, sent or received a step
 * of it or was given a to-do on it is, or for petition departments where it lies. Looked up from the petition: a value,
 * unlike an `exists`, never makes the database read everything within reach first.
 */
export const isInReach = (caller: Caller): RawBuilder<boolean> => sql<boolean>`coalesce((
  select true from (${partiesOf(caller)}) as mine (party, given) join petition_reach as reach using (party)
  where reach.petition_id = petition.id and (reach.given or not mine.given) limit 1), false)`

/** SQL for whether a numbered petition, `reach`, of the caller's party `mine` is the caller's to know of. */
export const isOfMine = (caller: Caller): RawBuilder<boolean> => sql<boolean>`(
  reach.party = mine.party and reach.registered_at is not null
  and (reach.given or not mine.given) and ${mayKnowReached(caller)})`

/** SQL for the same where the parties are known. */
export const isOfParties = (caller: Caller, { whole, given }: KnownParties): RawBuilder<boolean> => sql<boolean>`(
  reach.party = any(${[...whole, ...given]}::integer[]) and reach.registered_at is not null
  and (reach.given or reach.party = any(${whole}::integer[])) and ${mayKnowReached(caller)})`

const mayKnowReached = (caller: Caller) => sql<boolean>`(not reach.guarded or coalesce((
    select ${mayKnowPetition(caller)} from petition
    where petition.province_code = ${caller.provinceCode} and petition.id = reach.petition_id), false))`
