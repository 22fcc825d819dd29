import type { CallInput } from '@portal/shared-lib/contract/form'
import type { departmentBoard } from '@portal/shared-lib/contract/kanban'
import { z } from 'zod'
import { nameOf } from '../../petitions/record/registered-field'
import { peopleWithTodos } from '../../petitions/todos/assign/receiver'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { readParameters } from '../../platform/parameters/read'
import type { Services } from '../../platform/services'
import { currentNames } from '../../platform/tables/names-in-memory'

export const HAND_PARAMETER = 'board.hand'

/** How many pieces of work one person should have in hand at most. */
export const HandParameter = z.int().min(1).max(1000)
export const HAND = 30

interface Board {
  readonly db: Db
  readonly caller: Caller
  readonly by: CallInput<typeof departmentBoard>['by']
  readonly now: Date
}

interface Lane {
  readonly key: string
  readonly name: string
  readonly own: boolean
  readonly limit: number | null
}

const NOBODY: Lane = { key: '', name: '未领取', own: false, limit: null }

/**
 * The lanes of a board: those of the department, with or without work, and whoever else has some of it; or the categories
 * of what there is.
 */
export async function lanesOf(
  services: Services,
  board: Board,
  cells: readonly { readonly lane: string }[],
): Promise<readonly Lane[]> {
  const keys = [...new Set(cells.map(({ lane }) => lane))]
  return board.by === 'person' ? await peopleOf(services, board, keys) : await categoriesOf(services, keys)
}

async function categoriesOf(services: Services, keys: readonly string[]): Promise<readonly Lane[]> {
  const names = await currentNames(services)
  return keys
    .toSorted()
    .map(key => ({ key, name: nameOf(names, 'category', key) || '未分类', own: false, limit: null }))
}

async function peopleOf(services: Services, { db, caller, now }: Board, keys: readonly string[]) {
  const colleagues = await peopleWithTodos(services, db, caller, 'department')
  const of = { regionCode: caller.regionCode, day: dayOf(now) }
  const set = (await readParameters(db, [HAND_PARAMETER], of)).get(HAND_PARAMETER)
  const limit = HandParameter.parse(set ?? HAND)
  const known = new Map(colleagues.map(({ personId, name }) => [personId, name]))
  const others = keys.filter(key => key !== '' && !known.has(key))
  for (const { id, user_name } of await namesOf(db, others)) known.set(id, user_name)
  return [NOBODY, ...[...known].map(([key, name]): Lane => ({ key, name, own: key === caller.holderId, limit }))]
}

const namesOf = async (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? [] : await db.selectFrom('person').where('id', 'in', ids).select(['id', 'user_name']).execute()
