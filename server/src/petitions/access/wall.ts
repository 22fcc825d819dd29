import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'

type Viewer = Pick<Caller, 'personId' | 'orgAndAbove'>

/**
 * SQL for whether a caller may know of the petition in the query, wherever it lies: who is accused in it, or works below
 * who is, never may; of a walled one only those may who are on its list (条例 第三十条).
 */
export const mayKnowPetition = ({ personId, orgAndAbove }: Viewer) => sql<boolean>`(
  (not petition.walled_off or exists (
    select from petition_access
    where petition_access.province_code = petition.province_code and petition_access.petition_id = petition.id
      and petition_access.person_id = ${personId}))
  and (petition.accused_org_id is null or petition.accused_org_id <> all (${orgAndAbove}::text[])))`

/**
 * SQL for whether a caller may know of the to-do in the query. Only of guarded ones the petition is looked at, each by
 * itself: a value, unlike an `exists`, never makes the database read all petitions first.
 */
export const mayKnowTodo = (caller: Viewer) => sql<boolean>`(not todo.guarded or coalesce((
  select ${mayKnowPetition(caller)} from petition
  where petition.province_code = todo.province_code and petition.id = todo.petition_id), false))`

/** SQL for the opposite, worded so that the few guarded to-dos are found by their index. */
export const isHidden = (caller: Viewer) => sql<boolean>`(todo.guarded and not ${mayKnowTodo(caller)})`
